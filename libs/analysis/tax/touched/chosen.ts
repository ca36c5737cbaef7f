import type { Deck, Effect, Filter, PlainEffect, Target } from '#rules';
import type { Reading } from './reading';
import { listOf, whoseOf } from './whose';

type Of<K extends PlainEffect['do']> = Extract<PlainEffect, { do: K }>;

/** What the Corp or the Runner chooses for what comes next. */
export function readChosen(by: Reading, from: Filter | Target, as: string): void {
  if (typeof from === 'string') return;
  const whose = whoseOf(by, from);
  by.named.set(as, whose);
  const filter: Filter =
    'all' in from || 'named' in from || 'rest' in from || 'kept' in from ? {} : from;
  if (whose === 'grip' && filter.subtype === 'deva') {
    by.devas.add(as);
    return;
  }
  const { type, was } = filter;
  if (was?.done === 'all-broken' && was.when === 'this-turn') {
    by.ask('broken-before');
    return by.change('ice');
  }
  if (whose === 'rig') by.ask('losses');
  else if (whose === 'grip') by.ask('grip-less');
  else if (whose === 'stack') by.ask('stack', 'stack-less');
  else if (whose !== 'unknown') by.ask(whose);
  else if (listOf(type).includes('ice')) by.ask('ice');
  if (whose === 'unknown' && !by.isCorps) by.change('anything');
}

const ALL = '#all';

/** From where cards go that were named, or all that fit. */
function readLost(by: Reading, cards: Exclude<Target, string>): void {
  if ('all' in cards) readChosen(by, cards.all, ALL);
  const name =
    'all' in cards ? ALL : 'named' in cards ? cards.named : 'rest' in cards ? cards.rest : null;
  const whose = (name === null ? undefined : by.named.get(name)) ?? 'unknown';
  if (whose === 'rig') by.change('rig-less');
  else if (whose === 'grip') by.change('grip-less');
  else by.change(whose === 'unknown' ? 'anything' : whose);
  if (whose === 'heap') by.change('heap-less');
  if (whose === 'corp') by.change('archives-less', 'archives-more');
}

export const changeDeck = (by: Reading, deck: Deck): void =>
  by.change(deck === 'stack' ? 'stack' : 'corp');

/** Cards that go into a deck, from where they were named, and that deck. */
export function readShuffled({ deck, cards }: Of<'shuffle'>, by: Reading): void {
  changeDeck(by, deck);
  if (cards === undefined) return;
  if (typeof cards === 'string') by.change('anything');
  else readLost(by, cards);
}

/** What the Corp does with cards of its own that it chose, and what makes no difference to the Runner then. */
const WITHIN: ReadonlySet<Effect['do']> = new Set(['reveal', 'shuffle', 'arrange'] as const);

/**
 * Whether a choice depends on nothing that matters: the Corp's own cards go to its deck, or one of the heap, the
 * more there are the dearer, is lost.
 */
export function readHarmless(by: Reading, choice: Effect, after: readonly Effect[]): boolean {
  if (!by.isCorps || choice.do !== 'choose' || (choice.who ?? 'corp') !== 'corp') return false;
  if (typeof choice.from === 'string') return false;
  const whose = whoseOf(by, choice.from);
  const isOnly = (does: ReadonlySet<Effect['do']>): boolean =>
    after.every((effect) => does.has(effect.do));
  if (whose === 'corp' && isOnly(WITHIN)) {
    by.named.set(choice.as, whose);
    return true;
  }
  if (whose !== 'heap' || !isOnly(LOSES)) return false;
  by.named.set(choice.as, whose);
  by.ask('heap-less');
  return true;
}

const LOSES: ReadonlySet<Effect['do']> = new Set(['remove-from-game'] as const);

export function readTrashed(by: Reading, cards: Of<'trash'>['cards']): void {
  if (cards === 'this')
    return by.isCorps ? by.change('ice', 'stands', 'archives-more') : by.change('rig-less', 'heap');
  if (typeof cards === 'string') return by.change('anything');
  if ('top' in cards) {
    if (cards.top === 'stack') {
      by.change('stack-less', 'heap');
      return by.ask('stack', 'stack-less');
    }
    changeDeck(by, cards.top);
    by.change('archives-more');
    return by.ask('corp');
  }
  readLost(by, cards);
  by.change('heap');
}

export function readMoved({ cards, to }: Of<'move'>, by: Reading): void {
  if (cards === 'this' && by.isCorps) return by.change('ice', 'stands');
  if (cards === 'encountered') return by.change('ice', 'stands', 'corp', 'archives-more');
  if (typeof cards === 'string') return by.change('anything');
  if ('top' in cards) {
    changeDeck(by, cards.top);
    if (cards.top === 'rd') by.change('archives-more');
    else if (to === 'hand') by.change('grip-more');
    else if (to === 'heap') by.change('heap');
    return;
  }
  if (to === 'corp-score' || to === 'runner-score') return by.change('anything');
  readLost(by, cards);
  if ('named' in cards && by.named.get(cards.named) === 'corp') return;
  by.change(to === 'heap' ? 'heap' : 'stack');
  if (to === 'hand') by.change('grip-more', 'returned');
}
