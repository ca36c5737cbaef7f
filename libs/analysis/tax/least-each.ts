import {
  addLasting,
  cloneState,
  type Ability,
  workOn,
  type CardId,
  type Fact,
  type Pool,
  type Rules,
  type Server,
  type State,
} from '#rules';
import { Ways, type Tries } from './cheapest-way';
import { waitsAlways } from './hosting';
import type { Heeded } from './likeness';
import { LeastPast, type Ahead } from './least-past';
import { nothing, scaleOf, type Scale, type Spared } from './scale';
import { isTold } from './told';
import type { Topic, Touched } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** Ways that are looked for through all ice of a server together. */
export interface PlainTable extends Heeded {
  readonly rules: Rules;
  readonly begun: State;
  /** Credits that the Runner truly has. */
  readonly own: number;
  readonly isHidden: (fact: Fact) => boolean;
  readonly takesClicks: boolean;
  /** Whether a card in play trashes ice that has no strength left. */
  readonly trashesIce: boolean;
}

export interface Through extends PlainTable {
  readonly server: Server;
  readonly isRezzing: boolean;
  readonly tries: Tries;
}

export interface LeastEach {
  /** Of a state in which a piece of ice is met: what those behind it cost. */
  readonly ahead: (state: State) => Ahead;
  /** The same with that piece itself. */
  readonly from: (state: State) => number;
  /** One of them cannot be passed. */
  readonly isBarred: () => boolean;
}

/** Ways that are found in fewer are not worth more. */
const FEW_TRIES = 40;

/** More decisions than these are not tried for what a piece of ice costs alone. */
const MOST_TRIES = 400;

/** More of them than any ice takes at once. */
const PLENTY_IN_GRIP = 12;
const PLENTY_OF_COUNTERS = 20;

/** What may have been had or lost before, and is given or left out therefore. */
interface Spares {
  readonly counters: boolean;
  /** Cards that could have become stronger. */
  readonly stronger: readonly CardId[];
  readonly grip: boolean;
  /** Nothing but what can be drawn comes into it. */
  readonly isSureOfGrip: boolean;
  /** Cards that may have gone onto that ice already. */
  readonly hosted: readonly CardId[];
  readonly scale: Scale;
  readonly spared: Spared;
}

const SPARED: ReadonlySet<Topic> = new Set(['counters-more', 'grip-more', 'losses']);

const joined = (all: readonly Touched[], of: keyof Touched): ReadonlySet<Topic> =>
  new Set(all.flatMap((one) => [...one[of]]));

const runOf = ({ frames }: State) => {
  const run = frames.findLast(({ at }) => at === 'run');
  return run?.at === 'run' ? run : null;
};

/**
 * What each piece of ice of a server costs at least, wherever the Runner comes from: what it costs a Runner who
 * has lost nothing yet, in its place. Null for those that cards of the table could make cheaper on the way to it.
 */
class EachAlone {
  readonly #touched: (id: CardId) => Touched;
  readonly #common: readonly Touched[];
  #start: State | null | 'unknown' = 'unknown';
  /** Ice that may be met before any other, where the Runner may come to it more than once. */
  #again: readonly CardId[] | null = null;
  /** Whether a run that goes to another server can come back. */
  readonly comesBack: boolean;
  /** Whether one piece of ice can be put in the place of another. */
  readonly swaps: boolean;

