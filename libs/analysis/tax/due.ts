import {
  abilitiesNow,
  billFor,
  cardOf,
  contextOf,
  ownerOf,
  workOn,
  type CardId,
  type Decision,
  type Effect,
  type Frame,
  type Pool,
  type State,
  type Work,
} from '#rules';
import { installedWorth, WORTH } from './cost';
import { keepsItself, losesForSure } from './keeping';
import { trashedForRoom } from './room';
import type { Scale } from './scale';

type Bill = ReturnType<typeof billFor>;

/** What is to be paid next may be left out of what counts. */
interface Reckoning {
  readonly g: Work;
  readonly scale: Scale;
  /** Credits that cost nothing. */
  readonly free: number;
  /** Credits and counters that are paid next do not count. */
  readonly isAside: boolean;
}

/** What a card of the Runner's is worth where it lies, by what counts. */
function worthOf({ g, scale }: Reckoning, id: CardId): number {
  const card = cardOf(g, id);
  const definition = g.pool.definitions[card.def];
  if (!scale.cardsCount || definition === undefined || ownerOf(g, card) !== 'runner') return 0;
  if (keepsItself(g, card.def)) return 0;
  const { value } = definition;
  if (card.zone === 'rig') return installedWorth(value);
  return card.zone === 'grip' ? WORTH.cards : 0;
}

/** What a bill of the Runner's comes to at least. `chosen`: the card that is trashed for it, if that is known. */
function billed(
  by: Reckoning,
  bill: Bill,
  source: CardId,
  x: number,
  chosen: CardId | null,
): number {
  if (by.isAside) return 0;
  const { g, free } = by;
  const { counters } = bill;
  let sum = Math.max(0, bill.credits + x - free) + bill.clicks;
  if (
    counters !== null &&
    counters.from === undefined &&
    counters.kind !== 'credit' &&
    counters.kind !== 'recurring' &&
    ownerOf(g, cardOf(g, source)) === 'runner'
  )
    sum += counters.amount;
  if (!losesForSure(g)) return sum;
  if (bill.trashThis || bill.removeThis || bill.returnThis) sum += worthOf(by, source);
  return chosen === null ? sum : sum + worthOf(by, chosen);
}

function used(by: Reckoning, { card: id, ability }: Extract<Decision, { do: 'use' }>): number {
  const { g } = by;
  const card = cardOf(g, id);
  const placed = abilitiesNow(g, card)[ability]?.ability;
  if (placed?.kind !== 'paid' || placed.cost.or !== undefined) return 0;
  return billed(by, billFor(g, contextOf(g, card), placed.cost), id, 0, null);
}

/** A number that was asked for, and is paid. */
function named(by: Reckoning, frame: Frame, number: number): number {
  const { g } = by;
  if (frame.at === 'use') {
    const placed = g.pool.abilities.get(frame.vars.path)?.ability;
    if (placed?.kind !== 'paid' || placed.cost.x === undefined || placed.cost.or !== undefined)
      return 0;
    const bill = billFor(g, contextOf(g, cardOf(g, frame.vars.card)), placed.cost);
    const isCredits = placed.cost.x.of !== 'counters';
    return billed(by, bill, frame.vars.card, isCredits ? number : 0, null);
  }
  const effect = effectOf(g, frame);
  return effect?.do === 'psi' ? Math.max(0, number - by.free) : 0;
}

function effectOf({ pool }: Work, frame: Frame, further = 0): Effect | undefined {
  return frame.at === 'block'
    ? pool.effects.get(frame.vars.path)?.[frame.vars.i + further]
    : undefined;
}

/** What is done at once with a card that was chosen. */
function picked(by: Reckoning, frame: Frame, id: CardId): number {
  const { g } = by;
  if (frame.at === 'pay') {
    const { bill, trashes, forfeits, card } = frame.vars;
    const isTrashed =
      bill.trash !== null &&
      bill.counters === null &&
      trashes.length === 0 &&
      forfeits.length >= bill.forfeit;
    return billed(by, bill, card, 0, isTrashed ? id : null);
  }
  const choice = effectOf(g, frame);
  const next = effectOf(g, frame, 1);
  if (choice?.do !== 'choose' || next === undefined || !losesForSure(g)) return 0;
  if (next.do !== 'trash' && next.do !== 'move' && next.do !== 'remove-from-game') return 0;
  const { cards } = next;
  if (typeof cards !== 'object' || !('named' in cards)) return 0;
  if (cards.named !== choice.as || cards.fits !== undefined) return 0;
  if (next.do === 'move' && cardOf(g, id).zone === 'grip') return 0;
  return worthOf(by, id);
}

/** Programs that go before another is installed, with one that is chosen next. */
function trashed(by: Reckoning, chosen: readonly CardId[], next: Decision): number {
  if (!losesForSure(by.g)) return 0;
  const all = next.do === 'pick' ? [...chosen, next.card] : chosen;
  return all.reduce((sum, id) => sum + worthOf(by, id), 0);
}

/** Of what is asked with yes or no. */
function agreed(by: Reckoning, frame: Frame): number {
  const { g } = by;
  const effect = effectOf(g, frame);
  if (frame.at !== 'block' || (effect?.do !== 'may' && effect?.do !== 'unless')) return 0;
  if (effect.cost === undefined || (effect.who ?? frame.vars.controller) !== 'runner') return 0;
  // X is asked for first.
  if (effect.cost.x !== undefined) return 0;
  return billed(by, billFor(g, frame.vars, effect.cost), frame.vars.source, 0, null);
}

/** What choices of the Runner's cost at least, at once, and before anything comes of them. */
export function dueOf(
  pool: Pool,
  state: State,
  scale: Scale,
  isAsideBefore: boolean,
): (choice: Decision) => number {
  const g = workOn(pool, state, null);
  const { runCredits, rig } = state.runner;
  const free = rig.reduce((sum, id) => sum + (state.cards[id]?.recurring ?? 0), runCredits);
  const frame = state.frames.at(-1);
  const by = { g, scale, free, isAside: isAsideBefore };
  const chosen = trashedForRoom(state);
  return (choice) => {
    if (chosen !== null) return trashed(by, chosen, choice);
    if (choice.do === 'use')
      return used({ ...by, isAside: isAsideBefore || scale.isAside(state, choice) }, choice);
    if (frame === undefined || state.prompt?.for !== 'runner') return 0;
    if (choice.do === 'pick') return picked(by, frame, choice.card);
    if (choice.do === 'number') return named(by, frame, choice.number);
    if (choice.do === 'bid') return by.isAside ? 0 : Math.max(0, choice.credits - free);
    if (choice.do === 'option' && choice.option === 'yes') return agreed(by, frame);
    return 0;
  };
}
