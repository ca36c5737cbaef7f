import type { Decision, State } from '#rules';
import { dueOf } from './due';
import { Following, type Went } from './follow';
import { Learnt } from './learnt';
import { nearest } from './nearest';
import { beginning, type Lead, type Node } from './node';
import { Queue } from './queue';
import { Reached } from './reached';
import { strengthens, type Scale } from './scale';
import type { Search } from './search';
import { MOST_PRICE, tooMany, type Way } from './way';

const nothingAhead = (): number => 0;

export interface Found {
  readonly way: Way;
  /** Whether the Runner could have made a breaker stronger for the run. */
  readonly strengthens: boolean;
  /** By the search's scale; null where none was found. */
  readonly price: number | null;
  /** At the way's end; null where none was found. */
  readonly state: State | null;
}

/** Ways in from a state, the cheapest first: A* over decisions. */
export class Ways {
  #queue = new Queue<Lead>();
  /** By what number that waits which costs so much at least. */
  #rank: (lead: Lead, least: number) => number = (_, least) => least;
  readonly #reached: Reached;
  readonly #following: Following;
  #sawHidden = false;
  #strengthens = false;

  readonly #isForTheRun: Scale['isAside'];

  constructor(private readonly search: Search) {
    this.#reached = new Reached(search.takesClicks);
    this.#following = new Following(search, () => this.#queue.least);
    this.#isForTheRun = strengthens(search.rules.pool);
  }

  cheapest(from: State): Found {
    this.begin(from, { do: 'run', server: this.search.server });
    return this.next(Infinity) ?? this.none('no-way');
  }

  begin(from: State, decision: Decision): void {
    this.#reach(this.#following.follow(beginning(from), decision));
  }

  /** What is told of states that were come to, once the cheapest way is known. */
  learnt(way: Way): Learnt {
    return new Learnt(this.#reached, way);
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
    else this.#reach(this.#following.follow(node, choice));
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
}
