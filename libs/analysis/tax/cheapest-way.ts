import type { Decision, State } from '#rules';
import { dueOf } from './due';
import { Following, type Went } from './follow';
import { Learnt } from './learnt';
import { Nearest } from './nearest';
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
  #queue: Queue<Lead> | Nearest = new Queue<Lead>();
  /** A way that was found where any was looked for. */
  #best: Node | null = null;
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
    return this.nextOrNone();
  }

  nextOrNone(): Found {
    return this.next(Infinity) ?? this.none('no-way');
  }

  begin(from: State, decision: Decision): void {
    this.#reach(this.#following.follow(beginning(from), decision));
  }

  /** What is told of states that were come to, by what the cheapest way costs at least. */
  learnt(least: () => number): Learnt {
    return new Learnt(this.#reached, least);
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
      // What waits costs as much.
      if (this.#best !== null && this.#best.price <= price) return this.#found(this.#best);
      const lead = this.#queue.take();
      if (lead === null) return this.none(this.#sawHidden ? 'hidden' : 'no-way');
      if (search.isBarred?.() === true) return this.none('no-way');
      const { node, choice } = lead;
      const { likeness } = node;
      if (likeness !== null && !this.#reached.has(likeness, node.price)) continue;
      if (node.isThere) return this.#found(node);
      if (this.#isDearer(lead, price)) continue;
      if (choice !== null && (search.tries.left <= 0 || search.isPaused?.() === true)) {
        this.#wait(lead, price);
        return this.#none({ ...tooMany(price), atMost: this.#best?.cost ?? null });
      }
      this.#goOn(lead);
    }
    return null;
  }

  /** Looks for any way, in no more than so many decisions; the search for the cheapest goes on with what that leaves. */
  anyWay(tries: number): void {
    const { search } = this;
    const last = search.tries.left - tries;
    const near = new Nearest(search.server);
    this.#queue.each((lead, least) => near.add(lead, least));
    this.#queue = near;
    while (search.tries.left > last && this.#best === null) {
      const lead = near.take();
      if (lead === null) break;
      const { node } = lead;
      const { likeness } = node;
      if (likeness !== null && !this.#reached.has(likeness, node.price)) continue;
      if (node.isThere) this.#best = node;
      else this.#goOn(lead);
    }
    const queue = new Queue<Lead>();
    near.each((lead, least) => queue.add(lead, least));
    this.#queue = queue;
  }

  #goOn({ node, choice }: Lead): void {
    if (choice === null) this.#spread(node);
    else this.#reach(this.#following.follow(node, choice));
  }

  #wait(lead: Lead, least: number): void {
    this.#queue.add(lead, least);
  }

  /** Whether more has been found out of what is ahead, and the lead has to wait for others. */
  #isDearer(lead: Lead, price: number): boolean {
    const { leastAhead, version = nothingAhead, learnt = nothingAhead } = this.search;
    const { node, choice } = lead;
    if (node.version !== version()) {
      const { state, likeness } = node;
      node.version = version();
      node.ahead = leastAhead(state);
      const known = likeness === null ? 0 : learnt(state, likeness);
      node.least = Math.max(node.least, node.price + Math.max(node.ahead.least, known));
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

  #found({ cost, corpPays, price, state }: Node): Found {
    const strengthens = this.#strengthens;
    return { way: { found: true, cost, corpPays }, price, strengthens, state };
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
