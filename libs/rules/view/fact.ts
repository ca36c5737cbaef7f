import type { Fact, FactType } from '../fact/fact';
import type { Sighting } from '../fact/sighting';
import type { Game } from '../machine/game';
import type { Pool } from '../pool/pool';
import { newGame } from '../state/opening';
import type { State } from '../state/state';
import { sightingName, type CardName } from './card';
import type { Viewer } from './viewer';

type Json =
  string | number | boolean | null | CardName | readonly Json[] | { readonly [key: string]: Json };

/** A fact as one viewer saw it happen: plain JSON, cards by what the viewer knew of them. */
export interface FactView {
  readonly type: FactType;
  readonly step: string;
  readonly [field: string]: Json;
}

const isSighting = (value: object): value is Sighting => 'seen' in value && 'corpHandle' in value;

function show(g: Game, value: unknown, viewer: Viewer): Json {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  if (Array.isArray(value)) return value.map((one) => show(g, one, viewer));
  if (isSighting(value)) return sightingName(g, value, viewer);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, show(g, one, viewer)]));
}

/** Bookkeeping of the engine that is no event at the table. */
const internal: ReadonlySet<FactType> = new Set<FactType>(['access-ended', 'run-unsuccessful']);

/** Whether a fact stands on anybody's timeline; what of it can be told apart is another matter. */
export const isTold = (fact: Fact): boolean => !internal.has(fact.type);

/** A fact for one viewer; null when there was nothing for anyone to see. */
export function viewFact(pool: Pool, state: State, fact: Fact, viewer: Viewer): FactView | null {
  if (!isTold(fact)) return null;
  const g = newGame(pool, state, null);
  const fields: Record<string, Json> = {};
  for (const [key, value] of Object.entries(fact))
    if (key !== 'type' && key !== 'step' && key !== 'batch') fields[key] = show(g, value, viewer);
  return { ...fields, type: fact.type, step: fact.step };
}
