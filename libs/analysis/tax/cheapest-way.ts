import {
  type Decision,
  type Fact,
  type Live,
  type Rules,
  type ServerName,
  type State,
} from '#rules';
import { answerOf, triesOf } from './answers';
import { costOf, noCost, recurringIn, together, type Cost } from './cost';
import { likenessOf, type Likeness } from './likeness';

/** Decisions that may be tried; when none is left, ways that were not found are unknown. */
export interface Tries {
  left: number;
}

/** Nobody pays more to get in: dearer ways are none. */
export const MOST_PRICE = 60;

/** Decisions in a row that leave nobody a choice. */
const MOST_FORCED = 400;

export type Way =
  | { readonly found: true; readonly cost: Cost; readonly corpPays: number }
  /** `hidden`: every way turns on a card that the viewer could not know. */
  | { readonly found: false; readonly why: 'no-way' | 'hidden' | 'too-many' };

export interface Search {
  readonly rules: Rules;
  readonly server: ServerName;
  /** Whether the Corp rezzes the ice that the Runner approaches. */
  readonly isRezzing: boolean;
  /** Credits that the Runner truly has. */
  readonly own: number;
  /** Whether facts show a card that the viewer cannot know of. */
  readonly isHidden: (fact: Fact) => boolean;
  readonly tries: Tries;
}

/** A state on the way at which the Runner has a choice, or the way's end. */
interface Node {
  readonly state: State;
  readonly cost: Cost;
  readonly corpPays: number;
  readonly isThere: boolean;
  readonly choices: readonly Decision[];
  /** Null where the way ends, and where states cannot be compared. */
  readonly likeness: Likeness | null;
}

/** Nodes by their price, the cheapest first. */
class Queue {
  readonly #byPrice: Node[][] = [];
  #least = 0;

  add(node: Node): void {
    const { price } = node.cost;
    (this.#byPrice[price] ??= []).push(node);
    this.#least = Math.min(this.#least, price);
  }

  take(): Node | null {
    for (; this.#least < this.#byPrice.length; this.#least += 1) {
      const node = this.#byPrice[this.#least]?.pop();
      if (node !== undefined) return node;
    }
    return null;
  }
}

interface Standing {
  readonly price: number;
  readonly means: readonly number[];
}

/** What was reached, by place: a state is worth nothing beside a cheaper one with as much left. */
class Reached {
  readonly #byPlace = new Map<string, Standing[]>();

  /** Whether a state is worth going on from, which is kept then. */
  add({ place, means }: Likeness, price: number): boolean {
    const known = this.#byPlace.get(place) ?? [];
    const atLeast = (a: Standing, b: Standing): boolean =>
      a.price <= b.price && a.means.every((mean, i) => mean >= (b.means[i] ?? 0));
    const own = { price, means };
    if (known.some((one) => atLeast(one, own))) return false;
    this.#byPlace.set(place, [...known.filter((one) => !atLeast(own, one)), own]);
    return true;
  }

  /** Whether it was not overtaken since it was added. */
  has({ place, means }: Likeness, price: number): boolean {
    return (this.#byPlace.get(place) ?? []).some(
      (one) => one.price === price && one.means.every((mean, i) => mean === means[i]),
    );
  }
}

type Went = Node | 'dead' | 'hidden';

/** The cheapest way to a server from a state at which the Runner may run: Dijkstra over decisions. */
export class Ways {
  readonly #queue = new Queue();
  readonly #reached = new Reached();
  #sawHidden = false;

  constructor(private readonly search: Search) {}

  cheapest(from: State): Way {
    this.#reach(this.#follow(from, noCost, 0, { do: 'run', server: this.search.server }));
    for (let node = this.#queue.take(); node !== null; node = this.#queue.take()) {
      if (node.isThere) return { found: true, cost: node.cost, corpPays: node.corpPays };
      const { likeness } = node;
      if (likeness !== null && !this.#reached.has(likeness, node.cost.price)) continue;
      for (const decision of node.choices) {
        if (this.search.tries.left <= 0) return { found: false, why: 'too-many' };
        this.#reach(this.#follow(node.state, node.cost, node.corpPays, decision));
      }
    }
    return { found: false, why: this.#sawHidden ? 'hidden' : 'no-way' };
  }

  #reach(went: Went): void {
    if (went === 'hidden') this.#sawHidden = true;
    if (typeof went === 'string' || went.cost.price > MOST_PRICE) return;
    const { likeness, cost } = went;
    if (likeness !== null && !this.#reached.add(likeness, cost.price)) return;
    this.#queue.add(went);
  }

  /** All that may be answered: one for whoever passes, more for the Runner. */
  #choices({ state, legal }: Live): readonly Decision[] {
    const { rules, isRezzing } = this.search;
    if (state.outcome !== null) return [];
    if (state.prompt?.for === 'runner') return triesOf(rules.pool, state, legal());
    const answer = answerOf(state, legal(), isRezzing);
    return answer === null ? [] : [answer];
  }

  #end({ state }: Live): Omit<Node, 'cost' | 'corpPays'> {
    return { state, isThere: true, choices: [], likeness: null };
  }

  /** Makes a decision and all after it that leave no choice. */
  #follow(from: State, cost: Cost, corpPays: number, decision: Decision): Went {
    const { rules } = this.search;
    const live = rules.live(from);
    let next = decision;
    let [spent, paid] = [cost, corpPays];
    for (let count = 0; count < MOST_FORCED; count += 1) {
      this.search.tries.left -= 1;
      const recurring = recurringIn(live.state);
      const taken = live.apply(next);
      if (!taken.ok) return 'dead';
      for (const fact of taken.facts) {
        if (this.search.isHidden(fact)) return 'hidden';
        if (fact.type === 'run-successful')
          return fact.server === this.search.server
            ? { ...this.#end(live), cost: spent, corpPays: paid }
            : 'dead';
        if (fact.type === 'run-ended' || fact.type === 'game-ended') return 'dead';
        const one = costOf(rules.pool, fact, live.state, { recurring, own: this.search.own });
        if (one !== null) spent = together(spent, one);
        if (fact.type === 'rezzed') paid += fact.cost;
      }
      const choices = this.#choices(live);
      const [only] = choices;
      if (only === undefined) return 'dead';
      if (choices.length > 1)
        return {
          ...{ state: live.state, cost: spent, corpPays: paid, isThere: false, choices },
          likeness: likenessOf(live.state),
        };
      next = only;
    }
    return 'dead';
  }
}
