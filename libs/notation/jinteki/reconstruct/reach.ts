import { encounterIn } from '#rules';
import { explain } from './explain';
import type { Means } from './follow';
import { Goal, type Order } from './goal';
import { type Deviation, listGranted } from './deviations/deviation';
import { lend, spendLoans } from './deviations/loans';
import { callOff } from './deviations/called-off';
import { Deviations } from './deviations/deviations';
import { isHeldAlone } from './deviations/held-alone';
import { isPastWindow } from './deviations/holds-open';
import type { SubsApart } from './deviations/resolved-apart';
import { endsInJackOut, isRootRezzed } from './deviations/rezzes-early';
import type { Node } from './node';
import { Evidence } from './evidence';
import { type Level, levelAt } from './level';
import { type Nearest, Search } from './search';
import { nextSettled, type Shown } from './shown';

/**
 * `alike`: other ways to one entry that are tried before what theirs allows on the way there; `left`: how far behind subroutines
 * may have been left.
 */
const most = { group: 16, levels: 64, use: 40, alike: 2, hand: 4, left: 12 } as const;
/** An entry amid something is often one ours does not stop at: it is not worth much looking. */
const budgetOf = ({ mayPass }: Shown, ahead: number, uses: number): number => {
  const base = mayPass ? (ahead < 2 ? 40 : 80) : ahead < 2 ? 80 : 200;
  return base + uses * most.use;
};

interface Ahead {
  readonly level: Level | null;
  /** The closest that was come where nothing leads on. */
  readonly nearest: Nearest | null;
}

/** What lies further back than anybody looks is let go: positions are the most of the memory. */
function forget(level: Level): void {
  let at: Level | null = level;
  for (let back = 0; back < most.levels && at !== null; back += 1) at = at.from;
  if (at !== null) at.from = null;
}

export interface Reached {
  readonly level: Level;
  readonly nearest: Nearest | null;
  /** Positions looked at in vain for a way past it. */
  readonly tried: number;
}

