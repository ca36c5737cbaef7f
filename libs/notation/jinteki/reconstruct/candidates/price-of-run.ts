import type { Decision, Pool, State } from '#rules';

/** A card is making a run, and asks whether what it costs besides is paid (RUN1-05, COST-07). */
function paysToRun({ effects }: Pool, { frames }: State): boolean {
  const asking = frames.at(-1);
  if (asking?.at !== 'block') return false;
  return effects.get(asking.vars.path)?.[asking.vars.i]?.do === 'run';
}

/** Theirs never asks that: whatever is to be paid besides is paid, and the run is made. */
export const runsForPrice = (
  pool: Pool,
  state: State,
  list: readonly Decision[],
): readonly Decision[] =>
  paysToRun(pool, state) ? list.filter((one) => one.do !== 'option' || one.option !== 'no') : list;
