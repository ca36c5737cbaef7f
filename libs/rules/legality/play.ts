import { forbidden, forbiddenFor } from '../query/forbidden';
import type { Play } from '../ability/ability';
import type { Bill } from '../state/bill';
import type { Work } from '../machine/work';
import { billFor, credits, together, free } from '../query/bill';
import { definitionOf, figuresOf, ownerOf, typeOfCard, valueOf } from '../query/card';
import { printedOn } from '../query/constant';
import { fits, holds, signedAmountOf } from '../query/ask';
import { eachConstant, eachOwnConstant, isChanged, someConstant } from '../query/in-force';
import { coveredAnywhere } from '../query/target';
import { contextOf } from '../query/context';
import { mayLeave } from '../query/may-leave';
import { barUnlessLowered, mostLowered } from './lowering';
import { mostX } from './most-x';
import { barToPay } from './payment';
import type { CardValue } from '../ability/value';
import type { Card } from '../state/card';
import type { Code } from '../state/refusal';

export function playAt(g: Work, card: Card): Play {
  const { play } = definitionOf(g, card);
  if (play !== null) return play;
  throw new Error(`${valueOf(g, card).title} cannot be played`);
}

interface Terms {
  /** Additional costs are ignored. */
  readonly plain?: boolean;
  /** All costs are. */
  readonly free?: boolean;
  /** What the player trashed a card to pay less. */
  readonly lowered?: number;
}

/** Play cost with the click of the action and additional costs in one lump (PLAY-08). */
export function playBill(g: Work, card: Card, clicks: number, x: number, terms: Terms = {}): Bill {
  if (terms.free === true) return clicks === 0 ? free : credits(0, clicks);
  const type = typeOfCard(g, card);
  const { cost } = figuresOf(g, card);
  let due = type !== 'event' && type !== 'operation' ? 0 : cost === 'X' ? x : (cost ?? 0);
  eachConstant(g, 'play-cost', ({ cards, by }, context) => {
    if (coveredAnywhere(g, context, cards, card)) due += signedAmountOf(g, context, by);
  });
  eachOwnConstant(g, card, 'play-cost', ({ by }, own) => {
    due += signedAmountOf(g, own, by);
  });
  let bill: Bill = credits(due - (terms.lowered ?? 0), clicks);
  const more = alsoToPlay(g, card);
  if (more.length === 0 || terms.plain === true || isPlayedPlainly(g, card)) return bill;
  for (const one of more) bill = together(bill, one);
  return bill;
}

const none: readonly Bill[] = [];

/** COST-06: what its own text and that of others add to its cost. */
function alsoToPlay(g: Work, card: Card): readonly Bill[] {
  const own = printedOn(g, card, 'play-also');
  if (own.length === 0 && !isChanged(g, 'play-also')) return none;
  const bills: Bill[] = [];
  for (const { cost, cards } of own)
    if (cards === undefined) bills.push(billFor(g, contextOf(g, card), cost));
  eachConstant(g, 'play-also', ({ cost, cards }, context) => {
    if (cards !== undefined && coveredAnywhere(g, context, cards, card))
      bills.push(billFor(g, context, cost));
  });
  return bills;
}

/** Something in force ignores the additional costs of playing it (COST-06). */
const isPlayedPlainly = (g: Work, card: Card): boolean =>
  someConstant(
    g,
    'play-plainly',
    ({ cards }, context) =>
      ownerOf(g, card) === context.controller && fits(g, context, card, cards),
  );

export const costsX = (value: CardValue): boolean =>
  (value.type === 'event' || value.type === 'operation') && value.cost === 'X';

/** The highest X the player can name; 0 for a card without X. */
export function mostPlayX(g: Work, card: Card, lowered = mostLowered(g, 'play', card)): number {
  if (!costsX(valueOf(g, card))) return 0;
  return mostX(g, contextOf(g, card), {
    side: ownerOf(g, card),
    payFor: 'playing',
    limit: playAt(g, card).atMostX,
    stealthOnly: false,
    costOf: (x) => playBill(g, card, 0, x, { lowered }).credits,
  });
}

/** PLAY-09: its text keeps it in play after it has resolved. */
export const staysInPlay = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'stays-in-play').length > 0;

const barToPayToPlay = (g: Work, card: Card, clicks: number, terms: Terms): Code | null =>
  barToPay(g, ownerOf(g, card), 'playing', card.id, playBill(g, card, clicks, 0, terms));

/** What keeps a card from being played, were its effects to change anything (PLAY-03). */
export function barToPlayAtAll(
  g: Work,
  card: Card,
  clicks: number,
  terms: Terms = {},
): Code | null {
  const type = typeOfCard(g, card);
  if (type !== 'event' && type !== 'operation') return 'BAD_TARGET';
  if (
    forbidden(g, 'play', ownerOf(g, card)) ||
    forbiddenFor(g, 'play', card) ||
    !mayLeave(g, card.id)
  )
    return 'PLAY_RESTRICTION';
  const { onlyIf } = playAt(g, card);
  const inFull = barToPayToPlay(g, card, clicks, terms);
  const bar = barUnlessLowered(g, 'play', card, inFull, (lowered) =>
    barToPayToPlay(g, card, clicks, { ...terms, lowered }),
  );
  if (bar !== null) return bar;
  return onlyIf === undefined || holds(g, contextOf(g, card), onlyIf) ? null : 'PLAY_RESTRICTION';
}
