import { cloneState, type CardId, type State } from '#rules';
import { Ways } from './cheapest-way';
import type { Ahead } from './ahead';
import type { Least } from './least';
import { LeastPast } from './least-past';
import { tablesWithLess } from './lost-before';
import { sparesText, type OnTheWay, type Spares } from './on-the-way';
import type { Through } from './plain-table';
import { fillCounters, fillGrip, strengthen, withHosted } from './plenty';
import { runOf } from './run-of';
import { nothing, scaleOf } from './scale';
import { isTold } from './told/told';
import type { Tries } from './way';
import { asLeft, leftText } from './what-is-left';

/** More decisions than these are not tried for what a piece of ice costs alone. */
const MOST_TRIES = 400;

/** Runs that begin in more ways are not told. */
const MOST_STARTS = 6;

/** What is looked at for it. */
export interface Effort {
  readonly most?: number;
  /** A state on the way, as which has left the Runner's cards. */
  readonly left?: State | null;
  /** Whether all that may have been lost before is gone through. */
  readonly isPatient?: boolean;
}

/**
 * What each piece of ice of a server costs at least, wherever the Runner comes from: what it costs a Runner who
 * has lost nothing yet, in its place. Null for those that cards of the table could make cheaper on the way to it.
 */
export class EachAlone {
  #starts: readonly State[] | null | 'unknown' = 'unknown';
  /** Whether there was ice that the Corp could rez. */
  #sawRez = false;

  constructor(
    private readonly way: Through,
    private readonly onTheWay: OnTheWay,
  ) {}

