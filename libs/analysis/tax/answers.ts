import type { CardId, Decision, Legal, State } from '#rules';
import { madeOf } from './listed';

const declines = (decision: Decision): boolean =>
  decision.do === 'pass' ||
  decision.do === 'done' ||
  (decision.do === 'option' && decision.option === 'no');

const approachedIn = ({ frames }: State): CardId | null =>
  frames.findLast((frame) => frame.at === 'run')?.vars.ice ?? null;

/** Whether there is ice at hand that is not rezzed. */
export function mayRez(state: State): boolean {
  const ice = approachedIn(state);
  return ice !== null && state.cards[ice]?.faceup === false;
}

/** What the Corp and chance answer: the Corp rezzes the approached ice, or nothing, and passes. */
export function answerOf(
  state: State,
  legal: readonly Legal[],
  isRezzing: boolean,
): Decision | null {
  const all = madeOf(legal);
  const ice = approachedIn(state);
  const rez = isRezzing ? all.find((one) => one.do === 'rez' && one.card === ice) : undefined;
  return rez ?? all.find(declines) ?? all[0] ?? null;
}
