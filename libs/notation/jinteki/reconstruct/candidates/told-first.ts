import type { Decision, Pool, State } from '#rules';
import type { Goal } from '../goal';
import { cardIn } from './shows';

/** An ability or event that the lines name comes before what looks the same without it. */
export function toldFirst(
  { definitions }: Pool,
  state: State,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = (one: Decision): boolean =>
    (one.do === 'use' || one.do === 'play') &&
    goal.tells(definitions[cardIn(state, one.card).def]?.value.title ?? '');
  const first = list.filter(told);
  return first.length === 0 || first.length === list.length
    ? list
    : [...first, ...list.filter((one) => !told(one))];
}
