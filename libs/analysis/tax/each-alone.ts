import { cloneState, workOn, type CardId, type State } from '#rules';
import { Ways, type Tries } from './cheapest-way';
import { waitsAlways } from './hosting';
import { LeastPast, type Ahead } from './least-past';
import { tablesWithLess, type LostBefore } from './lost-before';
import type { Through } from './plain-table';
import { fillCounters, fillGrip, strengthen, withHosted } from './plenty';
import { runOf } from './run-of';
import { isAccessPlain } from './plain-access';
import { asLeft } from './what-is-left';
import { nothing, scaleOf, type Scale, type Spared } from './scale';
import { isTold } from './told';
import type { Topic, Touched } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** More decisions than these are not tried for what a piece of ice costs alone. */
const MOST_TRIES = 400;

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
  /** It may cost less where some of it is gone. */
  readonly lost: LostBefore;
}

const SPARED: ReadonlySet<Topic> = new Set([
  ...(['counters-more', 'grip-more', 'losses', 'grip-less', 'rig-less'] as const),
]);

/** Where it matters how many cards are left, they may be no more than there are. */
const MORE_IN_GRIP: readonly Topic[] = ['grip-more', 'returned'];

/** What is looked at for it. */
export interface Effort {
  readonly most?: number;
  /** A state on the way, as which has left the Runner's cards. */
  readonly left?: State | null;
  /** Whether all that may have been lost before is gone through. */
  readonly isPatient?: boolean;
}

/** What a piece of ice costs at least. */
export interface Least {
  readonly alone: number;
  /** Where no breaker was made stronger for the run before it. */
  readonly first: number;
}

const joined = (all: readonly Touched[], of: keyof Touched): ReadonlySet<Topic> =>
  new Set(all.flatMap((one) => [...one[of]]));

/**
 * What each piece of ice of a server costs at least, wherever the Runner comes from: what it costs a Runner who
 * has lost nothing yet, in its place. Null for those that cards of the table could make cheaper on the way to it.
 */
