import type { Purpose } from '../ability/cost-modifier';
import type { Put } from '../state/filter';
import type { Bill, PayFor } from '../state/frame';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Code } from '../state/refusal';
import { cardOf, ownerOf, typeOfCard } from '../query/card';
import { printedOn } from '../query/constant';
import { contextOf } from '../query/context';
import { isHooked } from '../query/hook';
import { serverFits } from '../query/server-fits';
import { cardsFor, describes, matches } from '../query/described';
import { eachConstant, someConstant } from '../query/in-force';
import { hasSubtype } from '../query/subtype';
import { mayBeTrashed } from '../query/forbidden';
import { currentRun } from '../query/run';
import { deckAt, handAtRisk, playerOf } from '../query/player';

export interface Source {
  readonly source: CardId | 'run-credits' | 'pool';
  readonly credits: number;
}

const verbs: Readonly<Record<Extract<Purpose, { readonly to: string }>['to'], PayFor>> = {
  install: 'installing',
  rez: 'rezzing',
  advance: 'advancing',
  play: 'playing',
  use: 'using',
  trash: 'trashing',
};

/** Where a card is to be installed; null where that is not said, or of what is no install. */
export type Destined = ServerName | 'new' | null;

/** Where the card goes whose install is being paid for. */
function destined(g: Work, card: CardId): Destined {
  const frame = g.state.frames.findLast((one) => one.at === 'install' && one.vars.card === card);
  return frame?.at === 'install' ? frame.vars.server : null;
}

function serves(
  g: Work,
  host: Card,
  purpose: Purpose,
  payFor: PayFor,
  card: CardId,
  to: Destined | undefined,
): boolean {
  if (typeof purpose === 'object') {
    if ('to' in purpose)
      return (
        verbs[purpose.to] === payFor &&
        describes(g, contextOf(g, host), cardOf(g, card), purpose.cards) &&
        (purpose.at === undefined || (to ?? destined(g, card)) === host.server)
      );
    const run = currentRun(g);
    if (run === null) return false;
    return purpose.on === undefined || serverFits(g, contextOf(g, host), purpose.on, run.server);
  }
  switch (purpose) {
    // BRK-12: breaking and boosting alike.
    case 'icebreakers':
      return payFor === 'using' && hasSubtype(g, cardOf(g, card), 'icebreaker');
    case 'installing viruses':
      return (
        payFor === 'installing' &&
        typeOfCard(g, cardOf(g, card)) === 'program' &&
        hasSubtype(g, cardOf(g, card), 'virus')
      );
    case 'removing tags':
      return payFor === 'removing tags';
    // TRC-06
    case 'traces':
      return payFor === 'traces';
    case 'trashing':
      return payFor === 'trashing';
  }
}

/** CANT-01: from no place at all. */
const cannotSpend = (g: Work, side: Side): boolean =>
  isHooked(g, g.pool.often.cannotSpend) && isKeptFromSpending(g, side);

const isKeptFromSpending = (g: Work, side: Side): boolean =>
  someConstant(g, 'cannot-spend', (modifier) => modifier.side === side);

type VisitSource = (source: Source['source'], credits: number) => void;

/** Visits where a player's credits for a payment can come from, in their order, empty ones left out. */
function eachSource(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
  to: Destined | undefined,
  visit: VisitSource,
): void {
  if (cannotSpend(g, side)) return;
  for (const id of g.state.active) {
    const host = cardOf(g, id);
    if ((host.recurring === 0 && host.credit === 0) || ownerOf(g, host) !== side) continue;
    if (stealthOnly && !hasSubtype(g, host, 'stealth')) continue;
    if (host.recurring > 0)
      for (const { for: purposes } of printedOn(g, host, 'recurring'))
        if (purposes.some((purpose) => serves(g, host, purpose, payFor, card, to)))
          visit(id, host.recurring);
    if (host.credit > 0)
      for (const { for: purposes } of printedOn(g, host, 'credits-usable'))
        if (purposes?.some((purpose) => serves(g, host, purpose, payFor, card, to)) !== false)
          visit(id, host.credit);
  }
  if (stealthOnly) return;
  if (side === 'runner' && g.state.runner.runCredits > 0 && currentRun(g) !== null)
    visit('run-credits', g.state.runner.runCredits);
  visit('pool', playerOf(g, side).credits);
}

/** Whether a player's credits lie in the pool alone: then nothing has to be told apart. */
export function isPoolAlone(g: Work, side: Side): boolean {
  if (side === 'runner' && g.state.runner.runCredits > 0) return false;
  for (const id of g.state.active) {
    const host = cardOf(g, id);
    if ((host.recurring !== 0 || host.credit !== 0) && ownerOf(g, host) === side) return false;
  }
  return true;
}

/**
 * Where a player's credits for a payment can come from, restricted ones first (COST-12, RECUR-03).
 * Empty sources are left out; the pool always comes last.
 */
export function sourcesFor(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
  to?: Destined,
): readonly Source[] {
  const sources: Source[] = [];
  eachSource(g, side, payFor, card, stealthOnly, to, (source, credits) => {
    sources.push({ source, credits });
  });
  return sources;
}

/** How much these come to together. */
export function creditsFor(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
  to?: Destined,
): number {
  let sum = 0;
  eachSource(g, side, payFor, card, stealthOnly, to, (_, credits) => {
    sum += credits;
  });
  return sum;
}

export const available = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + source.credits, 0);

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
