import { asArray } from '../ability/hook';
import type { Effect, Effects } from '../ability/ability';
import type { Work } from '../machine/work';
import { mayDraw } from '../query/may-draw';
import { mayLeave } from '../query/may-leave';
import type { Code } from '../state/refusal';

/** CANT-03: it is about cards of the heap, which cannot leave it. */
export function takesWhatStays(g: Work, effect: Effect): boolean {
  const from = 'from' in effect ? effect.from : 'cards' in effect ? effect.cards : null;
  const filter = typeof from === 'object' && from !== null && 'all' in from ? from.all : from;
  return (
    typeof filter === 'object' &&
    filter !== null &&
    'in' in filter &&
    asArray(filter.in).includes('heap') &&
    g.state.runner.heap.length > 0 &&
    !g.state.runner.heap.some((id) => mayLeave(g, id))
  );
}

/** Why effects change nothing: what they do is forbidden (CANT-01), or comes to nothing (ABIL-09). */
export const whyNothing = (g: Work, effects: Effects): Code =>
  effects.some(
    (each) => (each.do === 'draw' && mayDraw(g, each.who) === 0) || takesWhatStays(g, each),
  )
    ? 'PLAY_RESTRICTION'
    : 'NO_EFFECT';
