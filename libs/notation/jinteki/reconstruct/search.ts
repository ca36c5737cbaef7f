import type { Rules } from '#rules/rules';
import type { Decision } from '#rules/decision/decision';
import type { Fact } from '#rules/fact/fact';
import { hashState } from '#rules/state/hash';
import { candidates } from './candidates';
import type { Goal } from './goal';
import type { Hidden } from './hidden';
import type { Node } from './node';
import { ourFeatures } from './ours';
import { Queue } from './queue';

interface Open {
  readonly node: Node;
  readonly depth: number;
  readonly distance: number;
  readonly matches: boolean;
}

/** What the search works with and what it has used up. */
export interface Means {
  readonly rules: Rules;
  readonly hidden: Hidden;
  /** Positions that may still be looked at in this file. */
  left: number;
}

export interface Nearest {
  readonly distance: number;
  readonly node: Node;
}

/** Accesses may come a little before their prompt is shown, never long before. */
const ahead = 4;

function follow(means: Means, from: Node, decision: Decision, until: number): Node | null {
  const { rules, hidden } = means;
  const { prompt } = from.live.state;
  if (prompt === null) return null;
  const live = rules.live(from.live.state);
  const taken = live.apply(decision);
  if (!taken.ok) throw new Error(`${decision.do} was listed and refused: ${taken.reason}`);
  const at = replay(hidden, from, taken.facts, live.state.cards, until);
  if (at === null) return null;
  const arranging = prompt.kind === 'pick' && prompt.why === 'arrange';
  const arranged = from.arranged + (arranging ? 1 : 0) + lastArranged(taken.facts);
  const deck = prompt.kind === 'shuffle' ? prompt.deck : null;
  return {
    live,
    features: ourFeatures(rules.pool, live.state),
    trail: {
      before: from.trail,
      by: prompt.for,
      decision,
      length: (from.trail?.length ?? 0) + 1,
    },
    ...at,
    arranged,
    shuffled:
      deck === null
        ? from.shuffled
        : {
            corp: from.shuffled.corp + (deck === 'rd' ? 1 : 0),
            runner: from.shuffled.runner + (deck === 'stack' ? 1 : 0),
          },
  };
}

/** The last card of an arrangement is not asked for. */
const lastArranged = (facts: readonly Fact[]): number =>
  facts.filter((fact) => fact.type === 'arranged').length;

/** The fingerprint of a state leaves out what its frames keep: two ways amid one effect need it. */
function nameOf({ live: { state }, accessed }: Node): string {
  return `${hashState(state)}:${String(accessed)}:${JSON.stringify(state.frames)}`;
}

/** Runs and accesses are the very ones of the game; null where they are not. */
function replay(
  { accesses }: Hidden,
  { accessed: from, runs: begun }: Node,
  facts: readonly Fact[],
  cards: Node['live']['state']['cards'],
  until: number,
): Pick<Node, 'accessed' | 'runs'> | null {
  let [accessed, runs] = [from, begun];
  for (const fact of facts) {
    const next = accesses[accessed];
    if (fact.type === 'run-began') runs += 1;
    // What was accessed in the run that ends is behind.
    else if (fact.type === 'run-ended' && next?.run === runs) return null;
    else if (fact.type === 'accessed') {
      if (next === undefined || next.run !== runs || next.index > until + ahead) return null;
      const def = cards[fact.card.card]?.def;
      if (fact.server === 'Archives') {
        // "Everything else" there is one line, in no order.
        if (!accesses.some((one) => one.run === runs && one.def === def)) return null;
      } else if (next.def !== null && def !== next.def) return null;
      accessed += 1;
    }
  }
  return { accessed, runs };
}

/**
 * Looks for decisions that lead from a position to a goal, nearest first. `next` gives one way
 * after another; it stops for good when nothing is left to try or the budget is used up.
 */
export class Search {
  nearest: Nearest;
  private readonly queue = new Queue<Open>();
  private readonly known = new Set<string>();
  private tried = 0;

  constructor(
    private readonly means: Means,
    start: Node,
    private readonly goal: Goal,
    private readonly until: number,
    private readonly budget: number,
  ) {
    this.nearest = { distance: Infinity, node: start };
    this.put(start, 0);
  }

  next(): Node | null {
    for (;;) {
      const open = this.queue.take();
      if (open === null) return null;
      if (open.matches) {
        this.spread(open);
        return open.node;
      }
      if (this.tried >= this.budget || this.means.left <= 0) return null;
      this.spread(open);
    }
  }

  private spread({ node, depth }: Open): void {
    const { prompt } = node.live.state;
    if (prompt === null) return;
    for (const decision of candidates(
      this.means.rules.pool,
      node,
      prompt,
      this.goal,
      this.means.hidden,
    )) {
      if (this.tried >= this.budget || this.means.left <= 0) return;
      this.tried += 1;
      this.means.left -= 1;
      const child = follow(this.means, node, decision, this.until);
      if (child !== null) this.put(child, depth + 1);
    }
  }

  private put(node: Node, depth: number): void {
    const { state } = node.live;
    const inTransit = state.play.length + state.aside.length > 0;
    const measure = this.goal.measure(node.features, inTransit);
    // Cards on their way through a shuffle lie where theirs never show them.
    const between = state.prompt?.kind === 'shuffle';
    if (measure.strays && !between && depth > 0) return;
    const { distance } = measure;
    const name = nameOf(node);
    if (this.known.has(name)) return;
    this.known.add(name);
    if (distance < this.nearest.distance) this.nearest = { distance, node };
    this.queue.put(distance + depth / 2, {
      node,
      depth,
      distance,
      matches: measure.matches,
    });
  }
}