  /** What the ice at that place costs at least; null where that is not known. */
  least(
    at: number,
    { most = MOST_TRIES, left = null, isPatient = true }: Effort = {},
  ): Least | null {
    const { server, isRezzing, begun, rules } = this.way;
    const id = server.ice[at];
    const card = id === undefined ? undefined : begun.cards[id];
    if (id === undefined || card === undefined || (!card.faceup && !isRezzing)) return null;
    const spares = this.onTheWay.spares(at, id);
    if (spares === null) return left === null ? this.#leastOfItself(at, id) : null;
    if (!isPatient && (spares.lost.grip || spares.lost.rig)) return null;
    const key = [
      ...[server.name, at, sparesText(spares), this.way.isAsRezzed(card.def)],
      left === null ? '' : leftText(rules.pool, left),
    ].join('|');
    const before = this.way.alone.get(key);
    if (before !== undefined && (before.least !== null || before.most >= most)) return before.least;
    const { tries } = this.way;
    const enough = tries.left > most;
    this.#sawRez = false;
    const found = this.#leastOfAny(at, id, spares, left, most);
    if (!this.#sawRez && (found !== null || enough))
      this.way.alone.set(key, { least: found, most });
    return found;
  }

  /** Of ice that has subroutines of others resolved: what its own cost, as the encounter begins. */
  #leastOfItself(at: number, id: CardId): Least | null {
    const { rules, trashesIce } = this.way;
    const spares = this.onTheWay.sparesOfItself(at, id);
    if (spares === null || spares.lost.grip || spares.lost.rig) return null;
    if (this.#starts === 'unknown') this.#starts = this.#isSteady() ? this.#begin() : null;
    if (this.#starts === null) return null;
    const past = new LeastPast(rules.pool, spares.spared, trashesIce, isTold(rules.pool));
    let alone = Infinity;
    for (const start of this.#starts) {
      const from = this.#before(start, at, id, spares);
      if (from === null) return null;
      const ways = this.#ways(isBeforeBreaking, spares, this.way.tries);
      ways.begin(from, { do: 'continue' });
      const { state } = ways.next(Infinity) ?? {};
      if (state === undefined || state === null) return null;
      alone = Math.min(alone, past.at(state).least);
    }
    return alone === 0 ? null : { alone, first: alone };
  }

  /** However the run begins. */
  #leastOfAny(
    at: number,
    id: CardId,
    spares: Spares,
    left: State | null,
    most: number,
  ): Least | null {
    const { rules } = this.way;
    if (this.#starts === 'unknown') this.#starts = this.#isSteady() ? this.#begin() : null;
    if (this.#starts === null) return null;
    let found: Least | null = null;
    for (const start of this.#starts) {
      const begun = left === null ? start : asLeft(rules.pool, start, left);
      const from = begun === null ? null : this.#before(begun, at, id, spares);
      const one = from === null ? null : this.#leastOf(from, at, id, spares, most);
      if (one === null) return null;
      found =
        found === null
          ? one
          : { alone: Math.min(found.alone, one.alone), first: Math.min(found.first, one.first) };
    }
    return found;
  }

  /** From one beginning of the run. */
  #leastOf(from: State, at: number, id: CardId, spares: Spares, most: number): Least | null {
    const { rules } = this.way;
    const alone = this.#leastFrom(from, at, id, spares, most);
    if (alone === null) return null;
    const isOnce = spares.spared.strength && spares.stronger.length === 0;
    if (alone === Infinity || !isOnce) return { alone, first: alone };
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

  /**
   * The Runner has begun to run and stands before no ice: in each way in which that may come, where cards tell of
   * runs that begin. Null where it does not, or in too many.
   */
  #begin(): readonly State[] | null {
    const { begun, server } = this.way;
    const bare = cloneState(begun);
    for (const one of bare.servers) if (one.name === server.name) one.ice = [];
    const { rules, tries } = this.way;
    const plain = { scale: scaleOf(rules.pool, nothing), spared: nothing };
    const ways = this.#ways('jack-out', plain, tries);
    const starts: State[] = [];
    let { state } = ways.cheapest(bare);
    while (state !== null && starts.length <= MOST_STARTS) {
      starts.push(state);
      if (!this.onTheWay.beginsVariously) return starts;
      state = ways.next(Infinity)?.state ?? null;
    }
    return starts.length === 0 || starts.length > MOST_STARTS || tries.left <= 0 ? null : starts;
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
        state.runner.rig.filter((one) => this.onTheWay.grows(one)),
      );
    const { pool } = this.way.rules;
    const areStrong = spares.stronger.every((one) => strengthen(pool, state, one, run.vars.serial));
    if (!areStrong) return null;
    const isFull = !spares.grip || fillGrip(state, spares.isSureOfGrip, this.way.heedsGrip);
    return isFull ? state : null;
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
    if (found.way.why !== 'no-way') return null;
    return !spares.grip || spares.isSureOfGrip || this.#isSureOfAnyGrip(from, spares)
      ? Infinity
      : null;
  }

  /** A way that takes more cards of the grip than there are costs more than any: which they are does not matter. */
  #isSureOfAnyGrip({ runner, cards }: State, { spared }: Spares): boolean {
    const { heedsGrip } = this.way;
    const others = [...runner.rig, ...runner.stack, ...runner.heap];
    return !spared.cards && !others.some((id) => heedsGrip(cards[id]?.def ?? -1));
  }

  #ways(
    until: 'jack-out' | ((state: State) => boolean),
    { scale, spared }: Pick<Spares, 'scale' | 'spared'>,
    tries: Tries,
    outermost = Infinity,
  ): Ways {
    const { rules, server, trashesIce } = this.way;
    const past = new LeastPast(rules.pool, spared, trashesIce, isTold(rules.pool));
    const leastAhead = (state: State): Ahead => {
      const run = runOf(state);
      const isLost =
        run !== null &&
        (run.vars.position > outermost ||
          (run.vars.server !== server.name && !this.onTheWay.mayComeBack(state)));
      return isLost ? NOWHERE : past.at(state);
    };
    const onRez = (): void => {
      this.#sawRez = true;
      this.way.onRez?.();
    };
    const search = { ...this.way, server: server.name, tries, until, scale, leastAhead };
    return new Ways({ ...search, onRez });
  }
}

/** Ice is encountered, and nothing of it was broken yet. */
const isBeforeBreaking = ({ frames }: State): boolean => {
  const window = frames.at(-1);
  return window?.at === 'window' && window.vars.name === 'run.3.1';
};

/** The run is lost. */
const NOWHERE: Ahead = { least: Infinity, ifTaken: () => Infinity, behind: Infinity };

const STEADY: ReadonlySet<string> = new Set([
  ...['abilities', 'subtypes', 'cannot', 'hand-size', 'access-limit', 'accesses'],
]);
