import { isCentral, type Card, type CardId, type Server, type ServerName } from '#rules';
import { together, type Cost } from './cost';
import { spends, type Encounters } from './encounters';
import type { Exit, Passage } from './passage';
import { Queue } from './queue';
import { Reached } from './reached';
import { BRAIN, CLICKS, GRIP, TAGS } from './likeness';
import type { Context, Stand } from './stand';
import { MOST_PRICE, tooMany, type Way } from './way';

/** Ways that are found are mostly found in fewer. */
const FEW_TRIES = 60;

/** A stand with what it has cost to come there. */
interface Node extends Stand {
  readonly cost: Cost;
  readonly price: number;
  readonly corpPays: number;
}

/** A way past the next ice that was not looked at yet. */
interface Lead {
  readonly node: Node;
  readonly next: {
    readonly ice: Card;
    readonly passage: Passage;
    /** The number of the exit. */
    readonly exit: number;
    /** What is behind that ice costs at least so much. */
    readonly behind: number;
  } | null;
}

const textOf = ({ faceup, zone, virus, power, advancement }: Card): string =>
  [faceup ? 1 : 0, zone, virus, power, advancement].join('.');

const COUNTED_APART: ReadonlySet<number> = new Set([CLICKS, TAGS, BRAIN, GRIP]);

/** Cards in their places are not changed by their numbers, but for those that are counted apart. */
function contextAfter(exit: Exit, { entry }: Passage, node: Node, encounters: Encounters): Context {
  const { place, means } = encounters.contextOf(exit.state);
  const before = node.context.means;
  return {
    place,
    means: means.map((mean, i) =>
      COUNTED_APART.has(i) ? (before[i] ?? 0) + mean - (entry[i] ?? 0) : mean,
    ),
  };
}

/** A remote is gone with its last card, and the run with it: what stands there alone is another matter. */
export const mayVanish = (encounters: Encounters, { name, root, ice }: Server): boolean =>
  !isCentral(name) &&
  root.length === 0 &&
  (ice.every((id) => encounters.takesOf(id).itself) || encounters.trashesIce);

/**
 * The cheapest way past all ice of a server, put together of the ways past each: A* over what the Runner
 * has left between them, where what each piece of ice costs alone bounds what is ahead.
 */
export class Route {
  readonly #queue = new Queue<Lead>();
  readonly #reached: Reached;
  readonly #start: Node | null;
  readonly #ice: readonly CardId[];
  /** Whether the Runner may come back to ice that was passed. */
  readonly #returns: boolean;
  #sawHidden = false;
  #hasBegun = false;
  /** Decisions tried by now. */
  #tried = 0;
  #isDoubted = false;

