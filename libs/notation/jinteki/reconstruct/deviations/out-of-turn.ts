import { encounterIn, type State, subsOf, workOn } from '#rules';
import { cidOf } from '../../lens/card';
import { encounterOf } from '../../lens/run';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { isTaken } from './subs-apart';

/** The places of the subroutines of encountered ice that have resolved, or are about to. */
function resolvedIn({ rules: { pool } }: Pick<Means, 'rules'>, state: State): readonly number[] {
  const encounter = encounterIn(state);
  const ice = state.cards[encounter?.vars.ice ?? -1];
  if (encounter === null || ice === undefined) return [];
  const { resolved } = encounter.vars;
  return subsOf(workOn(pool, state, null), ice).flatMap(({ id }, at) =>
    resolved.includes(id) ? [at] : [],
  );
}

/** The entry before the first of the encounter that theirs is in at an entry; that entry where it is in none. */
function sinceMet(shown: readonly Shown[], entry: number): number {
  const metAt = (at: number): string | null => {
    const ice = encounterOf(shown[at]?.state ?? {});
    return ice === null ? null : cidOf(ice);
  };
  const met = metAt(entry);
  let from = entry;
  while (met !== null && metAt(from) === met) from -= 1;
  return from;
}

/** A subroutine of ours resolves though theirs has another one resolve before it, which is yet to come. */
export function isOutOfTurn(
  means: Pick<Means, 'rules' | 'subsApart'>,
  { granted, live: { state } }: Pick<Node, 'granted' | 'live'>,
  { between: { after, until }, evidence }: Goal,
): boolean {
  const due = means.subsApart.filter((one) => one.isOutOfTurn && one.entry <= until);
  const def = state.cards[encounterIn(state)?.vars.ice ?? -1]?.def;
  if (!due.some((one) => one.def === def)) return false;
  const from = sinceMet(evidence.shown, after);
  const own = due.filter(
    (one) => one.def === def && one.entry > from && !isTaken(granted, one.entry),
  );
  if (own.length === 0) return false;
  const resolved = resolvedIn(means, state);
  return own.some(({ fired }) => resolved.some((at) => !fired.includes(at)));
}
