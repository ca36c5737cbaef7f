import type { Decision, Pool, Prompt, State } from '#rules';
import { isAmid as asksOf } from '../asked-of-ours';
import type { Deviation } from '../deviations/deviation';
import type { Evidence } from '../evidence';
import type { Tells } from '../evidence-of-places';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { isAnsweredBefore, isDoneBefore } from './done-before';
import { linesOf } from './lines-of-decision';
import { linesAt, tellsDeviation } from './lines-of-deviation';
import { isSetOffLater } from './set-off-later';
import { titleOf } from './shows';
import { askedBy, made } from './told-so-far';
import { lastOf } from './told-until';

function isInOrder(pool: Pool, node: Node, goal: Goal, told: Tells | null) {
  if (told === null) return true;
  const { between, evidence } = goal;
  const { after } = between;
  if (told.answers !== undefined && isAnsweredBefore(pool, node, after, evidence, told))
    return false;
  const others = [...made(pool, node, after)];
  if (others.length === 0) return true;
  const last = lastOf(pool, node, goal, told, others);
  if (last === null) return true;
  return others.every(
    (one, at) =>
      (told.happens === true && one.prevents === true) ||
      (told.answers !== undefined && one.unpaid === true) ||
      placeOf(pool, node, after, evidence, others, at) <= last,
  );
}

/** The line that tells of what was done, or the first that may; of those before it, each has its own. */
function placeOf(
  pool: Pool,
  node: Node,
  after: number,
  evidence: Evidence,
  others: readonly Tells[],
  at: number,
): number {
  const one = others[at];
  const place = one === undefined ? null : evidence.places.placesOf(one);
  if (one === undefined || place === null) return -1;
  const { name, once } = one;
  if (once === undefined || others.some(({ like }) => like === name)) return place.first;
  if (isDoneBefore(pool, node, after, evidence, one)) return place.first;
  let before = others.slice(at + 1).filter((other) => other.name === name).length;
  // A line that may tell of more than one tells of all that are left.
  for (const own of place.own) {
    if (before === 0 || !place.once.has(own)) return own;
    before -= 1;
  }
  return place.first;
}

/** Every line that tells of a decision stands before those that tell of what was done on the way: it was done earlier. */
export const isLate = (pool: Pool, node: Node, goal: Goal, decision: Decision): boolean =>
  !isInOrder(pool, node, goal, linesOf(pool, node.live.state, decision, node.live.state.prompt)) ||
  isSetOffLater(pool, node, goal, decision);

/** Something that is decided on the way to a deviation is told by lines after all of its own. */
function leadsTooSoon(pool: Pool, { live: { state } }: Node, { evidence }: Goal, one: Deviation) {
  const own = linesAt(pool, state, one);
  const last = own === null ? null : (evidence.places.placesOf(own)?.last ?? null);
  return (one.decisions ?? []).some((decision, at) => {
    const told = linesOf(pool, state, decision, at === 0 ? state.prompt : null);
    const place = told === null ? null : evidence.places.placesOf(told);
    if (place === null) return false;
    // What no line tells has its entry.
    return last === null
      ? [...place.entries.values()].every((entry) => entry > one.entry)
      : place.first > last;
  });
}

/** It is rezzed while cards are discarded, or a card asks something, whose line comes once that is done. */
function isAmid(
  pool: Pool,
  { granted, live: { state } }: Node,
  { evidence }: Goal,
  one: Deviation,
) {
  if (one.kind !== 'early-rez') return false;
  const { card, kind } = granted?.deviation ?? one;
  const used = kind === 'out-of-window' ? titleOf(pool, state, card) : null;
  return evidence.rezzedAmid.some(
    ({ asking, entry }) =>
      entry === one.entry && (asking === null || asking === used || asksOf(pool, state, asking)),
  );
}

const questions: ReadonlySet<Prompt['kind']> = new Set([
  ...(['pick', 'option', 'server', 'number'] as const),
]);

/** A question of a card of ours that theirs asks only once the line of a deviation is told. */
function isAskedLater(pool: Pool, state: State, { evidence }: Goal, { entry }: Deviation): boolean {
  const { prompt } = state;
  if (prompt === null || !questions.has(prompt.kind) || !('source' in prompt)) return false;
  const { source, for: side } = prompt;
  if (typeof source !== 'number') return false;
  return evidence.questions.asksFirstFrom(entry, titleOf(pool, state, source), side);
}

/** On the way to a deviation, or as what leads to it, something is answered that theirs asks later. */
function answersAhead(pool: Pool, { live, trail }: Node, goal: Goal, one: Deviation): boolean {
  if (tellsDeviation('', one.kind) === null) return false;
  if ((one.decisions ?? []).length > 0 && isAskedLater(pool, live.state, goal, one)) return true;
  for (let at = trail; at !== null && at.between.after >= goal.between.after; at = at.before)
    if (at.asked !== null && isAskedLater(pool, at.asked.live.state, goal, one)) return true;
  return false;
}

/** The same, given up last: ours may have to answer before it can come to a deviation. */
function refusesAhead(pool: Pool, node: Node, goal: Goal, one: Deviation): boolean {
  if (goal.order === 'any' || !answersAhead(pool, node, goal, one)) return false;
  goal.refuses = true;
  return true;
}

/** What a card asks later was answered already, as lines tell: a question that theirs left before came first. */
function isPassed(
  pool: Pool,
  { live: { state }, trail }: Node,
  { evidence }: Goal,
  one: Deviation,
) {
  if (one.kind !== 'unanswered') return false;
  const title = titleOf(pool, state, one.card);
  for (let at = trail; at !== null && at.between.until > one.entry; at = at.before) {
    const told = linesOf(pool, state, at.decision, askedBy(at));
    if (told?.answers === title && evidence.places.isToldSince(told, one.entry)) return true;
  }
  return false;
}

/** The same of a deviation that a position was come to by, and of what leads to it. */
export const isLateDeviation = (pool: Pool, node: Node, goal: Goal, one: Deviation): boolean =>
  (!isAmid(pool, node, goal, one) &&
    !isInOrder(pool, node, goal, linesAt(pool, node.live.state, one))) ||
  leadsTooSoon(pool, node, goal, one) ||
  isPassed(pool, node, goal, one) ||
  refusesAhead(pool, node, goal, one);
