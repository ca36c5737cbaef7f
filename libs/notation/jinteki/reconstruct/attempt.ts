import type { Means } from './follow';
import { Goal, type Order } from './goal';
import { callOff } from './deviations/called-off';
import { decidedBy } from './decided-by';
import { Deviations } from './deviations/deviations';
import { lend, spendLoans } from './deviations/loans';
import { setAll } from './deviations/set-by-hand';
import type { Node } from './node';
import { Evidence } from './evidence';
import { type Level, levelAt } from './level';
import { type Nearest, Search } from './search';
import { nextSettled, type Shown } from './shown';

/** Entries by which what is done by hand, or lent, may be ahead. */
export const soon = 4;

/** Entries that one way may pass over, and positions that a use is worth. */
const most = { group: 16, use: 40 } as const;

/** An entry amid something is often one ours does not stop at: it is not worth much looking. */
const budgetOf = ({ mayPass }: Shown, ahead: number, uses: number): number => {
  const base = mayPass ? (ahead < 2 ? 40 : 80) : ahead < 2 ? 80 : 200;
  return base + uses * most.use;
};

export interface Ahead {
  readonly level: Level | null;
  /** The closest that was come where nothing leads on. */
  readonly nearest: Nearest | null;
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
export interface By {
  readonly deviations: Deviations | null;
  readonly beyond: boolean;
  readonly order?: Order;
}

/** `owed` credits that were lent may be spent for good; something was `refused` for the order of what is shown. */
export interface Tried extends Ahead {
  readonly owed: boolean;
  readonly refused: boolean;
}

/** The same, with what theirs allows in between or without. */
export function leadsOn(
  means: Means,
  level: Level,
  by: By,
  shown: readonly Shown[],
  passed: number,
): Tried {
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
  lent.some(({ entry }) => entry > index && entry <= index + soon);

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

/** The entry at which theirs was taken over, or with which it was taken back last: what was told by then was decided, or is no more. */
export function begunBy(
  { undone }: Pick<Means, 'undone'>,
  { begun, index }: Pick<Level, 'begun' | 'index'>,
): number {
  let last = begun;
  for (const at of undone.keys()) if (at <= index) last = Math.max(last, at);
  return last;
}

export function attempt(
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
  const begun = begunBy(means, level);
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
      const evidence = new Evidence(shown, between, decidedBy(level, begun), begun);
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

/** With what theirs lent, or set by hand, between two entries. */
function borrow(means: Means, node: Node, after: number, through: number): Node {
  const { lent, rules, setByHand } = means;
  const isBetween = ({ entry }: { readonly entry: number }): boolean =>
    entry > after && entry <= through;
  const between = lent.filter(isBetween);
  const borrowed = between.length === 0 ? node : (lend(rules, node, between) ?? node);
  const set = setByHand.filter(isBetween);
  return set.length === 0 ? borrowed : (setAll(rules, borrowed, set) ?? borrowed);
}

/** Another way on by what theirs allows, where decisions alone led to what leads no further. */
export function besides(
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
