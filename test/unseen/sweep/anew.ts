import { type Decision, hashState, type Pool, type State } from '#rules';
import { candidates } from '#notation/jinteki/reconstruct/candidates/candidates';
import { listGranted } from '#notation/jinteki/reconstruct/deviations/deviation';
import { Deviations } from '#notation/jinteki/reconstruct/deviations/deviations';
import { follow, type Means } from '#notation/jinteki/reconstruct/follow';
import type { Goal } from '#notation/jinteki/reconstruct/goal';
import type { Node, Trail } from '#notation/jinteki/reconstruct/node';
import { Search } from '#notation/jinteki/reconstruct/search';
import { Goals } from './goals';
import type { Undetermined } from './otherwise';
import { isNothing, say } from './say';
import type { Step } from './steps';
import type { Found } from './ways';

/** Positions that are looked at for another way, those for a way on from it, and how many stretches it has to lead on. */
const most = { aside: 80, on: 200, stretches: 3 } as const;

/**
 * For each decision of a way, what chance decides and what is paid among them, every other answer that the search would try, and
 * from there the search itself: what it comes to by other decisions, or by the same in another order, is told by no constraint.
 */
export class Anew {
  private readonly means: Means;
  private readonly goals: Goals;

  constructor(
    private readonly found: Found,
    private readonly steps: readonly Step[],
  ) {
    this.means = { ...found.means, left: Infinity };
    this.goals = new Goals(found.way.shown);
  }

  *all(): Generator<Undetermined> {
    for (const [at, { trail, node }] of this.steps.entries()) {
      const { between, order } = trail;
      const kind = node?.live.state.prompt?.kind ?? 'shuffle';
      if (node !== null && kind !== 'shuffle')
        yield* this.others(at, node, this.goals.of(between, order));
    }
  }

  private *others(at: number, node: Node, goal: Goal): Generator<Undetermined> {
    const step = this.steps[at];
    const { state } = node.live;
    const { prompt } = state;
    if (step === undefined || prompt === null) return;
    const { decision, between } = step.trail;
    const { hidden, rules } = this.means;
    const next = this.endOf(at);
    const own = this.told(
      state,
      this.steps.slice(at, next).map(({ trail }) => trail),
    );
    const open = this.found.way.open.get(step.trail) ?? [];
    const seen = new Set([decision, ...open].map((one) => say(rules, state, prompt, one)));
    for (const one of candidates(rules.pool, node, prompt, goal, hidden)) {
      const said = say(rules, state, prompt, one);
      if (seen.has(said)) continue;
      seen.add(said);
      const way = this.wayBy(node, one, goal, at, next);
      if (way === null || !this.leadsOn(way, next)) continue;
      const other = this.told(state, trailsSince(node, way));
      if (own.join() === other.join()) continue;
      const isOrder = [...own].sort().join() === [...other].sort().join();
      yield {
        name: `${isOrder ? 'order' : 'other'}: ${prompt.kind}, ${decision.do} or ${one.do}`,
        says: `${String(between.after)}..${String(between.until)} ${prompt.for}: ${own.join('; ')} <> ${other.join('; ')}`,
      };
    }
  }

  /** The first decision that was looked for in other entries. */
  private endOf(at: number): number {
    const until = this.steps[at]?.trail.between.until;
    const end = this.steps.findIndex((one, i) => i > at && one.trail.between.until !== until);
    return end < 0 ? this.steps.length : end;
  }

  private wayBy(from: Node, one: Decision, goal: Goal, at: number, next: number): Node | null {
    const child = follow(this.means, from, one, goal);
    if (child === null) return null;
    const { after, until } = goal.between;
    const { way } = this.found;
    const isDeviated = listGranted((way.stretches.at(-1)?.end ?? way.node).granted).some(
      ({ decision, deviation: { entry } }) =>
        decision >= at && decision <= next && entry > after && entry <= until,
    );
    const deviations = isDeviated ? new Deviations(this.means, way.shown, goal.between) : null;
    return new Search(this.means, child, goal, most.aside, deviations).next();
  }

  /** It comes to the same position, or to what theirs shows next, as far as no deviation lies between. */
  private leadsOn(from: Node, at: number): boolean {
    let [node, next] = [from, at];
    for (let i = 0; i < most.stretches; i += 1) {
      const step = this.steps[next];
      if (step === undefined || step.deviated) return true;
      if (step.node !== null && hashState(step.node.live.state) === hashState(node.live.state))
        return true;
      const goal = this.goals.of(step.trail.between, step.trail.order);
      const found = new Search(this.means, node, goal, most.on).next();
      if (found === null) return false;
      [node, next] = [found, this.endOf(next)];
    }
    return true;
  }

  /** What is decided, passes left out. */
  private told(state: State, trails: readonly Trail[]): readonly string[] {
    const { pool } = this.means.rules;
    return trails.flatMap(({ by, decision }) =>
      isNothing(decision) || decision.do === 'shuffle'
        ? []
        : [`${by} ${worded(pool, state, decision)}`],
    );
  }
}

/** With titles, as copies of one are the same. */
function worded({ definitions }: Pool, { cards }: State, decision: Decision): string {
  const name = (key: string, value: unknown): string =>
    (key === 'card' || key === 'host') && typeof value === 'number'
      ? (definitions[cards[value]?.def ?? -1]?.value.title ?? '')
      : String(value);
  return Object.entries(decision)
    .map(([key, value]) => name(key, value))
    .join(' ');
}

function trailsSince(from: Node, to: Node): readonly Trail[] {
  const list: Trail[] = [];
  for (let at = to.trail; at !== null && at !== from.trail; at = at.before) list.unshift(at);
  return list;
}
