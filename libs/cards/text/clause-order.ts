import { type Effect, type Effects } from '#rules';
import { type Clause } from './voice';
import type { EffectOf } from './effect-words';

/** Clauses one after another; a choice and what is done with the chosen card are one clause. */
export function merge(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const joins =
      before !== undefined &&
      'who' in before &&
      before.opens === true &&
      'who' in clause &&
      clause.who === before.who &&
      clause.may !== true;
    if (joins) {
      const { who, does } = before;
      const may = before.may === true ? { may: true as const } : {};
      merged[merged.length - 1] = { who, does, also: clause.does, ...may };
    } else merged.push(clause);
  }
  return merged;
}

/** Whether an effect speaks of the cards that were kept under a name. */
const speaksOf = (effect: Effect, kept: string): boolean => {
  const said = JSON.stringify(effect);
  return said.includes(`"named":"${kept}"`) || said.includes(`"rest":"${kept}"`);
};

type Search = EffectOf<'search'>;

/** What was found goes to one end of the deck, which is shuffled before (SRCH-02). */
export const isShuffledBefore = (search: Search, effects: Effects): boolean =>
  effects.some(
    (one) =>
      one.do === 'move' && (one.to === 'top' || one.to === 'bottom') && speaksOf(one, search.as),
  );

/** After which effect the shuffle of a search is said: when the found cards are done with (SRCH-01). */
export function shuffledAfter(search: Search, effects: Effects): number {
  const at = effects.indexOf(search);
  if (isShuffledBefore(search, effects)) return at;
  // What is done with them later waits for no shuffle.
  const uses = (one: Effect): boolean =>
    speaksOf(one, search.as) && !JSON.stringify(one).includes('"do":"lasting"');
  return effects.reduce((last, one, i) => (i > at && uses(one) ? i : last), at);
}

/** The names of cards of which nothing has been taken when an effect comes. */
export const wholeAt = (effects: Effects, at: number): string[] =>
  effects
    .slice(0, at)
    .flatMap((one) => (one.do === 'look' || one.do === 'reveal' ? (one.as ?? []) : []))
    .filter((kept) => !effects.slice(0, at).some((one) => speaksOf(one, kept)));
