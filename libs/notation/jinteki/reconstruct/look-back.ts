import { encounterIn } from '#rules';
import type { Means } from './follow';
import { endsInJackOut, isRootRezzed } from './deviations/rezzes-early';
import { advance } from './advance';
import { attempt, besides, soon } from './attempt';
import type { Node } from './node';
import { type Level, levelAt } from './level';
import type { Shown } from './shown';

/**
 * `alike`: other ways to one entry that are tried before what theirs allows on the way there; `left`: how far behind subroutines
 * may have been left.
 */
const most = { alike: 2, left: 12 } as const;

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
export function leftBefore(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
  let level: Level = stuck;
  const isOut = endsInJackOut(shown, stuck.index);
  for (let back = 0; back < most.left && level.from !== null; back += 1) {
    const { from, index, node, search }: Level = level;
    const between = { after: from.index, until: index };
    const left = means.unfired.find(
      ({ entry, since }) =>
        entry > from.index &&
        (entry <= index ||
          (entry <= stuck.index + soon && (since <= index || meets(from.node, node)))),
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
export function instead(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
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
