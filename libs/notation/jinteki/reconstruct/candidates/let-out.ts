import type { Decision, Pool } from '#rules';
import type { Goal } from '../goal';

/** Whether the Runner jacks out, or goes on where a card of theirs is told to let them out: that is no choice between pieces of ice. */
export function letOut(
  { definitions }: Pool,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] {
  const titles = evidence.jacksOutBy;
  const isByOwn =
    titles.length > 0 &&
    definitions.some(({ side, value }) => side === 'runner' && titles.includes(value.title));
  return isByOwn ? list.filter(({ do: what }) => what !== 'jack-out') : list;
}
