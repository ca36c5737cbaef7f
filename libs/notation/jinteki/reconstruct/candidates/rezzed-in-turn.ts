import type { Decision, Pool, State } from '#rules';
import type { Goal } from '../goal';
import { cardIn, titleOf } from './shows';

/** Copies of one title are told apart by where they are: of those that may be rezzed the one that lines tell first comes first. */
export function rezzedInTurn(
  pool: Pool,
  state: State,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] {
  const rezzes = list.flatMap((one) => (one.do === 'rez' ? [one] : []));
  const titles = new Set(rezzes.map(({ card }) => titleOf(pool, state, card)));
  if (titles.size === rezzes.length) return list;
  const placeOf = ({ card }: (typeof rezzes)[number]): number =>
    evidence.rezzedAt(titleOf(pool, state, card), cardIn(state, card).server);
  const inTurn = [...rezzes].sort((one, other) => placeOf(one) - placeOf(other));
  return list.map((one) => (one.do === 'rez' ? (inTurn.shift() ?? one) : one));
}