/** The furthest that can be reached by decisions from a position. */
export function reach(means: Means, start: Level, shown: readonly Shown[]): Reached {
  const last = shown.length - 1;
  let level = start;
  let best = start;
  let nearest: Nearest | null = null;
  let { looked } = means;
  // Looking back is worth a few positions, not all that are left.
  let kept: number | null = null;
  while (level.index < last) {
    const ahead = advance(means, level, shown, 0);
    if (ahead.level !== null) {
      level = ahead.level;
      forget(level);
      if (level.index > best.index) {
        best = level;
        ({ looked } = means);
        if (kept !== null) means.left += kept;
        kept = null;
      }
      continue;
    }
    if (level.index >= best.index && kept === null) ({ nearest } = ahead);
    if (kept === null) {
      const until = nextSettled(shown, level.index);
      const { state } = level.node.live;
      if (explain(means.rules, means.titles, state, shown, level.index, until).certain) break;
      kept = Math.max(0, means.left - means.patience);
      means.left -= kept;
    }
    // Looking back costs something, though nothing new is looked at.
    means.left -= 1;
    means.looked += 1;
    const other = leftBefore(means, level, shown) ?? instead(means, level, shown);
    if (other === null) break;
    level = other;
    // Another way past its entry may lead to the last one, from where none is looked for.
    if (level.index === last) best = level;
  }
  if (kept !== null) means.left += kept;
  return { level: best, nearest, tried: means.looked - looked };
}

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
function advance(means: Means, level: Level, shown: readonly Shown[], passed: number): Ahead {
  if (passed === 0 && isDeviatedSoon(means, level, shown)) {
    const byHand = besides(means, level, shown);
    if (byHand !== null && !isHeldAlone(level.node.granted, byHand.node.granted))
      return { level: byHand, nearest: null };
  }
  const plain = from(means, level, { deviations: null, beyond: false }, shown, passed);
  if (plain.level !== null) return passed === 0 ? held(means, level, plain.level, shown) : plain;
  const between = { after: level.index, until: nextSettled(shown, level.index) };
  const deviations = means.strict ? null : new Deviations(means, shown, between);
  const by = deviations?.any === true ? { deviations, beyond: false } : null;
  const other = by === null ? null : from(means, level, by, shown, passed);
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
      const found = from(means, level, { ...way, order }, shown, passed);
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
  let left: number = most.hand;
  for (let entry = index + 1; left > 0; entry += 1) {
    const isNear = entry <= index + most.hand;
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

/** Another way on by what theirs allows, where decisions alone led to what leads no further. */
function besides(
  means: Means,
  level: Level,
  shown: readonly Shown[],
  spent: Spent = 'nothing',
  passed = 0,
): Level | null {
  if (means.strict) return null;
  const between = { after: level.index, until: nextSettled(shown, level.index) };
  const deviations = new Deviations(means, shown, between);
  if (!deviations.any) return null;
  return attempt(means, level, { deviations, beyond: true }, shown, passed, spent).level;
}

/**
 * What theirs lent that is spent for good: nothing, what was lent before the way begins, or all, there or in the entry
 * after it.
 */
type Spent = 'nothing' | 'earlier' | 'all' | 'for-next';

/**
 * With what theirs allows on the way or without; `beyond` where a way by decisions alone is known; in what order
 * lines tell what is decided.
 */
interface By {
  readonly deviations: Deviations | null;
  readonly beyond: boolean;
  readonly order?: Order;
}

/** `owed` credits that were lent may be spent for good; something was `refused` for the order of what is shown. */
interface Tried extends Ahead {
  readonly owed: boolean;
  readonly refused: boolean;
}

/** The same, with what theirs allows in between or without. */
function from(means: Means, level: Level, by: By, shown: readonly Shown[], passed: number): Tried {
  const lent = attempt(means, level, by, shown, passed, 'nothing');
  if (lent.level !== null || !lent.owed || means.strict) return lent;
  if (level.node.loans.length > 0 && isLentSoon(means, level)) {
    const earlier = attempt(means, level, by, shown, passed, 'earlier');
    if (earlier.level !== null) return earlier;
  }
  const all = attempt(means, level, by, shown, passed, 'all');
  return { ...all, refused: all.refused || lent.refused };
}

/** More is lent before theirs is about to act again: what was lent before may be spent by then. */
const isLentSoon = ({ lent }: Means, { index }: Level): boolean =>
  lent.some(({ entry }) => entry > index && entry <= index + most.hand);

/** With as much of what theirs lent spent; null where that cannot be. */
function withSpent(
  { rules }: Means,
  { index: after }: Level,
  borrowed: Node,
  index: number,
  spent: Spent,
): Node | null {
  switch (spent) {
    case 'nothing':
      return borrowed;
    case 'earlier':
      return spendLoans(rules, borrowed, index, after);
    case 'all':
      return spendLoans(rules, borrowed, index, index);
    case 'for-next':
      return spendLoans(rules, borrowed, index + 1, index);
  }
}

function attempt(
  means: Means,
  level: Level,
  { deviations, beyond, order }: By,
  shown: readonly Shown[],
  passed: number,
  spent: Spent,
): Tried {
  let nearest: Nearest | null = null;
  let [owed, refused] = [false, false];
  const group = [level.node.features];
  let ahead = 0;
  for (let index = level.index + 1; ahead < most.group; index += 1) {
    const target = shown[index];
    // No decision takes anything back.
    if (target === undefined || means.undone.has(index)) break;
    if (target.repeats && target.mayPass && index > level.index + 1) continue;
    group.push(target.features);
    if (index - level.index > passed) {
      const borrowed = shuffle(
        means,
        borrow(means, level.node, level.index, index),
        level.index,
        index,
      );
      owed ||= borrowed.loans.length > 0;
      const node = withSpent(means, level, borrowed, index, spent);
      if (node === null) break;
      const between = { after: level.index, until: index };
      const evidence = new Evidence(shown, between);
      const goal = new Goal([...group], target, between, evidence, order);
      const search = new Search(
        means,
        node,
        goal,
        budgetOf(target, ahead, goal.evidence.used.deeds),
        deviations,
        beyond,
      );
      const found = search.next();
      if (found !== null)
        return {
          level: levelAt(found, index, level, search),
          nearest: null,
          owed,
          refused,
        };
      refused ||= goal.refuses;
      if (nearest === null) ({ nearest } = search);
    }
    if (!target.mayPass) break;
    ahead += 1;
  }
  return { level: null, nearest, owed, refused };
}

/** With decks that theirs shuffled for nothing between two entries. */
function shuffle(means: Means, node: Node, after: number, until: number): Node {
  const { calledOff, hidden, rules, titles } = means;
  const searches = calledOff.filter(({ entry }) => entry > after && entry <= until);
  return searches.length === 0
    ? node
    : callOff(rules, titles, hidden, node, searches, { after, until });
}

/** With what theirs lent between two entries. */
function borrow({ rules, lent }: Means, node: Node, after: number, through: number): Node {
  const between = lent.filter(({ entry }) => entry > after && entry <= through);
  return between.length === 0 ? node : (lend(rules.pool, node, between) ?? node);
}

/** What theirs lent is spent on the way to an entry, for what comes next: ours would not have been asked about it. */
function spending(means: Means, level: Level, shown: readonly Shown[], index: number) {
  const by = { deviations: null, beyond: false };
  return attempt(means, level, by, shown, index - level.index - 1, 'for-next').level;
}

/** Ours has come to an encounter on the way, which it may do sooner than theirs where nobody is asked before it. */
const meets = (from: Node, to: Node): boolean => {
  const met = encounterIn(to.live.state);
  return met !== null && encounterIn(from.live.state)?.vars.serial !== met.vars.serial;
};

/**
 * The way past what lies close behind, and ours has done as its rules say: subroutines that were left in an encounter
 * have resolved, or a card was rezzed after the Runner could have jacked out.
 */
function leftBefore(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
  let level: Level = stuck;
  const isOut = endsInJackOut(shown, stuck.index);
  for (let back = 0; back < most.left && level.from !== null; back += 1) {
    const { from, index, node, search }: Level = level;
    const between = { after: from.index, until: index };
    const left = means.unfired.find(
      ({ entry, since }) =>
        entry > from.index &&
        (entry <= index ||
          (entry <= stuck.index + most.hand && (since <= index || meets(from.node, node)))),
    );
    const isBefore = left !== undefined || (isOut && isRootRezzed(shown, between));
    if (isBefore && search?.deviated === false && !from.tried.besides) {
      from.tried.besides = true;
      // What is left is shown only as the encounter is over.
      const passed = left === undefined || left.entry <= index ? 0 : left.entry - from.index - 1;
      const other = besides(means, from, shown, 'nothing', passed);
      if (other !== null) return other;
    }
    level = from;
  }
  return null;
}

/** What theirs lent is spent on the way to a level: ours would not have been asked about it. */
function lentSpent(means: Means, level: Level, shown: readonly Shown[]): Level | null {
  const { from, index, node } = level;
  if (from === null || node.loans.length === 0 || means.strict || from.tried.spent.has(index))
    return null;
  from.tried.spent.add(index);
  return spending(means, from, shown, index);
}

/** What theirs allows leads on from where a level was come to by decisions alone. */
function allowed(means: Means, level: Level, shown: readonly Shown[]): Level | null {
  const { from, search } = level;
  if (from === null || search?.deviated !== false || from.tried.besides) return null;
  from.tried.besides = true;
  return besides(means, from, shown);
}

/** A way past the entry of a level, if it need not be come to. */
function pastIt(means: Means, { from, index }: Level, shown: readonly Shown[]): Level | null {
  if (from === null || shown[index]?.mayPass !== true || from.tried.past.has(index)) return null;
  from.tried.past.add(index);
  return advance(means, from, shown, index - from.index).level;
}

/** Another way to the same entry, past it, or to one before it. */
function instead(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
  let level: Level | null = stuck;
  while (level !== null && level.search !== null && means.left > 0) {
    const { from, index, search }: Level = level;
    const isAlike = search.again >= most.alike;
    const first =
      lentSpent(means, level, shown) ??
      (isAlike ? (allowed(means, level, shown) ?? pastIt(means, level, shown)) : null);
    if (first !== null) return first;
    const node = search.next();
    if (node !== null) {
      search.again += 1;
      return levelAt(node, index, from, search);
    }
    const other = allowed(means, level, shown) ?? pastIt(means, level, shown);
    if (other !== null) return other;
    level = from;
  }
  return null;
}
