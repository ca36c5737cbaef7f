import type { CardId, Pool, State } from '#rules';
import type { Goal } from '../goal';
import { titleOf } from './shows';

/** What is paid to use a card is a number of credits that its player chooses, and nothing beside it. */
function paysX({ definitions }: Pool, { cards }: State, source: CardId): boolean {
  const abilities = definitions[cards[source]?.def ?? -1]?.abilities ?? [];
  const paid = abilities.flatMap(({ ability }) => (ability.kind === 'paid' ? [ability.cost] : []));
  return paid.some(
    ({ credits, x }) => x !== undefined && !('of' in x) && (credits === undefined || credits === 0),
  );
}

/** The number of credits that a line tells to be paid for it, from wherever they are; null where none is told, or several are. */
export function paidX(
  pool: Pool,
  state: State,
  source: CardId,
  { evidence }: Pick<Goal, 'evidence'>,
): number | null {
  if (!paysX(pool, state, source)) return null;
  const [one, other] = new Set(evidence.counts.paidFor(titleOf(pool, state, source)));
  return one !== undefined && other === undefined ? one : null;
}