  /** `depth`: of so many pieces of ice alone, the innermost. */
  constructor(
    private readonly encounters: Encounters,
    private readonly server: ServerName,
    private readonly isRezzing: boolean,
    depth = Infinity,
  ) {
    const { begun } = encounters.table;
    this.#reached = new Reached(encounters.takesClicks);
    const ice = begun.servers.find(({ name }) => name === server)?.ice ?? [];
    this.#ice = ice.slice(0, depth);
    this.#returns = this.#ice.some((id) => encounters.takesOf(id).returns);
    const { way, price, state } = encounters.start;
    this.#start =
      !way.found || price === null || state === null
        ? null
        : {
            ...{ position: this.#ice.length, state, context: encounters.contextOf(state) },
            ...{ changed: new Map(), cost: way.cost, price, corpPays: way.corpPays },
          };
  }

  cheapest(): Way {
    if (this.#start === null) return this.encounters.start.way;
    const { tries } = this.encounters.table.lore;
    const given = tries.left;
    if (!this.#hasBegun) this.#arrive(this.#start);
    this.#hasBegun = true;
    const way = this.#next(() => this.#tried + given - tries.left);
    this.#tried += given - tries.left;
    return way;
  }

  #next(tried: () => number): Way {
    for (let lead = this.#queue.take(); lead !== null; lead = this.#queue.take()) {
      const { node, next } = lead;
      if (next === null) return { found: true, cost: node.cost, corpPays: node.corpPays };
      if (!this.#reached.has(this.#likeness(node), node.price)) continue;
      if (!this.#isDoubted && tried() > FEW_TRIES) {
        this.#isDoubted = true;
        if (this.#isBarredFurtherIn()) return { found: false, why: 'no-way' };
      }
      const { passage, exit, behind, ice } = next;
      const sought = passage.exit(exit, this.#queue.least - node.price - behind);
      this.#sawHidden ||= passage.sawHidden;
      // What was broken off may still lead there, but for no less than anything that waits.
      if (sought === 'too-many') {
        this.#wait(lead, behind + passage.least(exit));
        return tooMany(this.#queue.least);
      }
      if (sought === 'none') continue;
      const further = sought === 'later' ? exit : exit + 1;
      this.#wait({ node, next: { ...next, exit: further } }, behind + passage.least(further));
      if (sought !== 'later') this.#leave(node, ice, passage, sought);
    }
    return { found: false, why: this.#sawHidden ? 'hidden' : 'no-way' };
  }

  /** What cannot be passed by a Runner who has lost nothing yet cannot be passed by one who has. */
  #isBarredFurtherIn(): boolean {
    const { encounters, server, isRezzing } = this;
    for (let depth = 2; depth < this.#ice.length; depth += 1) {
      const way = new Route(encounters, server, isRezzing, depth).cheapest();
      if (!way.found) return way.why === 'no-way';
    }
    return false;
  }

  #wait(lead: Lead, ahead: number): void {
    const least = lead.node.price + ahead;
    if (least <= MOST_PRICE) this.#queue.add(lead, least);
  }

  #likeness({ position, context, changed }: Node) {
    const since = [...changed.values()].map((card) => `${card.id}:${textOf(card)}`).sort();
    return { place: [position, context.place, ...since].join('|'), means: context.means };
  }

  #cardAt(node: Node, position: number): Card | null {
    const id = this.#ice[position - 1];
    if (id === undefined) return null;
    const card = node.changed.get(id) ?? this.encounters.table.begun.cards[id];
    if (card?.zone !== 'ice' || (!this.isRezzing && !card.faceup)) return null;
    return card;
  }

  #arrive(node: Node): void {
    let { position } = node;
    while (position > 0 && this.#cardAt(node, position) === null) position -= 1;
    const there: Node = { ...node, position };
    if (!this.#reached.add(this.#likeness(there), there.price)) return;
    const ice = this.#cardAt(there, position);
    if (ice === null) {
      this.#wait({ node: there, next: null }, 0);
      return;
    }
    const ahead = this.#least(there, 0);
    const behind = this.#least(there, 1);
    const passage = this.encounters.passage(there, ice);
    const next = { ice, passage, exit: 0, behind };
    this.#wait({ node: there, next }, Math.max(ahead, behind + passage.least(0)));
  }

  #leave(node: Node, ice: Card, passage: Passage, exit: Exit): void {
    const changed = new Map(node.changed);
    const now = passage.iceAfter(exit, ice);
    if (this.#returns && textOf(now) !== textOf(ice)) changed.set(ice.id, now);
    this.#arrive({
      position: exit.isPast ? node.position - 1 : this.#ice.length,
      state: exit.state,
      context: contextAfter(exit, passage, node, this.encounters),
      changed,
      cost: together(node.cost, exit.cost),
      price: node.price + exit.price,
      corpPays: node.corpPays + exit.corpPays,
    });
  }

  /**
   * What the ice that is ahead costs at least, without the first few pieces. Other ice can spare the Runner
   * something: cards that are lost, clicks that have run out, breakers that stay strong for the run. A click is
   * spent on one piece of ice alone.
   */
  #least(node: Node, without: number): number {
    const { encounters } = this;
    const start = this.#start;
    if (start === null) return 0;
    const most = node.context.means[CLICKS] ?? 0;
    let cards = node.state.runner.rig.length < start.state.runner.rig.length;
    let strength = node.state.lasting.some(({ until }) => until === 'run');
    let clicks = most;
    let isHarder = node.state.lasting.length > 0;
    let sum = 0;
    const spending: ((clicks: number) => number)[] = [];
    for (let position = node.position; position > 0; position -= 1) {
      const id = this.#ice[position - 1];
      if (id === undefined || this.#cardAt(node, position) === null) continue;
      const takes = encounters.takesOf(id);
      if (node.position - position >= without && !node.changed.has(id)) {
        const spared = { cards, strength, clicks: clicks <= 0 };
        const price = (spent: number): number =>
          encounters.price(start, id, spared, spent, this.isRezzing);
        if (spends(takes)) spending.push(price);
        else sum += price(most);
      }
      if (sum > MOST_PRICE) return sum;
      cards ||= takes.cards;
      // On the way back what takes clicks may have taken all.
      clicks -= this.#returns ? Infinity : takes.clicks + takes.spent;
      // Ice that is harder than alone can want breakers to be stronger where they need not be otherwise.
      strength ||= isHarder
        ? encounters.strengthens
        : encounters.alone(start, id, this.isRezzing).strengthens;
      isHarder ||= takes.hardens;
    }
    return sum + shared(spending, most);
  }
}

/** What pieces of ice cost at least among which so many clicks are shared out. */
function shared(prices: readonly ((clicks: number) => number)[], clicks: number): number {
  const [only, ...others] = prices;
  if (only === undefined) return 0;
  if (others.length === 0) return only(clicks);
  let least = Infinity;
  for (let spent = 0; spent <= clicks; spent += 1) {
    const own = only(spent);
    if (own < least) least = Math.min(least, own + shared(others, clicks - spent));
  }
  return least;
}