  constructor(private readonly way: Through) {
    const { rules, begun, server } = way;
    const { definitions } = rules.pool;
    this.#touched = (id) => {
      const definition = definitions[begun.cards[id]?.def ?? -1];
      if (definition === undefined) throw new Error(`there is no card ${id}`);
      return touchedBy(definition, begun.cards[id]?.faceup === true && this.#again === null);
    };
    const all = begun.servers.flatMap(({ ice }) => ice);
    this.#common = begun.active.filter((id) => !all.includes(id)).map(this.#touched);
    const elsewhere = begun.servers.flatMap(({ name, ice }) => (name === server.name ? [] : ice));
    this.comesBack = [...this.#common, ...elsewhere.map(this.#touched)].some(({ changes }) =>
      changes.has('moves'),
    );
    this.swaps = this.#common.some(({ changes }) => changes.has('swaps'));
    const [returns, moves] = (['returns', 'moves'] as const).map((topic) =>
      server.ice.some((id) => this.#touched(id).changes.has(topic)),
    );
    if (moves === true && this.comesBack) this.#again = all;
    else if (returns === true) this.#again = server.ice;
  }

  /** What the ice at that place costs at least; null where that is not known. */
  least(at: number): number | null {
    const { server, isRezzing, begun } = this.way;
    const id = server.ice[at];
    const card = id === undefined ? undefined : begun.cards[id];
    if (id === undefined || card === undefined || (!card.faceup && !isRezzing)) return null;
    const spares = this.#spares(at, id);
    if (spares === null) return null;
    if (this.#start === 'unknown') this.#start = this.#isSteady() ? this.#begin() : null;
    if (this.#start === null) return null;
    const from = this.#before(this.#start, at, id, spares);
    return from === null ? null : this.#search(from, at, id, spares);
  }

  /** Whatever lasts already changes nothing on the way. */
  #isSteady(): boolean {
    const { rules, begun } = this.way;
    return begun.lasting.every(({ path }) => {
      const ability = rules.pool.abilities.get(path)?.ability;
      return (
        ability?.kind === 'constant' &&
        STEADY.has(ability.modifies.of) &&
        (ability.while === undefined || !/happened|count/.test(JSON.stringify(ability.while)))
      );
    });
  }

  /** The Runner has begun to run and stands before no ice. */
  #begin(): State | null {
    const { begun, server } = this.way;
    const bare = cloneState(begun);
    for (const one of bare.servers) if (one.name === server.name) one.ice = [];
    const { rules, tries } = this.way;
    const plain = { scale: scaleOf(rules.pool, nothing), spared: nothing };
    return this.#ways('jack-out', plain, tries).cheapest(bare).state;
  }

  /** Null where cards of the table can make that ice cheaper on the way to it. */
  #spares(at: number, id: CardId): Spares | null {
    const { rules, begun, isRezzing } = this.way;
    const outer = this.#outer(at);
    const own = this.#touched(id);
    const common = this.#common;
    const met = outer.map(this.#touched);
    const isOthers = [own, ...met].some(({ changes }) => changes.has('others'));
    const others = isOthers ? this.#everywhere().map(this.#touched) : [];
    const changes = new Set<Topic>([
      ...joined([...common, ...met, ...others], 'changes'),
      'history',
    ]);
    if (isRezzing && outer.some((one) => begun.cards[one]?.faceup === false)) changes.add('ice');
    if (begun.history.thisTurn.some(({ type }) => type === 'all-broken'))
      changes.add('broken-before');
    const asks = joined([...common, own, ...(own.changes.has('others') ? others : [])], 'asks');
    if (changes.has('anything') || asks.has('anything')) return null;
    if (own.changes.has('anything') || own.changes.has('moves')) return null;
    if (changes.has('deva') && this.#hasDeva()) return null;
    if ([...asks].some((one) => changes.has(one) && !SPARED.has(one))) return null;
    if (
      this.#again !== null &&
      (OF_ITSELF.some((one) => own.changes.has(one)) || this.#changesIce())
    )
      return null;
    const { pool } = rules;
    const spared: Spared = {
      cards: changes.has('rig-less') && asks.has('losses'),
      clicks: false,
      strength: changes.has('strength'),
    };
    const scale = scaleOf(pool, spared);
    return {
      counters: changes.has('counters-more') && asks.has('counters-more'),
      stronger: begun.runner.rig.filter((one) =>
        [...this.#touched(one).strength].some((topic) => changes.has(topic)),
      ),
      grip: changes.has('grip-more') && asks.has('grip-more'),
      spared,
      hosted: changes.has('hosting') && !this.#waits() ? this.#hosted() : [],
      isSureOfGrip: !changes.has('returned'),
      scale: {
        ...scale,
        ...(changes.has('clicks') ? { clicksAreLost: true } : {}),
      },
    };
  }

  /** Of what pieces of ice cost each: one of them can be another. */
  without(each: readonly number[]): number {
    const cheapestFirst = each.toSorted((a, b) => a - b);
    const counted = this.swaps ? cheapestFirst.slice(0, -1) : cheapestFirst;
    return counted.reduce((all, one) => all + one, 0);
  }

  #everywhere(): readonly CardId[] {
    return this.way.begun.servers.flatMap(({ ice }) => ice);
  }

  #outer(at: number): readonly CardId[] {
    return this.swaps ? this.#everywhere() : (this.#again ?? this.way.server.ice.slice(at + 1));
  }

  #hasDeva(): boolean {
    const { rules, begun } = this.way;
    return begun.cards.some(({ def, zone }) => {
      const value = rules.pool.definitions[def]?.value;
      return zone !== 'rig' && value?.type === 'program' && value.subtypes.includes('deva');
    });
  }

  #hosted(): readonly CardId[] {
    const { begun } = this.way;
    return begun.runner.rig.filter((id) => this.#touched(id).changes.has('hosting'));
  }

  #changesIce(): boolean {
    return this.#common.some(({ changes }) => changes.has('ice'));
  }