export class EachAlone {
  readonly #touched: (id: CardId) => Touched;
  readonly #common: readonly Touched[];
  #start: State | null | 'unknown' = 'unknown';
  /** Ice that may be met before any other, where the Runner may come to it more than once. */
  #again: readonly CardId[] | null = null;
  readonly #isAccessPlain: boolean;
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
    this.#isAccessPlain = isAccessPlain(rules.pool, begun);
    this.comesBack = [...this.#common, ...elsewhere.map(this.#touched)].some((one) =>
      this.#moves(one),
    );
    this.swaps = this.#common.some(({ changes }) => changes.has('swaps'));
    const own = server.ice.map(this.#touched);
    const returns = own.some(({ changes }) => changes.has('returns'));
    const moves = own.some((one) => this.#moves(one));
    if (moves && this.comesBack) this.#again = all;
    else if (returns) this.#again = server.ice;
  }

  #moves({ changes }: Touched): boolean {
    return changes.has('moves') || (changes.has('accesses') && !this.#isAccessPlain);
  }

  /**
   * What the ice at that place costs at least; null where that is not known.
   */
  least(
    at: number,
    { most = MOST_TRIES, left = null, isPatient = true }: Effort = {},
  ): Least | null {
    const { server, isRezzing, begun, rules } = this.way;
    const id = server.ice[at];
    const card = id === undefined ? undefined : begun.cards[id];
    if (id === undefined || card === undefined || (!card.faceup && !isRezzing)) return null;
    const spares = this.#spares(at, id);
    if (spares === null) return null;
    if (!isPatient && (spares.lost.grip || spares.lost.rig)) return null;
    if (this.#start === 'unknown') this.#start = this.#isSteady() ? this.#begin() : null;
    if (this.#start === null) return null;
    const start = left === null ? this.#start : asLeft(rules.pool, this.#start, left);
    const from = start === null ? null : this.#before(start, at, id, spares);
    if (from === null) return null;
    const alone = this.#leastFrom(from, at, id, spares, most);
    if (
      alone === null ||
      alone === Infinity ||
      !spares.spared.strength ||
      spares.stronger.length > 0
    )
      return alone === null ? null : { alone, first: alone };
    // Strength for the run is paid for by then, or here.
    const spared = { ...spares.spared, strength: false };
    const { isAside } = scaleOf(rules.pool, spared);
    const first = this.#leastFrom(
      from,
      at,
      id,
      {
        ...{ ...spares, spared },
        scale: { ...spares.scale, isAside },
      },
      most,
    );
    return { alone, first: first ?? alone };
  }

  /** Whatever may have been lost before. */
  #leastFrom(from: State, at: number, id: CardId, spares: Spares, most: number): number | null {
    const { rules, heedsGrip } = this.way;
    const tables = tablesWithLess(rules.pool, from, spares.lost, heedsGrip);
    if (tables === null) return null;
    const tries = { left: Math.min(most, this.way.tries.left) };
    let least = this.#search(from, at, id, spares, tries);
    for (const table of tables) {
      if (least === null || least === 0) return least;
      const less = this.#search(table, at, id, spares, tries, least - 1);
      least = less === null ? null : Math.min(least, less);
    }
    return least;
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
    const met = outer.map((one) => this.#touchedFrom(one));
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
    if (own.changes.has('anything')) return null;
    if (changes.has('accesses') && !this.#isAccessPlain) return null;
    if (changes.has('deva') && this.#hasDeva()) return null;
    if ([...asks].some((one) => changes.has(one) && !SPARED.has(one))) return null;
    if (this.#again !== null && this.swaps) return null;
    const lost = {
      grip: changes.has('grip-less') && asks.has('grip-less'),
      rig: changes.has('rig-less') && asks.has('rig-less'),
    };
    if (lost.grip && MORE_IN_GRIP.some((one) => changes.has(one))) return null;
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
      ...{ spared, lost },
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

  /** Where other ice of this server stands is no matter of what leaves another. */
  #touchedFrom(id: CardId): Touched {
    const touched = this.#touched(id);
    const { changes } = touched;
    if (this.way.server.ice.includes(id) || changes.has('moves')) return touched;
    return { ...touched, changes: new Set([...changes].filter((one) => one !== 'stands')) };
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

  /** Whether ice still costs what it cost when the run began, where the Runner may come to it again. */
  isAsItWas({ cards, history }: State, id: CardId): boolean {
    if (this.#again === null) return true;
    const { isAsRezzed } = this.way;
    const [now, begun] = [cards[id], this.way.begun.cards[id]];
    return (
      now !== undefined &&
      begun !== undefined &&
      (now.faceup === begun.faceup || isAsRezzed(now.def)) &&
      MARKS.every((mark) => now[mark] === begun[mark]) &&
      // What was broken may be derezzed before it is met again.
      !history.thisTurn.some(({ type, card }) => type === 'all-broken' && card === id)
    );
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
      fillCounters(
        state,
        state.runner.rig.filter((one) => this.#touched(one).changes.has('counters-more')),
      );
    const { pool } = this.way.rules;
    const areStrong = spares.stronger.every((one) => strengthen(pool, state, one, run.vars.serial));
    if (!areStrong) return null;
    return spares.grip && !fillGrip(state, spares.isSureOfGrip) ? null : state;
  }

  /** No less than one more than `most` where it costs more than that. */
  #search(
    from: State,
    at: number,
    id: CardId,
    spares: Spares,
    tries: Tries,
    most = Infinity,
  ): number | null {
    const { server, isAsRezzed, begun } = this.way;
    // Who is sent back from ice that is the same then will have to pass it.
    const isSame = isAsRezzed(begun.cards[id]?.def ?? -1);
    // What the Runner comes to in another server, or further out, is not looked at.
    const isPast = (state: State): boolean => {
      const run = runOf(state);
      if (run === null) return false;
      const { server: attacked, position } = run.vars;
      return attacked !== server.name || position <= at || (position > at + 1 && !isSame);
    };
    const given = tries.left;
    const ways = this.#ways(isPast, spares, tries, isSame ? at + 1 : Infinity);
    ways.begin(from, { do: 'continue' });
    if (spares.hosted.length > 0)
      ways.begin(withHosted(from, spares.hosted, id), { do: 'continue' });
    const found = ways.next(most);
    this.way.tries.left -= given - tries.left;
    if (ways.sawHidden || tries.left <= 0) return null;
    if (found === null) return most === Infinity ? Infinity : most + 1;
    if (found.way.found) return found.price;
    return found.way.why === 'no-way' && (!spares.grip || spares.isSureOfGrip) ? Infinity : null;
  }

  #ways(
    until: 'jack-out' | ((state: State) => boolean),
    { scale, spared }: Pick<Spares, 'scale' | 'spared'>,
    tries: Tries,
    outermost = Infinity,
  ): Ways {
    const {
      rules,
      server,
      isRezzing,
      own,
      isHidden,
      remembered,
      takesClicks,
      heedsGrip,
      heedsStack,
      isAsRezzed,
      countsGrip,
      trashesIce,
    } = this.way;
    const past = new LeastPast(rules.pool, spared, trashesIce, isTold(rules.pool));
    const leastAhead = (state: State): Ahead => {
      const run = runOf(state);
      const isLost =
        run !== null &&
        (run.vars.position > outermost || (run.vars.server !== server.name && !this.comesBack));
      return isLost ? NOWHERE : past.at(state);
    };
    return new Ways({
      ...{
        rules,
        server: server.name,
        isRezzing,
        own,
        isHidden,
        remembered,
        takesClicks,
        heedsGrip,
        heedsStack,
        isAsRezzed,
        countsGrip,
      },
      ...{ tries, until, scale, leastAhead },
    });
  }
}

/** The run is lost. */
const NOWHERE: Ahead = { least: Infinity, ifTaken: () => Infinity, behind: Infinity };

const MARKS = ['advancement', 'virus', 'power'] as const;

const STEADY: ReadonlySet<string> = new Set([
  ...['abilities', 'subtypes', 'cannot', 'hand-size', 'access-limit', 'accesses'],
]);
