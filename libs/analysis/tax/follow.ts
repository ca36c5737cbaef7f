import type { Decision, Fact, State } from '#rules';
import { choicesAt } from './choices';
import { beforeOf, costOf, together } from './cost';
import { unknown } from './ahead';
import { goesRound } from './goes-round';
import { likenessOf, type Likeness } from './likeness';
import { nodeAt, type Node } from './node';
import { Reached } from './reached';
import { runOf } from './run-of';
import { weigh } from './scale';
import type { Search } from './search';
import { MOST_PRICE } from './way';

/** Decisions in a row that leave nobody a choice. */
const MOST_FORCED = 400;

/** How many pieces of ice are ahead of the Runner; null where there is no run. */
const positionIn = (state: State): number | null => runOf(state)?.vars.position ?? null;

const nothing = (): number => 0;

/** With these ice may send the Runner back to itself, again and again. */
const AGAIN: ReadonlySet<Fact['type']> = new Set(['ice-approached', 'derezzed'] as const);

/** Where a decision leads to; nowhere, or to what the viewer cannot know. */
export type Went = Node | 'dead' | 'hidden';

/** What follows from decisions on the way, up to where the Runner has a choice. */
export class Following {
  /** Where the run has come to another position, by the least that it cost. */
  readonly #arrived = new Map<string, number>();
  /** Where ice was approached or derezzed. */
  readonly #again: Reached;

  constructor(
    private readonly search: Search,
    /** What waits elsewhere costs at least so much. */
    private readonly leastElsewhere: () => number,
  ) {
    this.#again = new Reached(search.takesClicks);
  }

  /** Makes a decision and all after it that leave no choice. */
  follow(node: Node, decision: Decision): Went {
    const { search } = this;
    const { rules, scale, server, isHidden, own, until, leastAhead } = search;
    const { leastFrom = nothing, version = nothing, learnt = nothing } = search;
    node.waiting -= 1;
    const live = (node.waiting === 0 ? node.live : null) ?? rules.live(node.state);
    let next = decision;
    let position = positionIn(live.state);
    let { cost, price, corpPays, isAside, least: behind } = node;
    for (let count = 0; count < MOST_FORCED; count += 1) {
      search.tries.left -= 1;
      const before = beforeOf(live.state, own);
      if (next.do === 'use') isAside = scale.isAside(live.state, next);
      const taken = live.apply(next);
      if (!taken.ok) return 'dead';
      for (const fact of taken.facts) {
        if (isHidden(fact)) return 'hidden';
        if (fact.type === 'run-successful') {
          if (fact.server !== server) return 'dead';
          return nodeAt(live.state, { cost, price, corpPays, isAside }, null, null);
        }
        if (fact.type === 'run-ended' || fact.type === 'game-ended') return 'dead';
        const one = costOf(rules.pool, fact, live.state, before);
        if (one !== null) {
          cost = together(cost, one);
          price += weigh(scale, fact, one, isAside);
        }
        if (fact.type === 'credits-spent') isAside = false;
        if (fact.type === 'rezzed') corpPays += fact.cost;
      }
      if (price > MOST_PRICE) return 'dead';
      const now = positionIn(live.state);
      if (now !== position) {
        behind = Math.max(behind, price + leastFrom(live.state));
        // What was come to before for no more is not gone on with.
        const likeness = likenessOf(live.state, search);
        if (likeness !== null && !this.#arrives(likeness, price)) return 'dead';
        if (likeness !== null) behind = Math.max(behind, price + learnt(live.state, likeness));
      } else if (taken.facts.some(({ type }) => AGAIN.has(type))) {
        const likeness = likenessOf(live.state, search);
        if (likeness !== null && !this.#again.add(likeness, price)) return 'dead';
      }
      position = now;
      const isThere =
        typeof until === 'function'
          ? until(live.state)
          : until === 'jack-out' && live.state.prompt?.kind === 'jack-out';
      const spent = { cost, price, corpPays, isAside };
      if (isThere) return nodeAt(live.state, spent, null, likenessOf(live.state, search));
      const choices = choicesAt(search, live);
      const [only] = choices;
      if (only === undefined) return 'dead';
      if (choices.length > 1) {
        const { state } = live;
        const ahead = leastAhead(state);
        const likeness = likenessOf(state, search);
        const known = likeness === null ? 0 : learnt(state, likeness);
        const least = Math.max(behind, price + Math.max(ahead.least, known));
        const onward = { live, choices, least, ahead, version: version() };
        return nodeAt(state, spent, onward, likeness);
      }
      if (goesRound(live.state)) return 'dead';
      next = only;
      const least = Math.max(behind, price);
      // Others come first.
      if (least > this.leastElsewhere() && least <= MOST_PRICE) {
        const onward = { live, choices, least, ahead: unknown, version: version() };
        return nodeAt(live.state, spent, onward, null);
      }
    }
    return 'dead';
  }

  #arrives({ place, means }: Likeness, price: number): boolean {
    const there = [place, ...means].join(' ');
    const before = this.#arrived.get(there) ?? Infinity;
    if (price < before) this.#arrived.set(there, price);
    return price < before;
  }
}
