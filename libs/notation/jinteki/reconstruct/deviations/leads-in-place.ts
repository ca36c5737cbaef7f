import { hashState, type Pool, type Rules, type State } from '#rules';
import { linesOf } from '../candidates/lines-of-decision';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import type { Deviation, Granted } from './deviation';
import { folded } from './folded';
import { among } from './unasked';

/** What leads to these is passes, and at most one decision before them. */
const led: ReadonlySet<Deviation['kind']> = new Set([
  ...(['out-of-window', 'early-pump', 'early-rez', 'early-use', 'idle-use', 'unfired'] as const),
]);

/** How many entries that tell something lie at most between a deviation and what leads to it. */
const between = 12;

/** The entry before that of a deviation whose line tells of the decision that leads to it; null where none does. */
function toldBefore(
  pool: Pool,
  state: State,
  { kind, entry, decisions = [] }: Deviation,
  shown: readonly Shown[],
): number | null {
  const [first] = decisions;
  const isHeld = kind === 'held-open';
  if ((!isHeld && !led.has(kind)) || first === undefined || first.do === 'pass') return null;
  const lines = linesOf(pool, state, first, null);
  if (lines === null) return null;
  const at = shown
    .slice(0, isHeld ? entry + 1 : entry)
    .findLastIndex((one, nth) => one.lines.some((line) => lines.in(line, nth)));
  const tells = ({ lines: told }: Shown): boolean => told.length > 0;
  if (isHeld && at === entry) return null;
  return at < 0 || shown.slice(at + 1, entry).filter(tells).length >= between ? null : at;
}

/** What leads to a deviation, and the deviation: what theirs lent after the former comes between the two. */
function split(granted: readonly Granted[], one: Granted, entry: number): Granted[] {
  const { decision, deviation } = one;
  const { decisions = [], ...bare } = deviation;
  const [first, ...rest] = decisions;
  if (first === undefined) return [...granted];
  const held: Deviation = {
    ...{ kind: 'held-open', card: deviation.card, credits: 0, entry, difference: null },
    ...{ rule: 'PAW-01', legal: false, decisions: [first] },
    reason: 'A window is held open in which nobody could do anything.',
  };
  const isHeld = bare.kind === 'held-open';
  const left: Deviation = isHeld ? { ...held, decisions } : { ...bare, ...among(rest) };
  const at = granted.indexOf(one);
  const isBetween = ({ deviation: { kind, entry: lent } }: Granted, nth: number): boolean =>
    nth < at &&
    kind === 'loan' &&
    lent > entry &&
    (lent < deviation.entry || (isHeld && lent === deviation.entry));
  return [
    ...granted.slice(0, at).filter((before, nth) => !isBetween(before, nth)),
    { ...one, deviation: isHeld ? left : held },
    ...granted.filter(isBetween).map((lent) => ({ ...lent, decision })),
    ...(isHeld ? [] : [{ ...one, deviation: left }]),
    ...granted.slice(at + 1),
  ];
}

/**
 * A decision that leads to a deviation is found with it, and told at its entry. Where a line tells of it in an earlier one it
 * is told there, with the window after it held open, if the same position comes out so.
 */
export function leadsInPlace(
  rules: Rules,
  start: Node,
  end: Node,
  granted: readonly Granted[],
  trail: readonly Trail[],
  shown: readonly Shown[],
): Granted[] {
  let placed = [...granted];
  for (const one of granted) {
    const entry = toldBefore(rules.pool, end.live.state, one.deviation, shown);
    if (entry === null) continue;
    const other = split(placed, one, entry);
    const state = folded(rules, start.live.state, other, trail);
    if (state !== null && hashState(state) === hashState(end.live.state)) placed = other;
  }
  return placed;
}
