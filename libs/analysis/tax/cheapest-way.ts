import {
  workOn,
  type Decision,
  type Fact,
  type Live,
  type Rules,
  type ServerName,
  type State,
} from '#rules';
import { answerOf, isIdle, mayRez, triesOf } from './answers';
import { beforeOf, costOf, noCost, together, type Cost } from './cost';
import { dueOf } from './due';
import { freeFirst } from './free-first';
import { likenessOf, type Heeded, type Likeness } from './likeness';
import { unknown, type Ahead } from './least-past';
import { Queue } from './queue';
import { Reached } from './reached';
import { runOf } from './run-of';
import { strengthens, weigh, type Scale } from './scale';

/** Decisions that may be tried; when none is left, ways that were not found are unknown. */
export interface Tries {
  left: number;
}

/** Nobody pays more to get in: dearer ways are none. */
export const MOST_PRICE = 60;

/** Decisions in a row that leave nobody a choice. */
const MOST_FORCED = 400;

export interface FoundWay {
  readonly found: true;
  readonly cost: Cost;
  readonly corpPays: number;
}

/** Not all ways were tried: the cheapest costs at least so much, and no more than one that was found. */
export interface ManyWays {
  readonly found: false;
  readonly why: 'too-many';
  readonly atLeast: number;
  readonly atMost: Cost | null;
}

export type Way =
  | FoundWay
  | ManyWays
  /** `hidden`: every way turns on a card that the viewer could not know. */
  | { readonly found: false; readonly why: 'no-way' | 'hidden' };

export const tooMany = (atLeast: number): ManyWays => ({
  ...{ found: false, why: 'too-many', atLeast, atMost: null },
});

export interface Search extends Heeded {
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
  /** Where ways end: at the success of the run, or as soon as the Runner could jack out. */
  readonly until: 'success' | 'jack-out' | ((state: State) => boolean);
  /** Whether any ice takes clicks. */
  readonly takesClicks: boolean;
  /** What is ahead of a state costs at least so much by the scale. */
  readonly leastAhead: (state: State) => Ahead;
  /** The same of a state in which the Runner has just come to another position. */
  readonly leastFrom?: (state: State) => number;
  /** Whether it was found out that there is no way. */
  readonly isBarred?: () => boolean;
  /** Grows when more is found out of what is ahead. */
  readonly version?: () => number;
}

/** A state on the way at which the Runner has a choice, or the way's end. */
interface Node {
  readonly state: State;
  /** The same, to go on with once nothing else is to begin there; null where it is not the search's own. */
  readonly live: Live | null;
  /** Choices that wait to be made. */
  waiting: number;
  readonly cost: Cost;
  /** What it has cost by the search's scale. */
  readonly price: number;
  /** What ways through here cost at least. */
  least: number;
  /** What is ahead, by what the Runner decides next. */
  ahead: Ahead;
  readonly corpPays: number;
  readonly isThere: boolean;
  /** A credit that is spent next is for what the scale leaves out. */
  readonly isAside: boolean;
  readonly choices: readonly Decision[];
  /** Null where the way ends, and where states cannot be compared. */
  readonly likeness: Likeness | null;
  /** Of what is told to be ahead. */
  version: number;
}

/** What is to be looked at next: a state, or a choice at one that has not been made yet. */
interface Lead {
  readonly node: Node;
  readonly choice: Decision | null;
}

const nothingAhead = (): number => 0;

/** How many pieces of ice are ahead of the Runner; null where there is no run. */
const positionIn = (state: State): number | null => runOf(state)?.vars.position ?? null;

/** Where the run is elsewhere, or has not begun. */
const MOST_ICE = 15;

/** To come past a piece of ice is taken to be worth so much, where any way is looked for. */
const PER_ICE = 10;

/** What has less ice ahead, and costs less, comes first. */
const nearest =
  (server: ServerName) =>
  ({ node }: Lead, least: number): number => {
    const run = runOf(node.state);
    const ahead = run === null || run.vars.server !== server ? MOST_ICE : run.vars.position;
    return least + Math.min(ahead, MOST_ICE) * PER_ICE;
  };

const PASSES: readonly Decision[] = [{ do: 'pass' }];

type Went = Node | 'dead' | 'hidden';

export interface Found {
  readonly way: Way;
  /** Whether the Runner could have made a breaker stronger for the run. */
  readonly strengthens: boolean;
  /** By the search's scale; null where none was found. */
  readonly price: number | null;
  /** At the way's end; null where none was found. */
  readonly state: State | null;
}

/** With these ice may send the Runner back to itself, again and again. */
const AGAIN: ReadonlySet<Fact['type']> = new Set(['ice-approached', 'derezzed'] as const);

