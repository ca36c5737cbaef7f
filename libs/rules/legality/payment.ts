import type { Put } from '../state/filter';
import type { Bill, PayFor } from '../state/bill';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { Code } from '../state/refusal';
import { cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { cardsFor, matches } from '../query/described';
import { eachConstant } from '../query/in-force';
import { mayBeTrashed } from '../query/forbidden';
import { deckAt, handAtRisk, playerOf } from '../query/player';
import { cannotSpend, creditsFor, type Destined, isPoolAlone } from './credit-sources';

interface Payment {
  readonly side: Side;
  readonly payFor: PayFor;
  readonly card: Card;
  readonly bill: Bill;
  readonly to: Destined | undefined;
}

/** Cards whose counters can be spent for a card: itself and those that count for it, or any that fit (COST-11). */
export function counterSources(
  g: Work,
  card: Card,
  { kind, from }: NonNullable<Bill['counters']>,
): CardId[] {
  const found: CardId[] = [];
  if (from === undefined) {
    found.push(card.id);
    eachConstant(g, 'considered', ({ counter, spendable, cards }, context) => {
      if (counter === kind && spendable === true && matches(g, context, card, cards))
        found.push(context.source);
    });
  } else found.push(...cardsFor(g, contextOf(g, card), from));
  return found.filter((id) => cardOf(g, id)[kind] > 0);
}

/** The cards that a cost could put elsewhere. */
export const putable = (g: Work, card: Card, { cards }: Put): CardId[] =>
  cardsFor(g, contextOf(g, card), cards);

const hasClicks = (g: Work, side: Side, { clicks }: Bill): boolean =>
  clicks === 0 || (clicks <= playerOf(g, side).clicks && g.state.turn.side === side);

/** Whether the pool alone can pay the credits. */
const hasInPool = (g: Work, side: Side, { credits, stealthOnly }: Bill): boolean =>
  credits === 0 || (!stealthOnly && playerOf(g, side).credits >= credits && !cannotSpend(g, side));

type Bars = { readonly [P in keyof Required<Bill>]: (g: Work, payment: Payment) => Code | null };

/** What keeps a player from paying each part of a bill. */
const bars: Bars = {
  clicks: (g, { side, bill }) => {
    if (hasClicks(g, side, bill)) return null;
    return bill.clicks > playerOf(g, side).clicks ? 'NO_CLICKS' : 'WRONG_WINDOW';
  },
  credits: (g, { side, payFor, card, bill, to }) => {
    // More than the pool is looked for only where it does not do.
    if (hasInPool(g, side, bill)) return null;
    if (isPoolAlone(g, side)) return 'CANNOT_PAY';
    return creditsFor(g, side, payFor, card.id, bill.stealthOnly, to) < bill.credits
      ? 'CANNOT_PAY'
      : null;
  },
  tags: (g, { bill }) => (bill.tags > g.state.runner.tags ? 'CANNOT_PAY' : null),
  takeTags: () => null,
  takeBadPublicity: () => null,
  // Said with the credits.
  stealthOnly: () => null,
  stealth: (g, { side, payFor, card, bill }) =>
    bill.stealth > 0 && creditsFor(g, side, payFor, card.id, true) < bill.stealth
      ? 'CANNOT_PAY'
      : null,
  counters: (g, { card, bill: { counters } }) => {
    if (counters === null) return null;
    // Most cards bear enough of their own.
    if (counters.from === undefined && card[counters.kind] >= counters.amount) return null;
    const there = counterSources(g, card, counters).reduce(
      (sum, id) => sum + cardOf(g, id)[counters.kind],
      0,
    );
    return there < counters.amount ? 'CANNOT_PAY' : null;
  },
  // FORF-03: with no agenda in the area a forfeit cannot be paid.
  forfeit: (g, { side, bill }) =>
    bill.forfeit > playerOf(g, side).score.length ? 'CANNOT_PAY' : null,
  forfeitThis: (g, { side, card, bill }) =>
    bill.forfeitThis && !playerOf(g, side).score.includes(card.id) ? 'CANNOT_PAY' : null,
  trash: (g, { side, card, bill }) =>
    bill.trash !== null &&
    mayBeTrashed(g, cardsFor(g, contextOf(g, card), bill.trash), side).length === 0
      ? 'CANNOT_PAY'
      : null,
  trashThis: (g, { side, card, bill }) =>
    bill.trashThis && mayBeTrashed(g, [card.id], side).length === 0 ? 'CANNOT_PAY' : null,
  removeThis: () => null,
  returnThis: () => null,
  trashAll: () => null,
  // COST-18
  trashRandom: (g, { bill: { trashRandom } }) =>
    trashRandom !== null && handAtRisk(g, trashRandom).length === 0 ? 'CANNOT_PAY' : null,
  // COST-15
  trashTop: (g, { bill: { trashTop } }) =>
    trashTop !== null && deckAt(g, trashTop.of).length < trashTop.cards ? 'CANNOT_PAY' : null,
  put: (g, { card, bill: { put } }) =>
    put !== null && putable(g, card, put).length < (put.amount === 'all' ? 0 : put.amount)
      ? 'CANNOT_PAY'
      : null,
  // GAP-03: damage that cannot be suffered in full is not offered.
  damage: (g, { bill }) => {
    let damage = 0;
    for (const one of bill.damage) damage += one.amount;
    return damage > g.state.runner.grip.length ? 'CANNOT_PAY' : null;
  },
};
const partsInTurn = Object.keys(bars) as (keyof Bill)[];

/** Whether a bill asks for clicks and credits alone, as most do: to be asked of each part by its name. */
export const isPlain = (bill: Bill): boolean =>
  bill.tags === 0 &&
  bill.takeTags === 0 &&
  bill.takeBadPublicity === 0 &&
  bill.counters === null &&
  !bill.trashThis &&
  !bill.removeThis &&
  !bill.returnThis &&
  bill.forfeit === 0 &&
  !bill.forfeitThis &&
  bill.trash === null &&
  bill.trashAll === null &&
  bill.trashRandom === null &&
  bill.trashTop === null &&
  bill.put === null &&
  bill.damage.length === 0 &&
  !bill.stealthOnly &&
  bill.stealth === 0;

/** What keeps a player from paying a bill completely; null when nothing does (COST-01). */
export function barToPay(
  g: Work,
  side: Side,
  payFor: PayFor,
  id: CardId,
  bill: Bill,
  to?: Destined,
): Code | null {
  if (hasClicks(g, side, bill) && hasInPool(g, side, bill) && isPlain(bill)) return null;
  const payment: Payment = { side, payFor, card: cardOf(g, id), bill, to };
  for (const part of partsInTurn) {
    const code = bars[part](g, payment);
    if (code !== null) return code;
  }
  return null;
}
