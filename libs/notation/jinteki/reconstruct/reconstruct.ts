import type { Rules } from '#rules/rules';
import type { DeckList } from '#rules/state/opening';
import type { ObservedFact } from '../facts';
import { fold } from '../fold/fold';
import type { Side } from '../lens/side';
import type { Replay } from '../read/read';
import { anchor } from './anchor';
import { findDeck } from './decks';
import { explain, type Explanation } from './explain';
import { Goal } from './goal';
import { type Hidden, HiddenCards } from './hidden';
import type { Node } from './node';
import { ourFeatures } from './ours';
import { type Means, type Nearest, Search } from './search';
import { type Shown, shownBy } from './shown';
import { Titles } from './titles';

const most = { group: 16, positions: 20_000, patience: 1_000 } as const;
/** An entry amid something is often one ours does not stop at: it is not worth much looking. */
const budgetOf = ({ mayPass }: Shown, ahead: number): number => {
  if (mayPass) return ahead < 2 ? 40 : 80;
  return ahead < 2 ? 80 : 200;
};

/** A place reached: our position agrees with theirs after this entry. */
interface Level {
  readonly node: Node;
  readonly index: number;
  /** Where the search that found it stands, to look for another way. */
  search: Search | null;
  readonly from: Level | null;
}

export interface Way {
  readonly node: Node;
  readonly through: number;
  readonly last: number;
  /** The last entry with which ours agrees, positions taken over included. */
  readonly reached: number;
  readonly breaks: readonly Break[];
  readonly shown: readonly Shown[];
  readonly hidden: Hidden;
  /** Decisions over all stretches. */
  readonly decisions: number;
  readonly tried: number;
}

export type Reconstructed =
  | {
      readonly ok: true;
      readonly way: Way;
      readonly decks: { readonly corp: DeckList; readonly runner: DeckList };
      readonly unseen: { readonly corp: number; readonly runner: number };
    }
  | { readonly ok: false; readonly reason: string };

export function reconstruct(
  rules: Rules,
  replay: Replay,
  facts: readonly ObservedFact[],
): Reconstructed {
  const titles = new Titles(rules.pool);
  const hiddenCards = new HiddenCards(titles, facts);
  const shown: Shown[] = [];
  for (const step of fold(replay)) {
    hiddenCards.step(step);
    shown.push(shownBy(titles, step));
    if (titles.unknown.size > 0)
      return { ok: false, reason: `Not in the pool: ${[...titles.unknown].join(', ')}.` };
  }
  const hidden = hiddenCards.finish();
  const corp = findDeck(titles, replay.first, 'corp', hidden.decks.corp);
  const runner = findDeck(titles, replay.first, 'runner', hidden.decks.runner);
  if (!corp.ok) return corp;
  if (!runner.ok) return runner;
  const decks = { corp: corp.deck.list, runner: runner.deck.list };
  const opened = rules.open(decks);
  if (!opened.ok) return { ok: false, reason: 'The decks cannot be opened.' };
  const live = rules.live(opened.state);
  const start: Node = {
    live,
    features: ourFeatures(rules.pool, live.state),
    trail: null,
    accessed: 0,
    runs: 0,
    arranged: 0,
    shuffled: { corp: 0, runner: 0 },
  };
  const means: Means = { rules, hidden, left: most.positions };
  return {
    ok: true,
    way: walk(means, titles, start, shown),
    decks,
    unseen: { corp: corp.deck.unseen, runner: runner.deck.unseen },
  };
}

/** A place where theirs did what our rules do not allow, and ours was set to theirs after it. */
export interface Break {
  /** The last entry before it with which ours agrees. */
  readonly after: number;
  /** The entry at which the two agree again; null where they never do. */
  readonly resumed: number | null;
  readonly node: Node;
  readonly nearest: Nearest | null;
  readonly explanation: Explanation;
}

function walk(means: Means, titles: Titles, start: Node, shown: readonly Shown[]): Way {
  const last = shown.length - 1;
  const breaks: Break[] = [];
  let first = reach(means, titles, { node: start, index: -1, search: null, from: null }, shown);
  let { level } = first;
  const { node, index } = level;
  while (level.index < last) {
    const again = resume(means, titles, level, shown);
    breaks.push({
      after: level.index,
      resumed: again?.index ?? null,
      node: level.node,
      nearest: first.nearest,
      explanation: explain(
        means.rules,
        titles,
        level.node.live.state,
        shown,
        level.index,
        again?.index ?? last,
      ),
    });
    if (again === null) break;
    first = reach(means, titles, again, shown);
    ({ level } = first);
  }
  return {
    node,
    through: index,
    last,
    reached: level.index,
    breaks,
    shown,
    hidden: means.hidden,
    decisions: level.node.trail?.length ?? 0,
    tried: most.positions - means.left,
  };
}

