import type { Decision } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { departureOf, lossOf } from './shows';

/** What comes to lie in a discard pile first was trashed first. */
export function inOrderOfLoss(
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const losses = list.map((one) => lossOf(node, goal, one));
  const first = Math.min(...losses);
  if (first === goal.shown.length) return inOrderOfDeparture(node, goal, list);
  const at = (test: (loss: number) => boolean): Decision[] =>
    list.filter((_, i) => test(losses[i] ?? 0));
  return [...at((loss) => loss === first), ...at((loss) => loss !== first)];
}

/** What leaves a hand first was chosen first, where a way leads on in that order; what stays there may be chosen at any time. */
function inOrderOfDeparture(
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (goal.order === 'any') return list;
  const departures = list.map((one) => departureOf(node, goal, one));
  const first = Math.min(...departures);
  const isLater = (at: number): boolean => at > first && at < goal.shown.length;
  const inTime = list.filter((_, i) => !isLater(departures[i] ?? 0));
  if (inTime.length < list.length) goal.refuses = true;
  return inTime;
}
