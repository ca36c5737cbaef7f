import type { Decision, Pool, Prompt, State } from '#rules';
import type { Goal } from '../goal';
import { offers } from './offers';
import { titleOf } from './shows';

/** Whether cards of a deck are arranged, where that may be: they are where theirs shows the order, which nothing else tells. */
export const arranged = (
  pool: Pool,
  state: State,
  { source }: Extract<Prompt, { readonly kind: 'option' }>,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] =>
  offers(pool, state, 'arrange') &&
  evidence.questions.arrangedBy(titleOf(pool, state, source)) !== null
    ? list.filter((one) => one.do !== 'option' || one.option !== 'no')
    : list;
