import type { CardId, Decision, Pool, Prompt, State } from '#rules';
import type { Goal } from '../goal';
import { cardIn } from './shows';

const titleOf = ({ definitions }: Pool, state: State, source: CardId): string =>
  definitions[cardIn(state, source).def]?.value.title ?? '';

/** What the lines tell a card to name: none of its options where no pool has that title. */
export function toldOption(
  pool: Pool,
  state: State,
  { source }: Extract<Prompt, { readonly kind: 'option' }>,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = evidence.namedBy(titleOf(pool, state, source));
  return told === null ? list : list.filter((one) => one.do === 'option' && one.option === told);
}

/** The number that the next question of the card names. */
export function toldNumber(
  pool: Pool,
  state: State,
  source: CardId,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = evidence.numberOf(titleOf(pool, state, source));
  const fits = list.filter((one) => one.do === 'number' && one.number === told);
  return fits.length === 0 ? list : fits;
}
