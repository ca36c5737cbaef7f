import {
  type Ability,
  advance,
  type CardId,
  cloneState,
  ownerOf,
  cardOf,
  type Pool,
  type Rules,
  type State,
  trash,
  workOn,
} from '#rules';
import type { Titles } from '../titles';
import { wait } from './by-hand';

const trashes = /^\S.* trashes (.+?)\.$/;

/** A card that is trashed as the last of its counters is removed. */
const isEmptied = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  ability.trigger.on === 'tokens-removed' &&
  ability.effects.some((effect) => effect.do === 'trash' && effect.cards === 'this');

/** The card that a line tells to be trashed, if it is one that goes with its counters. */
export function emptiedIn(titles: Titles, line: string): number | null {
  const title = trashes.exec(line)?.[1];
  const def = title === undefined ? null : titles.ofTitle(title);
  return def !== null && goes(titles.pool, def) ? def : null;
}

const goes = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.abilities.some(({ ability }) => isEmptied(ability)) === true;

export const isBare = ({ cards }: State, id: CardId): boolean => cards[id]?.power === 0;

/** It is trashed though no counter was removed; null where some lie there. */
export function emptyOut({ pool }: Rules, from: State, id: CardId): State | null {
  const def = from.cards[id]?.def;
  if (def === undefined || !goes(pool, def) || !isBare(from, id)) return null;
  const g = workOn(pool, cloneState(from), null);
  if (!wait(g.state)) return null;
  trash(g, [id], { by: ownerOf(g, cardOf(g, id)) });
  advance(g, null);
  return g.state;
}
