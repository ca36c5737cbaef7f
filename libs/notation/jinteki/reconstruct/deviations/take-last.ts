import {
  type Ability,
  advance,
  cardOf,
  type CardId,
  cloneState,
  ownCard,
  ownerOf,
  type Pool,
  type Rules,
  type State,
  trash,
  workOn,
} from '#rules';
import type { Titles } from '../titles';
import { askedWhere, wait } from './by-hand';

/** It is trashed as the last of the credits that it keeps to be spent is spent. */
const isSpentUp = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  [ability.trigger.on].flat().includes('card-credits-spent') &&
  ability.effects.some((effect) => effect.do === 'trash' && effect.cards === 'this');

export const goesWithCredits = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.abilities.some(({ ability }) => isSpentUp(ability)) === true;

const takes = /^(.+?) uses (.+?) to gain (\d+) \[Credits?\]/;

/** The last credits of a card, which lines tell to be taken by hand. */
export interface TakenLast {
  readonly def: number;
  readonly credits: number;
}

/** What a line tells to be taken from a card that is told to be trashed with it; null for any other line. */
export function takenLastIn(
  titles: Titles,
  lines: readonly string[],
  line: string,
): TakenLast | null {
  const [, who = '', title = '', credits = '0'] = takes.exec(line) ?? [];
  const def = titles.ofTitle(title);
  if (def === null || !goesWithCredits(titles.pool, def)) return null;
  return lines.includes(`${who} trashes ${title}.`) ? { def, credits: Number(credits) } : null;
}

/** All that lies on the card goes into the pool, and it is trashed; null where that is another number. */
export function takeLast(
  { pool }: Rules,
  from: State,
  id: CardId,
  credits: number,
  stays: boolean,
): State | null {
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const card = cardOf(g, id);
  if (!goesWithCredits(pool, card.def) || card.credit !== credits || !wait(g.state)) return null;
  const side = ownerOf(g, card);
  g.state[side].credits += card.credit;
  ownCard(g.state, id).credit = 0;
  trash(g, [id], { by: side });
  advance(g, null);
  return g.state;
}