  #waits(): boolean {
    const { rules, begun, server } = this.way;
    const g = workOn(rules.pool, begun, null);
    return this.#hosted().every((id) => waitsAlways(g, id, server.name));
  }

  /** The Runner about to approach that ice, with what could have been had before. */
  #before(start: State, at: number, id: CardId, spares: Spares): State | null {
    const state = cloneState(start);
    const place = state.servers.find(({ name }) => name === this.way.server.name);
    const run = runOf(state);
    const card = state.cards[id];
    if (place === undefined || run === null || card === undefined) return null;
    place.ice = [...this.way.server.ice];
    Object.assign(run.vars, {
      ...{ position: at + 1, ice: id, iceLife: card.life, approached: 1 },
      ...{ stood: [], phase: 'approach', jumpTo: null },
    });
    run.step = '2.2a';
    if (spares.counters)
      for (const one of state.runner.rig.flatMap((own) => state.cards[own] ?? []))
        if (this.#touched(one.id).changes.has('counters-more')) {
          one.power += PLENTY_OF_COUNTERS;
          one.virus += PLENTY_OF_COUNTERS;
        }
    const { pool } = this.way.rules;
    const areStrong = spares.stronger.every((one) => strengthen(pool, state, one, run.vars.serial));
    if (!areStrong) return null;
    return spares.grip && !fillGrip(state, spares.isSureOfGrip) ? null : state;
  }

  #search(from: State, at: number, id: CardId, spares: Spares): number | null {
    const isPast = (state: State): boolean => {
      const run = runOf(state);
      return run !== null && run.vars.position <= at;
    };
    const tries = { left: Math.min(MOST_TRIES, this.way.tries.left) };
    const given = tries.left;
    const ways = this.#ways(isPast, spares, tries);
    ways.begin(from, { do: 'continue' });
    if (spares.hosted.length > 0)
      ways.begin(withHosted(from, spares.hosted, id), { do: 'continue' });
    const found = ways.next(Infinity) ?? ways.none('no-way');
    this.way.tries.left -= given - tries.left;
    if (ways.sawHidden || tries.left <= 0) return null;
    if (found.way.found) return found.price;
    return found.way.why === 'no-way' && (!spares.grip || spares.isSureOfGrip) ? Infinity : null;
  }

  #ways(
    until: 'jack-out' | ((state: State) => boolean),
    { scale, spared }: Pick<Spares, 'scale' | 'spared'>,
    tries: Tries,
  ): Ways {
    const {
      rules,
      server,
      isRezzing,
      own,
      isHidden,
      looksBack,
      takesClicks,
      heedsGrip,
      heedsStack,
      trashesIce,
    } = this.way;
    const past = new LeastPast(rules.pool, spared, trashesIce, isTold(rules.pool));
    return new Ways({
      ...{
        rules,
        server: server.name,
        isRezzing,
        own,
        isHidden,
        looksBack,
        takesClicks,
        heedsGrip,
        heedsStack,
      },
      ...{ tries, until, scale, leastAhead: (state) => past.at(state) },
    });
  }
}

