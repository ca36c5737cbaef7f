import type { CardId, Pool, State } from '#rules';
import type { Goal } from '../goal';
import { paysXAlone } from '../pays-x';
import { titleOf } from './shows';

/** The number of credits that a line tells to be paid for it, from wherever they are; null where none is told, or several are. */
export function paidX(
  pool: Pool,
  state: State,
  source: CardId,
  { evidence }: Pick<Goal, 'evidence'>,
): number | null {
  if (!paysXAlone(pool, state, source)) return null;
  const [one, other] = new Set(evidence.counts.paidFor(titleOf(pool, state, source)));
  return one !== undefined && other === undefined ? one : null;
}
