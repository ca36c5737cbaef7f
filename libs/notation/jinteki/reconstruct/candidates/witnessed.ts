import type { Decision, Pool, Prompt } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, titleOf } from './shows';

/**
 * What a card may do is done where something shows it: a line or a question that names the card, or a
 * change of the card itself. That server asks about it, or tells what it did.
 */
export function witnessed(
  pool: Pool,
  { live: { state }, trail }: Node,
  { source, options }: Extract<Prompt, { readonly kind: 'option' }>,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (!options.includes('yes') || !options.includes('no')) return list;
  const since = trail?.between.until ?? goal.between.after;
  const title = titleOf(pool, state, source);
  const { answers } = goal.evidence;
  const isShown = goal.touches(cardIn(state, source).def) || answers.speaksOf(title, since);
  if (isShown && !answers.raisesAlone(title)) return list;
  return list.filter((one) => one.do !== 'option' || one.option !== 'yes');
}