function withHosted(from: State, hosted: readonly CardId[], host: CardId): State {
  const state = cloneState(from);
  for (const card of hosted.flatMap((id) => state.cards[id] ?? [])) card.host = host;
  return state;
}

const STEADY: ReadonlySet<string> = new Set([
  ...['abilities', 'subtypes', 'cannot', 'hand-size', 'access-limit', 'accesses'],
]);

const OF_ITSELF: readonly Topic[] = ['ice', 'own', 'advancement'];

/** What the Runner could draw is in the grip; false where that is too little to be sure of it. */
function fillGrip({ runner, cards }: State, isSure: boolean): boolean {
  const drawn = isSure ? runner.stack : [...runner.stack, ...runner.heap].slice(0, PLENTY_IN_GRIP);
  if (!isSure && drawn.length < PLENTY_IN_GRIP) return false;
  runner.grip = [...runner.grip, ...drawn];
  runner.stack = runner.stack.filter((id) => !drawn.includes(id));
  runner.heap = runner.heap.filter((id) => !drawn.includes(id));
  for (const card of drawn.flatMap((id) => cards[id] ?? [])) {
    card.zone = 'grip';
    card.faceup = false;
  }
  return true;
}

const strengths = new WeakMap<Pool, string | null>();

/** Where a card makes itself much stronger. */
function greatStrength(pool: Pool): string | null {
  const before = strengths.get(pool);
  if (before !== undefined) return before;
  const [path = null] = [...pool.abilities].find(([, one]) => isGreatStrength(one.ability)) ?? [];
  strengths.set(pool, path);
  return path;
}

/** As strong as it takes; false where no card of the pool says how. */
function strengthen(pool: Pool, state: State, source: CardId, within: number): boolean {
  const path = greatStrength(pool);
  if (path === null) return false;
  const g = workOn(pool, state, null);
  for (let times = 0; times < 5; times += 1)
    addLasting(g, {
      ...{ serial: (state.serial += 1), path, source, controller: 'runner', until: 'run', within },
      ...{ ownRun: true, waiting: false, server: null, target: null, targetLife: 0 },
      ...{ named: {}, x: 0 },
    });
  return true;
}

const isGreatStrength = (ability: Ability): boolean =>
  ability.kind === 'constant' &&
  ability.while === undefined &&
  ability.modifies.of === 'strength' &&
  ability.modifies.cards === 'this' &&
  typeof ability.modifies.by === 'number' &&
  ability.modifies.by >= 5;

/** Looks for what each piece of ice costs once so many decisions were tried without. */
export function leastEach(way: Through): LeastEach {
  const { server, tries } = way;
  const given = tries.left;
  const alone = new EachAlone(way);
  const least = new Map<CardId, number>();
  let isKnown = false;
  let isBarred = false;
  const findOut = (): void => {
    if (isKnown || given - tries.left < FEW_TRIES) return;
    isKnown = true;
    for (const [at, id] of server.ice.slice(0, -1).entries()) {
      const price = alone.least(at);
      if (price !== null) least.set(id, price);
      if (price === Infinity) break;
    }
    isBarred = alone.without([...least.values()]) === Infinity;
  };
  const ahead = (state: State, without: number): number => {
    findOut();
    const run = runOf(state);
    if (run === null) return 0;
    if (run.vars.server !== server.name) return alone.comesBack ? 0 : Infinity;
    const ice = state.servers.find(({ name }) => name === server.name)?.ice ?? [];
    const each = ice
      .slice(0, Math.max(0, run.vars.position - without))
      .map((id) => least.get(id) ?? 0);
    return alone.without(each);
  };
  const past = new LeastPast(way.rules.pool, nothing, way.trashesIce, isTold(way.rules.pool));
  return {
    ahead: (state) => {
      const behind = ahead(state, 1);
      const own = past.at(state);
      return {
        least: own.least + behind,
        ifTaken: (choice) => own.ifTaken(choice) + behind,
        behind: own.behind + behind,
      };
    },
    from: (state) => ahead(state, 0),
    isBarred: () => isBarred,
  };
}