/** Ways in from a state, the cheapest first: A* over decisions. */
export class Ways {
  #queue = new Queue<Lead>();
  /** By what number that waits which costs so much at least. */
  #rank: (lead: Lead, least: number) => number = (_, least) => least;
  readonly #reached: Reached;
  /** The same where the run has come to another position. */
  readonly #arrived = new Map<string, number>();
  /** Where ice was approached or derezzed. */
  readonly #again: Reached;
  #sawHidden = false;
  #strengthens = false;

  readonly #isForTheRun: Scale['isAside'];

  constructor(private readonly search: Search) {
    this.#reached = new Reached(search.takesClicks);
    this.#again = new Reached(search.takesClicks);
    this.#isForTheRun = strengthens(search.rules.pool);
  }

  cheapest(from: State): Found {
    this.begin(from, { do: 'run', server: this.search.server });
    return this.next(Infinity) ?? this.none('no-way');
  }

  begin(from: State, decision: Decision): void {
    const begun: Node = {
      ...{ state: from, live: null, waiting: 1 },
      ...{ cost: noCost, price: 0, least: 0, ahead: unknown, corpPays: 0 },
      ...{ isThere: false, isAside: false, choices: [], likeness: null, version: 0 },
    };
    this.#reach(this.#follow(begun, decision));
  }

  get sawHidden(): boolean {
    return this.#sawHidden;
  }

  /** What the next way costs at least; infinite where there is none left. */
  get least(): number {
    return this.#queue.least;
  }

  /** The next way, dearer or to another end than those before; null where it costs more than that. */
  next(most: number): Found | null {
    const { search } = this;
    while (this.#queue.least <= most) {
      const price = this.#queue.least;
      const lead = this.#queue.take();
      if (lead === null) return this.none(this.#sawHidden ? 'hidden' : 'no-way');
      if (search.isBarred?.() === true) return this.none('no-way');
      const { node, choice } = lead;
      const { likeness } = node;
      if (likeness !== null && !this.#reached.has(likeness, node.price)) continue;
      if (node.isThere) {
        const { cost, corpPays, price, state } = node;
        const strengthens = this.#strengthens;
        return { way: { found: true, cost, corpPays }, price, strengthens, state };
      }
      if (this.#isDearer(lead, price)) continue;
      if (choice !== null && search.tries.left <= 0) {
        this.#wait(lead, price);
        return this.#none(tooMany(price));
      }
      this.#goOn(lead);
    }
    return null;
  }

  /**
   * The cheapest way of `cheapest`. Where too many would have to be tried, some more are for any way: those with
   * little ice ahead come first.
   */
  orAtMost(from: State, tries: number): Way {
    const { way } = this.cheapest(from);
    if (way.found || way.why !== 'too-many') return way;
    const { search } = this;
    const last = search.tries.left - tries;
    this.#rank = nearest(search.server);
    this.#queue = this.#queue.by(this.#rank);
    let best: Node | null = null;
    while (search.tries.left > last) {
      const lead = this.#queue.take();
      // All were tried.
      if (lead === null)
        return best === null
          ? { found: false, why: this.#sawHidden ? 'hidden' : 'no-way' }
          : { found: true, cost: best.cost, corpPays: best.corpPays };
      const { node } = lead;
      const { likeness, least } = node;
      if (best !== null && least >= best.price) continue;
      if (likeness !== null && !this.#reached.has(likeness, node.price)) continue;
      if (node.isThere) best = node;
      else this.#goOn(lead);
    }
    if (best === null) return way;
    const { cost, corpPays, price } = best;
    return price <= way.atLeast ? { found: true, cost, corpPays } : { ...way, atMost: cost };
  }

  #goOn({ node, choice }: Lead): void {
    if (choice === null) this.#spread(node);
    else this.#reach(this.#follow(node, choice));
  }

  #wait(lead: Lead, least: number): void {
    this.#queue.add(lead, this.#rank(lead, least));
  }

  /** Whether more has been found out of what is ahead, and the lead has to wait for others. */
  #isDearer(lead: Lead, price: number): boolean {
    const { leastAhead, version = nothingAhead } = this.search;
    const { node, choice } = lead;
    if (node.version !== version()) {
      node.version = version();
      node.ahead = leastAhead(node.state);
      node.least = Math.max(node.least, node.price + node.ahead.least);
    }
    const ifTaken = choice === null ? 0 : node.price + node.ahead.ifTaken(choice);
    const least = Math.max(node.least, ifTaken);
    if (least <= price) return false;
    if (least <= MOST_PRICE) this.#wait(lead, least);
    else if (choice !== null) node.waiting -= 1;
    return true;
  }

  none(why: 'no-way' | 'hidden'): Found {
    return this.#none({ found: false, why });
  }

  #none(way: Way): Found {
    return { way, price: null, strengthens: this.#strengthens, state: null };
  }

  #arrives({ place, means }: Likeness, price: number): boolean {
    const there = [place, ...means].join(' ');
    const before = this.#arrived.get(there) ?? Infinity;
    if (price < before) this.#arrived.set(there, price);
    return price < before;
  }

  /** Every choice at a state waits to be made. */
  #spread(node: Node): void {
    const { rules, scale } = this.search;
    const due = dueOf(rules.pool, node.state, scale, node.isAside);
    for (const choice of node.choices) {
      const { ifTaken, behind } = node.ahead;
      const ahead = Math.max(ifTaken(choice), due(choice) + behind);
      const least = Math.max(node.least, node.price + ahead);
      if (least > MOST_PRICE) continue;
      node.waiting += 1;
      this.#wait({ node, choice }, least);
    }
  }

