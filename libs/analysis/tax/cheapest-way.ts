import {
  type CardId,
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
import { Queue } from './queue';
import { Reached } from './reached';
import { iceAhead, presentIce } from './run-place';
import { strengthens, weigh, type Scale } from './scale';

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

/** What is known beforehand of the ice on the way. */
export interface Foresight {
  /** What the ice costs at least that is still ahead of a state, the innermost first; `present` is encountered. */
  readonly least: (ahead: readonly CardId[], present: CardId | null, state: State) => number;
  /** What to try first at ice: the choices that get past it alone, in order. */
  readonly path: (ice: CardId) => readonly string[];
}

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
  /** What of a cost counts. */
  readonly scale: Scale;
  /** Null: nothing is known. */
  readonly foresight: Foresight | null;
}

/** A choice of the Runner that was made on the way, at some ice. */
export interface Step {
  readonly before: Step | null;
  readonly ice: CardId | null;
  readonly decision: Decision;
}

/** A state on the way at which the Runner has a choice, or the way's end. */
interface Node {
  readonly state: State;
  readonly cost: Cost;
  /** What it has cost by the search's scale. */
  readonly price: number;
  /** What any way through here costs at least. */
  readonly least: number;
  readonly corpPays: number;
  readonly isThere: boolean;
  /** A credit that is spent next is for what the scale leaves out. */
  readonly isAside: boolean;
  readonly choices: readonly Decision[];
  /** Null where the way ends, and where states cannot be compared. */
  readonly likeness: Likeness | null;
  readonly ice: CardId | null;
  readonly steps: Step | null;
  /** Choices made at the present ice. */
  readonly atIce: number;
}

/** What is to be looked at next: a state, or a choice at one that has not been made yet. */
interface Lead {
  readonly node: Node;
  readonly choice: Decision | null;
}

type Went = Node | 'dead' | 'hidden';

export interface Found {
  readonly way: Way;
  /** Whether the Runner could have made a breaker stronger for the run. */
  readonly strengthens: boolean;
  /** By the search's scale; null where none was found. */
  readonly price: number | null;
  /** The last choice on the way. */
  readonly steps: Step | null;
}

/**
 * The cheapest way to a server from a state at which the Runner may run: A* over decisions, and Dijkstra
 * where nothing is known of what is ahead.
 */
export class Ways {
  readonly #queue = new Queue<Lead>();
  readonly #reached = new Reached();
  #sawHidden = false;
  #strengthens = false;

  readonly #isForTheRun: Scale['isAside'];

  constructor(private readonly search: Search) {
    this.#isForTheRun = strengthens(search.rules.pool);
  }

  cheapest(from: State): Found {
    const { search } = this;
    const begun: Node = {
      ...{ state: from, cost: noCost, price: 0, least: 0, corpPays: 0, isThere: false },
      ...{ isAside: false, choices: [], likeness: null, ice: null, steps: null, atIce: 0 },
    };
    this.#reach(this.#follow(begun, { do: 'run', server: search.server }));
    for (let lead = this.#queue.take(); lead !== null; lead = this.#queue.take()) {
      const { node, choice } = lead;
      if (node.isThere) {
        const { cost, corpPays, price, steps } = node;
        const strengthens = this.#strengthens;
        return { way: { found: true, cost, corpPays }, price, steps, strengthens };
      }
      const { likeness } = node;
      if (likeness !== null && !this.#reached.has(likeness, node.price)) continue;
      if (choice === null) this.#spread(node);
      else if (search.tries.left <= 0) return this.#none('too-many');
      else this.#reach(this.#follow(node, choice));
    }
    return this.#none(this.#sawHidden ? 'hidden' : 'no-way');
  }

  #none(why: Extract<Way, { found: false }>['why']): Found {
    const strengthens = this.#strengthens;
    return { way: { found: false, why }, price: null, steps: null, strengthens };
  }

  /** Every choice at a state waits to be made; the likeliest is made first, being the last to come. */
  #spread(node: Node): void {
    const { foresight } = this.search;
    const likely = node.ice === null ? null : foresight?.path(node.ice)[node.atIce];
    let first: Decision | null = null;
    for (const choice of node.choices) {
      if (choice.do === 'use') this.#strengthens ||= this.#isForTheRun(node.state, choice);
      if (first === null && likely !== undefined && JSON.stringify(choice) === likely)
        first = choice;
      else this.#queue.add({ node, choice }, node.least);
    }
    if (first !== null) this.#queue.add({ node, choice: first }, node.least);
  }

  #reach(went: Went): void {
    if (went === 'hidden') this.#sawHidden = true;
    if (typeof went === 'string' || went.least > MOST_PRICE) return;
    const { likeness, price } = went;
    if (likeness !== null && !this.#reached.add(likeness, price)) return;
    this.#queue.add({ node: went, choice: null }, went.least);
  }

  /** All that may be answered: one for whoever passes, more for the Runner. */
  #choices({ state, legal }: Live): readonly Decision[] {
    const { rules, isRezzing } = this.search;
    if (state.outcome !== null) return [];
    if (state.prompt?.for === 'runner') return triesOf(rules.pool, state, legal());
    const answer = answerOf(state, legal(), isRezzing);
    return answer === null ? [] : [answer];
  }

  /** Makes a decision and all after it that leave no choice. */
  #follow(node: Node, decision: Decision): Went {
    const { rules, scale, server, isHidden, own } = this.search;
    const live = rules.live(node.state);
    let next = decision;
    let { cost, price, corpPays, isAside } = node;
    const steps: Step | null =
      node.choices.length > 1 ? { before: node.steps, ice: node.ice, decision } : node.steps;
    for (let count = 0; count < MOST_FORCED; count += 1) {
      this.search.tries.left -= 1;
      const recurring = recurringIn(live.state);
      if (next.do === 'use') isAside = scale.isAside(live.state, next);
      const taken = live.apply(next);
      if (!taken.ok) return 'dead';
      for (const fact of taken.facts) {
        if (isHidden(fact)) return 'hidden';
        if (fact.type === 'run-successful') {
          if (fact.server !== server) return 'dead';
          const { state } = live;
          const least = Math.max(price, node.least);
          return {
            ...{ state, cost, price, corpPays, isAside, least, steps, isThere: true },
            ...{ choices: [], likeness: null, ice: null, atIce: 0 },
          };
        }
        if (fact.type === 'run-ended' || fact.type === 'game-ended') return 'dead';
        const one = costOf(rules.pool, fact, live.state, { recurring, own });
        if (one !== null) {
          cost = together(cost, one);
          price += weigh(scale, fact, one, isAside);
        }
        if (fact.type === 'credits-spent') isAside = false;
        if (fact.type === 'rezzed') corpPays += fact.cost;
      }
      const choices = this.#choices(live);
      const [only] = choices;
      if (only === undefined) return 'dead';
      if (choices.length > 1) {
        const { state } = live;
        const ice = presentIce(state);
        const least = Math.max(node.least, price + this.#ahead(state));
        const atIce = ice === node.ice && ice !== null ? node.atIce + 1 : 0;
        return {
          ...{ state, cost, price, least, corpPays, isAside, choices, ice, atIce, steps },
          ...{ isThere: false, likeness: likenessOf(state) },
        };
      }
      next = only;
    }
    return 'dead';
  }

  #ahead(state: State): number {
    const { foresight, server } = this.search;
    if (foresight === null) return 0;
    const ahead = iceAhead(state, server);
    const present = presentIce(state);
    const isAhead = present !== null && ahead.includes(present);
    return foresight.least(ahead, isAhead ? null : present, state);
  }
}
