import type { Decision, Pool, State } from '#rules';
import type { Trail } from '../node';
import type { Shown } from '../shown';
import type { Granted } from './deviation';
import { entriesOf, placeAmong } from './place-among';

/** The window that is held open for a loan, and what leads there, come before the loan. */
const isHeldFor = ({ deviation: held }: Granted, { deviation: loan }: Granted): boolean =>
  held.kind === 'held-open' && held.card === loan.card && held.entry <= loan.entry;

/** A loan comes after what was allowed at entries before it, and before what becomes of it. */
function loansByEntry(placed: readonly Granted[]): Granted[] {
  const list: Granted[] = [];
  for (const one of placed) {
    let at = list.length;
    for (; at > 0; at -= 1) {
      const before = list[at - 1];
      if (before?.deviation.kind !== 'loan' || before.decision !== one.decision) break;
      if (isHeldFor(one, before)) continue;
      if (before.deviation.card === one.deviation.card) break;
      if (before.deviation.entry <= one.deviation.entry) break;
    }
    list.splice(at, 0, one);
  }
  return list;
}

/** What costs nobody anything. */
const free: ReadonlySet<Decision['do']> = new Set(['first', 'server', 'number', 'done']);

/**
 * Credits that are lent change nothing of ours until they are spent: a loan is told after the decisions
 * that lines tell before it, and before what becomes of it.
 */
export function loansInPlace(
  pool: Pool,
  state: State,
  granted: readonly Granted[],
  trail: readonly Trail[],
  shown: readonly Shown[],
): Granted[] {
  const loans = granted.filter(({ deviation }) => deviation.kind === 'loan');
  if (loans.length === 0) return [...granted];
  const entries = entriesOf(pool, state, trail, shown);
  const placed = (one: Granted, ends: number): Granted => {
    const { decision, deviation } = one;
    const { entry } = deviation;
    const place = placeAmong(trail, entries, { decision, entry, ends, before: shown[entry - 1] });
    return { ...one, decision: place };
  };
  const first = trail[0]?.length ?? 1;
  // What is spent goes before what it is spent for, and not before what is answered in entries before.
  const spent = granted.map((one) => {
    if (one.deviation.kind !== 'loan-spent') return one;
    const at = trail.findIndex(
      ({ decision, length }) => length > one.decision && !free.has(decision.do),
    );
    return placed(one, at < 0 ? one.decision : at + first - 1);
  });
  const endOf = ({ deviation: { card } }: Granted, at: number): number =>
    spent
      .slice(at + 1)
      .find(({ deviation }) => deviation.kind !== 'loan' && deviation.card === card)?.decision ??
    Infinity;
  return loansByEntry(
    spent
      .map((one, at) => (one.deviation.kind === 'loan' ? placed(one, endOf(one, at)) : one))
      .sort((one, other) => one.decision - other.decision),
  );
}
