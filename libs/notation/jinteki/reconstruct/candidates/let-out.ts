import type { Decision, Effects, Pool, Prompt, State } from '#rules';
import type { Goal } from '../goal';
import { offers } from './offers';
import { titleOf } from './shows';

const isOut = (effects: Effects): boolean =>
  effects.some((one) => one.do === 'jack-out' || (one.do === 'may' && isOut(one.effects)));

/** A card of the Runner's lets them jack out by what it does itself. */
function letsOut({ definitions, effects }: Pool, titles: readonly string[]): boolean {
  if (titles.length === 0) return false;
  const codes = definitions.flatMap(({ code, side, value }) =>
    side === 'runner' && titles.includes(value.title) ? [`${code}/`] : [],
  );
  return [...effects].some(
    ([path, list]) => codes.some((code) => path.startsWith(code)) && isOut(list),
  );
}

/** Whether the Runner jacks out, or goes on where a card of theirs is told to let them out: that is no choice between pieces of ice. */
export const letOut = (
  pool: Pool,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] =>
  letsOut(pool, evidence.acts.jacksOutBy)
    ? list.filter(({ do: what }) => what !== 'jack-out')
    : list;

/** What a card may do is to let the Runner jack out. */
const offersToLeave = (pool: Pool, state: State): boolean => offers(pool, state, 'jack-out');

/** Whether a card lets the Runner jack out: it does not where it is told to let them go on. */
export const keptIn = (
  pool: Pool,
  state: State,
  { source }: Extract<Prompt, { readonly kind: 'option' }>,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] =>
  offersToLeave(pool, state) && evidence.acts.goesOnBy(titleOf(pool, state, source))
    ? list.filter((one) => one.do !== 'option' || one.option !== 'yes')
    : list;