  #reach(went: Went): void {
    if (went === 'hidden') this.#sawHidden = true;
    if (typeof went === 'string') return;
    const { likeness, price, least, choices, state } = went;
    for (const choice of choices)
      if (choice.do === 'use') this.#strengthens ||= this.#isForTheRun(state, choice);
    if (least > MOST_PRICE) return;
    if (likeness !== null && !this.#reached.add(likeness, price)) return;
    this.#wait({ node: went, choice: null }, least);
  }

  /** All that may be answered: one for whoever passes, more for the Runner. */
  #choices({ state, legal }: Live): readonly Decision[] {
    const { rules, isRezzing, heedsGrip, scale } = this.search;
    if (state.outcome !== null) return [];
    if (
      state.prompt?.kind === 'window' &&
      state.prompt.for === 'runner' &&
      isIdle(rules.pool, state)
    )
      return PASSES;
    if (state.prompt?.for === 'runner') {
      const tries = triesOf(rules.pool, state, legal(), heedsGrip);
      return state.prompt.kind === 'pay' && scale.creditsCount
        ? freeFirst(workOn(rules.pool, state, null), tries)
        : tries;
    }
    if (state.prompt?.kind === 'window' && !(isRezzing && mayRez(state))) return PASSES;
    const answer = answerOf(state, legal(), isRezzing);
    return answer === null ? [] : [answer];
  }

  /** Makes a decision and all after it that leave no choice. */
  #follow(node: Node, decision: Decision): Went {
    const { rules, scale, server, isHidden, own, until, leastAhead } = this.search;
    const { leastFrom = nothingAhead, version = nothingAhead } = this.search;
    node.waiting -= 1;
    const live = (node.waiting === 0 ? node.live : null) ?? rules.live(node.state);
    let next = decision;
    let position = positionIn(live.state);
    let { cost, price, corpPays, isAside, least: behind } = node;
    for (let count = 0; count < MOST_FORCED; count += 1) {
      this.search.tries.left -= 1;
      const before = beforeOf(live.state, own);
      if (next.do === 'use') isAside = scale.isAside(live.state, next);
      const taken = live.apply(next);
      if (!taken.ok) return 'dead';
      for (const fact of taken.facts) {
        if (isHidden(fact)) return 'hidden';
        if (fact.type === 'run-successful') {
          if (fact.server !== server) return 'dead';
          const { state } = live;
          return {
            ...{ state, live: null, waiting: 0, cost, price, least: price, ahead: unknown },
            ...{ corpPays, isAside, isThere: true, choices: [], likeness: null, version: 0 },
          };
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
        const likeness = likenessOf(live.state, this.search);
        if (likeness !== null && !this.#arrives(likeness, price)) return 'dead';
      } else if (taken.facts.some(({ type }) => AGAIN.has(type))) {
        const likeness = likenessOf(live.state, this.search);
        if (likeness !== null && !this.#again.add(likeness, price)) return 'dead';
      }
      position = now;
      const isThere =
        typeof until === 'function'
          ? until(live.state)
          : until === 'jack-out' && live.state.prompt?.kind === 'jack-out';
      if (isThere) {
        const { state } = live;
        return {
          ...{ state, live: null, waiting: 0, cost, price, least: price, ahead: unknown },
          ...{
            corpPays,
            isAside,
            isThere: true,
            choices: [],
            likeness: likenessOf(state, this.search),
            version: 0,
          },
        };
      }
      const choices = this.#choices(live);
      const [only] = choices;
      if (only === undefined) return 'dead';
      if (choices.length > 1) {
        const { state } = live;
        const ahead = leastAhead(state);
        const least = Math.max(behind, price + ahead.least);
        return {
          ...{ state, live, waiting: 0, cost, price, least, ahead, corpPays, isAside, choices },
          ...{ isThere: false, likeness: likenessOf(state, this.search), version: version() },
        };
      }
      next = only;
      const least = Math.max(behind, price);
      // Others come first.
      if (least > this.#queue.least && least <= MOST_PRICE) {
        const { state } = live;
        return {
          ...{ state, live, waiting: 0, cost, price, least, ahead: unknown, corpPays },
          ...{ isAside, choices, isThere: false, likeness: null, version: version() },
        };
      }
    }
    return 'dead';
  }
}
