import type { Pool } from '#rules';
import type { Granted } from '../deviations/deviation';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import type { Span } from '../span';
import { type Deed, isDecided } from './deed';
import { deedsOfWay } from './deeds-of-way';
import { paidFrom, paymentsOf } from './payments';

/** The so-manieth of those that have one name. */
export interface Nth {
  readonly name: string;
  readonly nth: number;
}

/** Credits from a source for deeds that one line tells. */
export interface Paid {
  readonly for: readonly Nth[];
  readonly source: string;
  /** What their line tells. */
  readonly due: number;
  /** Less than that, which it is once all of them were asked about the source, or more. */
  readonly isLess: boolean;
  /** What is looked for after this entry is told by a later line. */
  readonly told: number;
}

interface Made {
  readonly deeds: readonly Deed[];
  /** The same with what leads to deviations, which was looked for with them. */
  readonly all: readonly Deed[];
  readonly trail: readonly Trail[];
  readonly granted: readonly Granted[];
}

/** What a way stated between two entries against the lines, and no way is to state again. */
export interface Disproved {
  readonly between: Span;
  readonly deed: Nth;
  /** What is told before it, and has to be done before it; null where no line is left for the deed itself. */
  readonly behind: Nth | null;
  /** What is paid for these from a source, where their line tells otherwise; null where they are disproved themselves. */
  readonly paid: Paid | null;
  /** No way was found that states otherwise: nothing is stated between these entries. */
  readonly isBarred?: true;
  /** No line tells of an answer, which may be told in words of its own, or by what changes alone: that disproves nothing. */
  readonly answers: boolean;
}

/** What was done on the way to a position since an entry, first to last, and decided. */
function madeSince(pool: Pool, node: Node, after: number): Made {
  const trail: Trail[] = [];
  for (let at = node.trail; at !== null && at.between.after >= after; at = at.before)
    trail.unshift(at);
  const granted: Granted[] = [];
  for (let at = node.granted; at !== null && at.deviation.entry > after; at = at.before)
    granted.unshift(at);
  const all = deedsOfWay(pool, node.live.state, trail, granted);
  return { deeds: all.filter(isSince(after)), ...{ all, trail, granted } };
}

/** Less, or more, is paid from that source for all of them than their line tells. */
function isMispaid(
  pool: Pool,
  { deeds, granted, trail }: Made,
  { due, for: all, isLess, source, told }: Paid,
): boolean {
  const payments = paymentsOf(pool, trail, granted);
  let paid = 0;
  for (const one of all) {
    const by = deeds[placeOf(deeds, one)]?.by;
    if (by === undefined || !isDecided(by) || by.between.after > told) return false;
    const made = payments.get(by) ?? [];
    if (isLess && !made.some(({ name }) => name === source)) return false;
    paid += paidFrom(made, source);
  }
  return isLess ? paid < due : paid > due;
}

/** It was looked for after an entry. */
export const isSince =
  (after: number) =>
  ({ between }: Deed): boolean =>
    between.after >= after;

/** The same no later than another one: where more entries are looked at at once it may have been done behind them. */
const isUntil =
  (until: number) =>
  ({ between }: Deed): boolean =>
    between.until <= until;

/** Where the so-manieth of a name stands among deeds; -1 where there are not so many. */
function placeOf(deeds: readonly Deed[], { name, nth }: Nth): number {
  let left = nth;
  return deeds.findIndex(({ tells }) => tells.name === name && (left -= 1) === 0);
}

/** Before something a deviation was come to by another thing. */
const isLedTo = (all: readonly Deed[], before: Deed, name: string): boolean =>
  all.slice(0, all.indexOf(before)).some(({ leads, tells }) => leads && tells.name === name);

const overlaps = (one: Span, other: Span): boolean =>
  one.after < other.until && other.after < one.until;

/** The way to a position states again what is disproved. */
export function isDisproved(
  pool: Pool,
  node: Node,
  { between }: Goal,
  disproved: readonly Disproved[],
): boolean {
  return disproved.some((one) => {
    if (!overlaps(between, one.between)) return false;
    if (one.isBarred === true) return true;
    const { after, until } = one.between;
    const made = madeSince(pool, node, after);
    const { deeds } = made;
    if (one.paid !== null) return isMispaid(pool, made, one.paid);
    if (one.behind === null) return placeOf(deeds.filter(isUntil(until)), one.deed) >= 0;
    const at = placeOf(deeds, one.deed);
    const deed = deeds[at];
    if (deed === undefined) return false;
    const before = placeOf(deeds, one.behind);
    return before > at || (before < 0 && !isLedTo(made.all, deed, one.behind.name));
  });
}
