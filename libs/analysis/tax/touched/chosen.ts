import type { Filter, PlainEffect, Target } from '#rules';
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
}

export function readTrashed(by: Reading, cards: Of<'trash'>['cards']): void {
  if (cards === 'this')
    return by.isCorps ? by.change('ice', 'stands') : by.change('rig-less', 'heap');
  if (typeof cards === 'string') return by.change('anything');
  if ('top' in cards) {
    by.change('stack', 'heap', 'corp');
    return by.ask('stack');
  }
  readLost(by, cards);
  by.change('heap');
}

export function readMoved({ cards, to }: Of<'move'>, by: Reading): void {
  if (cards === 'this' && by.isCorps) return by.change('ice', 'stands');
  if (cards === 'encountered') return by.change('ice', 'stands', 'corp');
  if (typeof cards === 'string') return by.change('anything');
  if ('top' in cards) return by.change('stack', 'corp');
  if (to === 'corp-score' || to === 'runner-score') return by.change('anything');
  readLost(by, cards);
  if ('named' in cards && by.named.get(cards.named) === 'corp') return;
  by.change(to === 'heap' ? 'heap' : 'stack');
  if (to === 'hand') by.change('grip-more', 'returned');
}
