import type { Means } from './follow';
import { listGranted, type Deviation } from './deviations/deviation';
import { Deviations } from './deviations/deviations';
import { isHeldAlone } from './deviations/held-alone';
import { isPastWindow } from './deviations/holds-open';
import type { SubsApart } from './deviations/resolved-apart';
import { type Ahead, besides, type By, leadsOn, soon, type Tried } from './attempt';
import type { Level } from './level';
import { nextSettled, type Shown } from './shown';

/** The forbidden deviation with which a way would lead on; null where none does. */
export function deviationPast(
  means: Means,
  stuck: Level,
  shown: readonly Shown[],
): Deviation | null {
  const { level } = advance({ ...means, strict: false }, stuck, shown, 0);
  const known = listGranted(stuck.node.granted).length;
  const taken = listGranted(level?.node.granted ?? null).slice(known);
  return taken.find(({ deviation }) => !deviation.legal)?.deviation ?? null;
}

/** The next entry whose position can be reached, passing over those that need not be. */
export function advance(
  means: Means,
  level: Level,
  shown: readonly Shown[],
  passed: number,
): Ahead {
  if (passed === 0 && isDeviatedSoon(means, level, shown)) {
    const byHand = besides(means, level, shown);
    if (byHand !== null && !isHeldAlone(level.node.granted, byHand.node.granted))
      return { level: byHand, nearest: null };
  }
  const plain = leadsOn(means, level, { deviations: null, beyond: false }, shown, passed);
  if (plain.level !== null) return passed === 0 ? held(means, level, plain.level, shown) : plain;
  const between = { after: level.index, until: nextSettled(shown, level.index) };
  const deviations = means.strict ? null : new Deviations(means, shown, between);
  const by = deviations?.any === true ? { deviations, beyond: false } : null;
  const other = by === null ? null : leadsOn(means, level, by, shown, passed);
  if (other !== null && other.level !== null) return other;
  return anyhow(means, level, by, shown, passed, [plain, other]) ?? plain;
}

/** With our window held open, where decisions alone run past the one that credits taken by hand are spent in. */
function held(means: Means, from: Level, plain: Level, shown: readonly Shown[]): Ahead {
  if (!isPastWindow(means, plain.node, shown, plain.index)) return { level: plain, nearest: null };
  // What pays for what leads there may have been lent, too.
  for (const spent of ['nothing', 'all'] as const) {
    const other = besides(means, from, shown, spent);
    if (other?.index === plain.index && other.node.granted?.deviation.kind === 'held-open')
      return { level: other, nearest: null };
    if (from.node.loans.length === 0) break;
  }
  return { level: plain, nearest: null };
}

/** The same, where something was refused for the order of what is told and shown: ours may come to it sooner than theirs. */
function anyhow(
  means: Means,
  level: Level,
  by: By | null,
  shown: readonly Shown[],
  passed: number,
  [plain, other]: readonly [Tried, Tried | null],
): Ahead | null {
  const bare: By = { deviations: null, beyond: false };
  for (const order of ['told', 'any'] as const)
    for (const [way, tried] of [
      [bare, plain],
      [by, other],
    ] as const) {
      if (way === null || tried?.refused !== true) continue;
      const found = leadsOn(means, level, { ...way, order }, shown, passed);
      if (found.level !== null) return found;
    }
  return null;
}

/** Decisions alone would run past the place where a card is used by hand, or subroutines end no encounter, or come out of turn. */
function isPastSoon(
  { byHand, subsApart }: Means,
  { index }: Level,
  shown: readonly Shown[],
): boolean {
  let left: number = soon;
  for (let entry = index + 1; left > 0; entry += 1) {
    const isNear = entry <= index + soon;
    if (isNear && byHand.has(entry)) return true;
    const isPast = (one: SubsApart): boolean =>
      one.isOutOfTurn || (isNear && (one.isHeld || one.isParted));
    if (subsApart.some((one) => one.entry === entry && isPast(one))) return true;
    if (shown[entry]?.isSettled !== false) return false;
    if (shown[entry]?.features !== shown[entry - 1]?.features) left -= 1;
  }
  return false;
}

const isDeviatedSoon = (means: Means, level: Level, shown: readonly Shown[]): boolean =>
  isPastSoon(means, level, shown) || isRefilledNext(means, level);

/** Decisions alone would run past the place where cards are refilled before the turn begins, and pay for something. */
const isRefilledNext = ({ refilled }: Means, { index }: Level): boolean =>
  refilled.some(({ entry, pays }) => pays && entry === index + 1);
