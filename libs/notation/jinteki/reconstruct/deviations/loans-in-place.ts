import type { Pool, State } from '#rules';
import { SIDES } from '../../lens/side';
import { askedBy, linesOf } from '../candidates/told-order';
import type { Tells } from '../evidence-of-uses';
import type { Trail } from '../node';
import type { Shown } from '../shown';
import type { Granted } from './deviation';

/** The entries whose lines tell of each decision, line by line in their order; undefined where none is left. */
function entriesOf(
  pool: Pool,
  state: State,
  trail: readonly Trail[],
  shown: readonly Shown[],
): (number | undefined)[] {
  const told = new Map<string, number[]>();
  let span = trail[0]?.between;
  return trail.map((at) => {
    const { between, decision } = at;
    if (between.after !== span?.after) told.clear();
    span = between;
    const lines = linesOf(pool, state, decision, askedBy(at));
    if (lines === null) return undefined;
    const known = told.get(lines.name);
    // Hands may be kept long before ours has to be asked.
    const after = isOfHand(at) ? 0 : between.after;
    const left =
      known ??
      shown.slice(after + 1, between.until + 1).flatMap((one, nth) => {
        const entry = after + 1 + nth;
        return one.lines.flatMap((line) => (lines.in(line, entry) ? [entry] : []));
      });
    told.set(lines.name, left);
    return left.shift() ?? (decision.do === 'bid' ? lastBefore(shown, after, lines) : undefined);
  });
}

/** Ours may be asked for a bid that theirs has made: how many entries before. */
const earlier = 6;

/** The last line before some entries that tells of it; undefined where none does. */
function lastBefore(shown: readonly Shown[], after: number, { in: tells }: Tells) {
  for (let entry = after; entry > Math.max(0, after - earlier); entry -= 1)
    if (shown[entry]?.lines.some((line) => tells(line, entry)) === true) return entry;
  return undefined;
}

const isOfHand = ({ decision }: Trail): boolean =>
  decision.do === 'keep' || decision.do === 'mulligan';

/** A question that was asked on the way from what is told was answered before an entry: nobody is asked then. */
function isAnswer({ asked, by, decision }: Trail, before: Shown | undefined): boolean {
  if (before === undefined || decision.do === 'use' || (asked === null && by !== 'chance'))
    return false;
  return SIDES.every((side) => quiet.has(before.prompts[side]?.kind ?? 'waiting'));
}

const quiet: ReadonlySet<string> = new Set(['waiting', 'run']);

/** A loan comes after what was allowed at entries before it, and before what becomes of it. */
function loansByEntry(placed: readonly Granted[]): Granted[] {
  const list: Granted[] = [];
  for (const one of placed) {
    let at = list.length;
    for (; at > 0; at -= 1) {
      const before = list[at - 1];
      if (before?.deviation.kind !== 'loan' || before.decision !== one.decision) break;
      if (before.deviation.card === one.deviation.card) break;
      if (before.deviation.entry <= one.deviation.entry) break;
    }
    list.splice(at, 0, one);
  }
  return list;
}

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
  const first = trail[0]?.length ?? 1;
  const entries = entriesOf(pool, state, trail, shown);
  const placeOf = ({ decision, deviation: { card, entry } }: Granted, at: number): number => {
    const ends = granted
      .slice(at + 1)
      .find(({ deviation }) => deviation.kind !== 'loan' && deviation.card === card);
    let place = decision;
    for (let next = decision; next < (ends?.decision ?? Infinity); next += 1) {
      const made = trail[next + 1 - first];
      if (made === undefined) break;
      const told = entries[next + 1 - first];
      if (made.between.after >= entry && (told ?? entry) >= entry) break;
      const follows = told === undefined && place === next && isAnswer(made, shown[entry - 1]);
      if ((told ?? entry) < entry || follows) place = next + 1;
    }
    return place;
  };
  return loansByEntry(
    granted
      .map((one, at) =>
        one.deviation.kind === 'loan' ? { ...one, decision: placeOf(one, at) } : one,
      )
      .sort((one, other) => one.decision - other.decision),
  );
}
