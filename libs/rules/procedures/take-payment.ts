import { isPlain, putable } from '../legality/payment';
import type { Work } from '../machine/work';
import { spendClicks } from '../mutations/clicks';
import { removeCounters } from '../mutations/counters';
import { tellEmptyPool } from '../mutations/credits';
import { emit } from '../mutations/emit';
import { returnCard } from '../mutations/return-card';
import { removeTags } from '../mutations/tags';
import { forfeit, removeFromGame } from '../mutations/trash';
import { cardOf } from '../query/card';
import { useOf } from '../query/cause';
import { contextOf } from '../query/context';
import { cardsFor } from '../query/described';
import { deckAt, playerOf } from '../query/player';
import { see } from '../query/see';
import type { Spending } from '../state/fact';
import type { PayVars } from '../state/frame';
import type { ImminentItem } from '../state/imminent';
import { ownCard } from '../state/own-card';
import type { Bill } from '../state/bill';

/** Credits that are said to come from elsewhere than the pool. */
export const given = (v: PayVars): number => v.split.reduce((sum, one) => sum + one.credits, 0);

/** Takes the chosen credits from their places and tells of it. */
function spendCredits(g: Work, v: PayVars): void {
  const rest = v.bill.credits - given(v);
  if (v.bill.credits === 0) return;
  const cards: { card: ReturnType<typeof see>; credits: number }[] = [];
  let run = 0;
  for (const { source, credits } of v.split) {
    if (credits === 0) continue;
    if (source === 'run-credits') {
      g.state.runner.runCredits -= credits;
      run += credits;
      continue;
    }
    const card = ownCard(g.state, source);
    if (card.recurring >= credits) card.recurring -= credits;
    else card.credit -= credits;
    cards.push({ card: see(g, source), credits });
  }
  playerOf(g, v.side).credits -= rest;
  if (playerOf(g, v.side).credits < 0) throw new Error('more credits were spent than there were');
  const from: Spending = { pool: rest, run, cards };
  emit(g, { type: 'credits-spent', side: v.side, amount: v.bill.credits, from, use: useOf(g, v) });
  for (const { card, credits } of cards)
    emit(g, { type: 'card-credits-spent', side: v.side, amount: credits, card });
  if (rest > 0) tellEmptyPool(g, v.side);
}

type Takes = { readonly [P in keyof Required<Bill>]: (g: Work, v: PayVars) => ImminentItem[] };

/** How each part of a bill is paid, in this order; what can be prevented comes last and together. */
const takes: Takes = {
  clicks: (g, v) => {
    spendClicks(g, v.side, v.bill.clicks, useOf(g, v));
    return [];
  },
  credits: (g, v) => {
    spendCredits(g, v);
    return [];
  },
  tags: (g, { bill, side }) => {
    removeTags(g, bill.tags, side);
    return [];
  },
  // Said with the credits.
  stealthOnly: () => [],
  stealth: () => [],
  // COST-11
  counters: (g, { card, drained, bill: { counters } }) => {
    if (counters === null) return [];
    if (drained === undefined) removeCounters(g, card, counters.kind, counters.amount);
    else for (const id of drained) removeCounters(g, id, counters.kind, 1);
    return [];
  },
  forfeit: (g, v) => {
    for (const id of v.forfeits) forfeit(g, v.side, id);
    return [];
  },
  forfeitThis: (g, v) => {
    if (v.bill.forfeitThis) forfeit(g, v.side, v.card);
    return [];
  },
  removeThis: (g, v) => {
    if (v.bill.removeThis) removeFromGame(g, [v.card]);
    return [];
  },
  returnThis: (g, v) => {
    if (v.bill.returnThis) returnCard(g, v.card, 'hand');
    return [];
  },
  damage: (_g, v) =>
    v.bill.damage.map(({ kind, amount }) => ({
      what: 'damage',
      kind,
      amount,
      prevented: 0,
      done: false,
      preventable: true,
      picked: [],
    })),
  // COST-16
  put: (g, v) => {
    const { put } = v.bill;
    if (put === null) return [];
    const cards = put.amount === 'all' ? putable(g, cardOf(g, v.card), put) : (v.puts ?? []);
    if (put.to === 'removed') removeFromGame(g, cards);
    else for (const id of cards) returnCard(g, id, 'bottom');
    return [];
  },
  takeTags: (_g, { bill }) =>
    bill.takeTags > 0 ? [{ what: 'tags', amount: bill.takeTags, prevented: 0 }] : [],
  takeBadPublicity: (_g, { bill }) =>
    bill.takeBadPublicity > 0
      ? [{ what: 'bad-publicity', amount: bill.takeBadPublicity, prevented: 0 }]
      : [],
  trash: (g, v) => {
    const { trashThis, trashAll, trashTop } = v.bill;
    const top = trashTop === null ? [] : deckAt(g, trashTop.of).slice(0, trashTop.cards);
    const all = trashAll === null ? [] : cardsFor(g, contextOf(g, cardOf(g, v.card)), trashAll);
    const cards = [
      ...(trashThis ? [v.card] : []),
      ...v.trashes,
      ...(v.drawn ?? []),
      ...all,
      ...top,
    ];
    if (cards.length === 0) return [];
    return [{ what: 'trash', cards, by: v.side, preventable: true, prevented: 0 }];
  },
  // Goes with the others.
  trashThis: () => [],
  trashAll: () => [],
  trashRandom: () => [],
  trashTop: () => [],
};
const inTurn = Object.values(takes);

/** Takes all of a bill; what is left to be done can be prevented. */
export function takeAll(g: Work, v: PayVars): ImminentItem[] {
  // Only for speed: most bills are of clicks and credits, and nothing of those can be prevented.
  if (isPlain(v.bill)) {
    takes.clicks(g, v);
    return takes.credits(g, v);
  }
  const items: ImminentItem[] = [];
  for (const take of inTurn) items.push(...take(g, v));
  return items;
}
