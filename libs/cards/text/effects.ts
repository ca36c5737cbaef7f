import type { Effects } from '#rules';
import { clauseOf } from './effect';
import { capital } from './english';
import { namedBy } from './named';
import { deckName, instruct, type Clause, type Voice } from './voice';

/** Clauses one after another; a choice and what is done with the chosen card are one clause. */
function merge(clauses: readonly Clause[]): Clause[] {
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

/** A search ends with a shuffle, whatever was found (SRCH-01). */
const shuffled = (effects: Effects, v: Voice): Clause[] =>
  effects.flatMap((effect) =>
    effect.do === 'search' ? [{ who: v.actor, does: `shuffle ${deckName(v, effect.deck)}` }] : [],
  );

export const clausesOf = (effects: Effects, v: Voice): Clause[] => {
  const named = namedBy(effects, v.named);
  const said = effects.map((effect) => clauseOf(effect, { ...v, named }));
  return [...merge(said), ...shuffled(effects, v)];
};

/** Effects as sentences without a full stop at the end, so that they fit after "when ..., ". */
export const sayEffects = (effects: Effects, v: Voice): string =>
  clausesOf(effects, v)
    .map((clause, i) => (i === 0 ? instruct(v, clause) : capital(instruct(v, clause))))
    .join('. ');
