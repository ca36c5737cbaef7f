import type { Pool, State } from '#rules';
import type { Deviation, DeviationKind, Granted } from '../deviations/deviation';
import type { Tells } from '../evidence-of-places';
import { tellsUse, useIn } from '../told-use';
import { titleOf } from './shows';

/** What the line of a deviation says of its card. */
export function tellsDeviation(
  title: string,
  kind: DeviationKind,
): ((line: string) => boolean) | null {
  switch (kind) {
    case 'out-of-window':
    case 'early-use':
    case 'idle-use':
      return (line) => useIn(title, line) !== null;
    case 'early-pump':
      return (line) => tellsUse(title, 'boost', line);
    case 'early-rez':
    case 'idle-rez':
      return (line) => line.includes(` rez ${title}`);
    case 'no-effect':
      return (line) => line.includes(` to play ${title}`);
    case 'emptied':
      return (line) => line.endsWith(` trashes ${title}.`);
    case 'nothing-trashed':
    case 'grip-trashed':
    case 'cost-paid':
      return (line) => line.includes(` to trash ${title}`);
    case 'loan':
    case 'loan-repaid':
    case 'loan-spent':
    case 'loan-kept':
    case 'unanswered':
    case 'console-replaced':
    case 'cancelled':
    case 'unfired':
    case 'unaccessed':
    case 'room-made':
    case 'unprepared':
    case 'barred':
    case 'ends-amid':
    case 'held-open':
    case 'sub-apart':
    case 'early-refill':
    case 'in-vain':
    case 'answered':
    case 'set-by-hand':
      return null;
  }
}

/** The lines of its entry that tell of a deviation; null where it may be told elsewhere. */
export function linesOfDeviation(pool: Pool, state: State, one: Deviation): Tells | null {
  const title = titleOf(pool, state, one.card);
  const isTold = tellsDeviation(title, one.kind);
  if (isTold === null) return null;
  return {
    name: `${one.kind} ${String(one.entry)} ${title}`,
    ...(one.kind === 'early-pump' ? { like: `boost ${title}`, at: one.entry } : {}),
    in: (line, entry) => entry === one.entry && isTold(line),
  };
}

/** What no line tells, and is over with its entry: what other entries tell was done before it, or later. */
const untold: ReadonlySet<DeviationKind> = new Set(['room-made', 'unanswered']);

/** The lines among which a deviation stands: those that tell of it, or those of its entry. */
export function linesAt(pool: Pool, state: State, one: Deviation): Tells | null {
  const { entry, kind } = one;
  if (!untold.has(kind)) return linesOfDeviation(pool, state, one);
  const name = `${kind} ${String(entry)} ${titleOf(pool, state, one.card)}`;
  return { name, in: (_, told) => told === entry };
}

/** Credits that are spent for good were taken before: the line that tells of that. */
export function linesOfLoan(
  pool: Pool,
  state: State,
  { before, deviation }: Granted,
): Tells | null {
  if (deviation.kind !== 'loan-spent') return null;
  const title = titleOf(pool, state, deviation.card);
  for (let at = before; at !== null; at = at.before) {
    const { card, entry, kind } = at.deviation;
    if (kind === 'loan' && card === deviation.card)
      return {
        name: `loan ${String(entry)} ${title}`,
        in: (line, told) => told === entry && useIn(title, line) !== null,
      };
  }
  return null;
}
