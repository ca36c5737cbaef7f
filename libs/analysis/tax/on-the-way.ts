import { workOn, type CardId, type ServerName, type State } from '#rules';
import { waitsAlways } from './hosting';
import type { LostBefore } from './lost-before';
import { isAccessPlain } from './plain-access';
import type { Through } from './plain-table';
import { breaksKind, changesKinds } from './kinds';
import { hasDeva } from './has-deva';
import { leadsTo } from './leads-to';
import { resolvedBy } from './resolved-by';
import { runOf } from './run-of';
import { scaleOf, type Scale, type Spared } from './scale';
import type { Topic, Touched } from './touched/topic';
import { touchedBy } from './touched/touched-by';
import { withoutOthers } from './without-others';

/** What may have been had or lost before, and is given or left out therefore. */
export interface Spares {
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

/** What is given or left out; the scale follows from it, but for clicks. */
export const sparesText = ({ scale, ...told }: Spares): string =>
  `${scale.clicksAreLost === true} ${JSON.stringify(told)}`;

const SPARED: ReadonlySet<Topic> = new Set([
  ...(['counters-more', 'grip-more', 'losses', 'grip-less', 'rig-less'] as const),
]);

/** Where it matters how many cards are left, they may be no more than there are. */
const MORE_IN_GRIP: readonly Topic[] = ['grip-more', 'returned'];

const joined = (all: readonly Touched[], of: 'changes' | 'asks'): ReadonlySet<Topic> =>
  new Set(all.flatMap((one) => [...one[of]]));

/** What cards of a table change on the way into a server, by which ice further in could cost less than alone. */
export class OnTheWay {
  readonly #touched: (id: CardId) => Touched;
  readonly #common: readonly Touched[];
  /** Ice that may be met before any other, where the Runner may come to it more than once. */
  #again: readonly CardId[] | null = null;
  readonly #isAccessPlain: boolean;
  /** Whether the subtypes of ice may be others than it says. */
  readonly #mayBeOtherKinds: boolean;
  /** Whether a run that goes to another server can come back. */
  readonly comesBack: boolean;
  readonly #swappers: readonly CardId[];
  /** Whether one piece of ice can be put in the place of another. */
  readonly swaps: boolean;
  /** Whether a run may begin in one way or another. */
  readonly beginsVariously: boolean;

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
    const own = server.ice.map(this.#touched);
    const far = elsewhere.map(this.#touched);
    this.#mayBeOtherKinds = [...begun.active, ...all].some((id) =>
      changesKinds(definitions[begun.cards[id]?.def ?? -1]),
    );
    const areMoved = [...this.#common, ...own, ...far].some(
      ({ changes }) => changes.has('swaps') || changes.has('anything'),
    );
    const leadsHere = (one: Touched, stands: ServerName | null): boolean =>
      this.#moves(one) && leadsTo(server.name, begun, one, stands, areMoved);
    // Its own ice can have come there, or have its subroutines resolved there.
    const isMetThere = far.some(({ changes }) => changes.has('returns') || changes.has('others'));
    this.comesBack =
      this.#common.some((one) => leadsHere(one, null)) ||
      begun.servers.some(
        ({ name, ice }) =>
          (name !== server.name || areMoved || isMetThere) &&
          ice.some((id) => leadsHere(this.#touched(id), name)),
      );
    this.#swappers = begun.active.filter(
      (id) => !all.includes(id) && this.#touched(id).changes.has('swaps'),
    );
    this.swaps = this.#swappers.length > 0;
    this.beginsVariously = [...this.#common, ...own, ...far].some(({ changes }) =>
      changes.has('begins'),
    );
    const met = [...own, ...this.#resolvedBy(own)];
    const returns = met.some(({ changes }) => changes.has('returns'));
    const moves = met.some((one) => this.#moves(one));
    if (moves && this.comesBack) this.#again = all;
    else if (returns) this.#again = server.ice;
  }

  #moves({ changes }: Touched): boolean {
    return changes.has('moves') || (changes.has('accesses') && !this.#isAccessPlain);
  }

  /** Whether a run that is in another server may come back to this one from where it is there. */
  mayComeBack(state: State): boolean {
    const run = runOf(state);
    if (!this.comesBack) return false;
    if (run === null || this.#common.some((one) => this.#moves(one))) return true;
    const { cards, servers } = state;
    const ice = servers.find(({ name }) => name === run.vars.server)?.ice ?? [];
    const isMet = (id: CardId): boolean => this.way.isRezzing || cards[id]?.faceup === true;
    const ahead = ice.slice(0, run.vars.position).filter(isMet).map(this.#touched);
    const withResolved = (all: readonly Touched[]) => [...all, ...this.#resolvedBy(all)];
    const met = withResolved(ahead).some(({ changes }) => changes.has('returns'))
      ? ice.filter(isMet).map(this.#touched)
      : ahead;
    return withResolved(met).some(
      (one) => this.#moves(one) || LEADS_ON.some((topic) => one.changes.has(topic)),
    );
  }

  /** Null where cards of the table can make that ice cheaper on the way to it. */
  spares(at: number, id: CardId): Spares | null {
    return this.#spares(at, this.#touched(id));
  }

  /** The same of ice that has subroutines of others resolved, without those; null where it has none. */
  sparesOfItself(at: number, id: CardId): Spares | null {
    const { rules, begun } = this.way;
    const definition = rules.pool.definitions[begun.cards[id]?.def ?? -1];
    const itself = definition === undefined ? null : withoutOthers(definition);
    return itself === null ? null : this.#spares(at, touchedBy(itself));
  }

  #spares(at: number, own: Touched): Spares | null {
    const { rules, begun, isRezzing } = this.way;
    const outer = this.#outer(at);
    const common = this.#common;
    const met = outer.map((one) => this.#touchedFrom(one));
    const changes = new Set<Topic>([
      ...joined([...common, ...met, ...this.#resolvedBy([own, ...met])], 'changes'),
      'history',
    ]);
    if (isRezzing && outer.some((one) => begun.cards[one]?.faceup === false)) changes.add('ice');
    if (begun.history.thisTurn.some(({ type }) => type === 'all-broken'))
      changes.add('broken-before');
    // Ice that is met once is harder after that for nobody.
    if (this.#again !== null && changes.has('harder-itself')) changes.add('harder');
    const asks = joined([...common, own, ...this.#resolvedBy([own])], 'asks');
    if (changes.has('anything') || asks.has('anything')) return null;
    if (own.changes.has('anything')) return null;
    if (changes.has('accesses') && !this.#isAccessPlain) return null;
    if (changes.has('deva') && hasDeva(rules.pool, begun)) return null;
    if ([...asks].some((one) => changes.has(one) && !SPARED.has(one))) return null;
    // Several of them can put several in the place of others.
    if (this.#swappers.length > 1 || (this.#again !== null && this.swaps)) return null;
    const lost = {
      grip: changes.has('grip-less') && asks.has('grip-less'),
      rig: changes.has('rig-less') && asks.has('rig-less'),
    };
    // What costs more for more cards costs less with fewer than all that could be had.
    if (asks.has('grip-less') && MORE_IN_GRIP.some((one) => changes.has(one))) return null;
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

  /** Whether counters can be put onto a card. */
  grows(id: CardId): boolean {
    return this.#touched(id).changes.has('counters-more');
  }

  /**
   * What the first so many pieces of ice cost together at least, of which those from that place on are behind: one
   * that a card can put in the place of another is met there in its stead.
   */
  together(
    ice: readonly CardId[],
    count: number,
    position: number,
    leastOf: (id: CardId) => number,
  ): number {
    const each = ice.slice(0, count).map(leastOf);
    const without = (left: number): number =>
      each.reduce((sum, one, i) => (i === left ? sum : sum + one), 0);
    let least = without(-1);
    if (!this.swaps) return least;
    for (const [at, id] of ice.slice(0, position + 1).entries())
      if (this.#mayBeSwapped(id))
        for (let other = 0; other < Math.min(at, count); other += 1)
          least = Math.min(least, without(other) + leastOf(id));
    return least;
  }

  /** Whether a card may break all of that ice, and put it in the place of other ice therefore. */
  #mayBeSwapped(id: CardId): boolean {
    const { rules, begun } = this.way;
    const definitionOf = (one: CardId) => rules.pool.definitions[begun.cards[one]?.def ?? -1];
    return (
      this.#mayBeOtherKinds ||
      this.#swappers.some((one) => breaksKind(definitionOf(one), definitionOf(id)))
    );
  }

  /** Where other ice of this server stands is no matter of what leaves another. */
  #touchedFrom(id: CardId): Touched {
    const touched = this.#touched(id);
    const { changes } = touched;
    if (this.way.server.ice.includes(id) || changes.has('moves')) return touched;
    return { ...touched, changes: new Set([...changes].filter((one) => one !== 'stands')) };
  }

  #resolvedBy(by: readonly Touched[]): readonly Touched[] {
    const { rules, begun, isRezzing } = this.way;
    return resolvedBy(by, {
      rezzed: begun.servers
        .flatMap(({ ice }) => ice)
        .filter((id) => isRezzing || begun.cards[id]?.faceup === true),
      definitionOf: (id) => rules.pool.definitions[begun.cards[id]?.def ?? -1],
      touchedOf: this.#touched,
      areOtherKinds: this.#mayBeOtherKinds,
    });
  }

  #outer(at: number): readonly CardId[] {
    // What was put further in is met after all of it.
    return this.#again ?? (this.swaps ? this.way.server.ice : this.way.server.ice.slice(at + 1));
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
}

/** What may lead on in ways that are not told. */
const LEADS_ON: readonly Topic[] = ['swaps', 'anything'];

const MARKS = ['advancement', 'virus', 'power'] as const;
