import type { Decision, Pool, Prompt } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { isPutInOrder } from '../put-in-order';
import { cardIn, titleOf } from './shows';
import { answered, asksItsOwn, asksWhether, askedApart } from './told-answers';

/**
 * What a card may do is done where something shows it: a line or a question that names the card, or a
 * change of the card itself. That server asks about it, or tells what it did; where it tells it as the question is
 * closed, that is tried first, and where it tells that it was declined nothing else is; where nothing comes of that question
 * it is tried last.
 */
export function witnessed(
  pool: Pool,
  { live: { state }, trail }: Node,
  prompt: Extract<Prompt, { readonly kind: 'option' }>,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (!asksWhether(prompt)) return list;
  const { for: side, source } = prompt;
  const since = trail?.between.until ?? goal.between.after;
  const title = titleOf(pool, state, source);
  const { answers, closings } = goal.evidence;
  const isShown = goal.touches(cardIn(state, source).def) || answers.speaksOf(title, since);
  const isYes = (one: Decision): boolean => one.do === 'option' && one.option === 'yes';
  if (isShown && !answers.raisesAlone(title)) {
    const made =
      answered(pool, trail, closings.since, source, 'option') +
      askedApart(pool, trail, closings.since, source);
    const others = list.filter((one) => !isYes(one));
    const closed = closings.of(title, side);
    // Theirs asks no more than it has asked: nothing comes of what ours asks besides.
    const isBeyond = closed.length > 0 && made >= closed.length;
    const closing = isBeyond ? 'quiet' : (closed[made] ?? null);
    // What is answered again and again shows nowhere.
    if (closed.length > 0 && made > closed.length) return others;
    const isTold = closing !== 'used' || asksItsOwn(pool, state, prompt);
    if (closing === null || !isTold) return list;
    if (closing === 'quiet') return [...others, ...list.filter(isYes)];
    if (closing !== 'used') return others;
    const done = list.filter(isYes);
    // What it comes to may show nowhere: it is declined only where no other way leads on.
    const isLetDo =
      goal.order !== 'any' &&
      !isPutInOrder(trail, goal.between.until) &&
      closings.isLetDoByThen(title, side, made);
    if (done.length > 0 && isLetDo) {
      goal.refuses = true;
      return done;
    }
    // What is named shows nowhere: a way without it looks the same.
    return done.length > 0 && answers.namedBy(title) !== null ? done : [...done, ...others];
  }
  return list.filter((one) => !isYes(one));
}
