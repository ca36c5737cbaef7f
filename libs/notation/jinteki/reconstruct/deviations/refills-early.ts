import type { Side } from '#rules';
import { gameView } from '../../lens/game';
import { candidates } from '../candidates/candidates';
import { eachDifference, type Features, fieldKey } from '../features';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { refilledNext } from './early-refill';
import { isOn, type Lender, lenderOf } from './lender';
import { taken } from './taken';
import { among, begun, unasked } from './unasked';

/** A turn of theirs with recurring credits that are spent before it begins: they are refilled by then. */
export interface Refilled {
  /** The entry in which it is about to begin. */
  readonly entry: number;
  readonly side: Side;
  /** What they are spent from first. */
  readonly from: Lender;
  /** Something is paid for by then. */
  readonly pays: boolean;
}

const field = 0xf;

const sideAt = (at: Shown | undefined): Side | null =>
  at === undefined ? null : gameView(at.state).phase12;

/** What one of a player's cards has fewer recurring credits of, and is still there. */
function spentFrom({ pool }: Titles, side: Side, before: Features, after: Features): Lender | null {
  let found: Lender | null = null;
  eachDifference(before, after, (key, was, is) => {
    const from = was > is ? lenderOf(key, () => null) : null;
    if (found !== null || from === null) return;
    if (typeof from.def !== 'number') found = from.def === side ? from : null;
    else if (pool.definitions[from.def]?.side === side) {
      const there = after.get(fieldKey(key - (key & field), 'card')) ?? 0;
      if (there !== 0) found = from;
    }
  });
  return found;
}

/** Something is paid for with credits. */
const pays = / pays \d+ \[Credits\]/;

/** All of a game. */
export function refilledIn(titles: Titles, shown: readonly Shown[]): readonly Refilled[] {
  const list: Refilled[] = [];
  for (let at = 1; at < shown.length; at += 1) {
    const entry = at;
    const side = sideAt(shown[at]);
    if (side === null || sideAt(shown[at - 1]) === side) continue;
    let from: Lender | null = null;
    let paid = false;
    for (; sideAt(shown[at + 1]) === side; at += 1) {
      const [before, after] = [shown[at], shown[at + 1]];
      if (before === undefined || after === undefined) break;
      from ??= spentFrom(titles, side, before.features, after.features);
      paid ||= after.lines.some((line) => pays.test(line));
    }
    if (from !== null) list.push({ entry, side, from, pays: paid });
  }
  return list;
}

/** Cards are refilled before the window in which theirs spends what they are refilled with. */
export function* refillsEarly(means: Means, node: Node, goal: Goal): Generator<Node> {
  const { hidden, refilled, rules, titles } = means;
  const { after, until } = goal.between;
  const due = refilled.filter(({ entry }) => entry > after && entry <= until);
  const { prompt } = node.live.state;
  if (due.length === 0 || prompt === null) return;
  const first =
    prompt.kind === 'discard'
      ? candidates(rules.pool, node, prompt, goal, hidden)
      : begun(means, node, goal);
  for (const { decisions, at } of unasked(rules, node.live.state, first))
    for (const { entry, from, side } of due) {
      if (refilledNext(at) !== side) continue;
      const card = at.cards.find((one) => isOn(at, from, one));
      if (card === undefined) continue;
      yield* taken(means, node, {
        ...{ kind: 'early-refill', card: card.id, credits: 0, entry, difference: 'D20' },
        ...{ rule: 'RECUR-04', legal: false },
        reason: `${titles.titleOf(card.def)}: recurring credits are refilled before the turn begins, and before the window for it.`,
        ...among(decisions),
      });
    }
}
