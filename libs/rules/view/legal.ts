import type { Decision, Legal } from '../state/decision';
import type { Pool } from '../ability/pool';
import type { Work } from '../machine/work';
import { workOn } from '../query/work-on';
import type { Actor } from '../state/side';
import type { State } from '../state/state';
import type { CardName } from './card';
import { named, placeIn } from './decision';
import { legalFor } from './prompt';
import type { Viewer } from './viewer';

/** A decision that could be made, with the cards it names as the viewer knows them. */
export interface LegalView {
  readonly by: Actor;
  readonly do: Decision['do'];
  readonly card?: CardName;
  readonly host?: CardName;
  /** Numbers the decision may hold, both included. */
  readonly from?: number;
  readonly to?: number;
  readonly [field: string]: unknown;
}

/** What names cards, and is shown as names where the viewer may know one. */
const cardFields: ReadonlySet<string> = new Set(['card', 'host', 'cards', 'order']);

function show(g: Work, legal: Legal, by: Actor, viewer: Viewer): LegalView {
  const view: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(legal)) if (!cardFields.has(key)) view[key] = value;
  if ('card' in legal) view['card'] = named(g, legal.card, viewer, by, false);
  if ('host' in legal && legal.host !== undefined)
    view['host'] = named(g, legal.host, viewer, by, false);
  const zone = placeIn(g, legal);
  if (zone !== null) view['zone'] = zone;
  return { ...view, by, do: legal.do };
}

/** The legal decisions for the player who is asked and for the judge; nobody else has any. */
export function viewLegal(pool: Pool, state: State, viewer: Viewer): readonly LegalView[] {
  const g = workOn(pool, state, null);
  const { prompt } = state;
  if (prompt === null) return [];
  return legalFor(g, viewer).map((legal) => show(g, legal, prompt.for, viewer));
}