/** The next entry at which a player of theirs is about to act, or the last. */
function nextSettled(shown: readonly Shown[], after: number): number {
  let index = after + 1;
  while (index < shown.length - 1 && shown[index]?.mayPass !== false) index += 1;
  return index;
}

/** The furthest that can be reached by decisions from a position. */
function reach(
  means: Means,
  titles: Titles,
  start: Level,
  shown: readonly Shown[],
): { readonly level: Level; readonly nearest: Nearest | null } {
  const last = shown.length - 1;
  let level = start;
  let best = start;
  let nearest: Nearest | null = null;
  // Looking back is worth a few positions, not all that are left.
  let kept: number | null = null;
  while (level.index < last) {
    const ahead = advance(means, level, shown, 0);
    if (ahead.level !== null) {
      level = ahead.level;
      if (level.index > best.index) {
        best = level;
        if (kept !== null) means.left += kept;
        kept = null;
      }
      continue;
    }
    if (level.index >= best.index && kept === null) ({ nearest } = ahead);
    if (kept === null) {
      const until = nextSettled(shown, level.index);
      const { state } = level.node.live;
      if (explain(means.rules, titles, state, shown, level.index, until).certain) break;
      kept = Math.max(0, means.left - most.patience);
      means.left -= kept;
    }
    const other = instead(means, level, shown);
    if (other === null) break;
    level = other;
  }
  if (kept !== null) means.left += kept;
  return { level: best, nearest };
}

/** Takes their position over at the next entry at which a player of theirs is about to act. */
function resume(
  { rules, hidden }: Means,
  titles: Titles,
  stuck: Level,
  shown: readonly Shown[],
): Level | null {
  const { pool } = rules;
  for (let index = stuck.index + 1; index < shown.length; index += 1) {
    const there = shown[index];
    if (there === undefined || there.mayPass) continue;
    const state = anchor(pool, titles, stuck.node.live.state, there.state, hidden.decks, index);
    if (state === null) continue;
    const live = rules.live(state);
    const accessed = hidden.accesses.findIndex((one) => one.index > index);
    const arranged = hidden.arrangements.filter((one) => one.index <= index);
    const shuffles = (side: Side): number =>
      hidden.decks[side].epochs.filter(({ from }) => from <= index).length;
    const node: Node = {
      live,
      features: ourFeatures(pool, live.state),
      trail: stuck.node.trail,
      accessed: accessed < 0 ? hidden.accesses.length : accessed,
      runs: hidden.runs.filter((began) => began <= index).length,
      arranged: arranged.reduce((sum, { defs }) => sum + defs.length, 0),
      shuffled: { corp: shuffles('corp'), runner: shuffles('runner') },
    };
    const goal = new Goal([there.features], there.features);
    if (goal.measure(node.features, false).matches)
      return { node, index, search: null, from: null };
  }
  return null;
}

/** The next entry whose position can be reached, passing over those that need not be. */
function advance(
  means: Means,
  level: Level,
  shown: readonly Shown[],
  passed: number,
): { readonly level: Level | null; readonly nearest: Nearest | null } {
  let nearest: Nearest | null = null;
  const group = [level.node.features];
  for (let ahead = 0; ahead < most.group; ahead += 1) {
    const index = level.index + 1 + ahead;
    const target = shown[index];
    if (target === undefined) break;
    group.push(target.features);
    if (ahead >= passed) {
      const goal = new Goal([...group], target.features);
      const search = new Search(means, level.node, goal, index, budgetOf(target, ahead));
      const node = search.next();
      if (node !== null) return { level: { node, index, search, from: level }, nearest: null };
      if (nearest === null) ({ nearest } = search);
    }
    if (!target.mayPass) break;
  }
  return { level: null, nearest };
}

/** Another way to the same entry, past it, or to one before it. */
function instead(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
  let level: Level | null = stuck;
  while (level !== null && level.search !== null && means.left > 0) {
    const node = level.search.next();
    if (node !== null) return { ...level, node };
    const { from, index }: Level = level;
    if (from !== null && shown[index]?.mayPass === true) {
      const past = advance(means, from, shown, index - from.index).level;
      if (past !== null) return past;
    }
    level = from;
  }
  return null;
}
