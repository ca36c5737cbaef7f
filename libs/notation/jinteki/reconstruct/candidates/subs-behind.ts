import { cardOf, encounterIn, type Pool, type State, subsOf, workOn } from '#rules';

/** Nothing is left of the subroutines of the ice that ours encounters: broken, or resolved in a window that comes after them. */
export function areSubsBehind(pool: Pool, state: State): boolean {
  const encounter = encounterIn(state);
  if (encounter === null) return false;
  const { broken, ice, resolved } = encounter.vars;
  const behind = encounter.step === '3.2' ? [...broken, ...resolved] : broken;
  const g = workOn(pool, state, null);
  return subsOf(g, cardOf(g, ice)).every(({ id }) => behind.includes(id));
}
