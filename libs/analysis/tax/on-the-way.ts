import { workOn, type CardId, type State } from '#rules';
import { waitsAlways } from './hosting';
import type { LostBefore } from './lost-before';
import { isAccessPlain } from './plain-access';
import type { Through } from './plain-table';
import { scaleOf, type Scale, type Spared } from './scale';
import type { Topic, Touched } from './touched/topic';
import { touchedBy } from './touched/touched-by';

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

const SPARED: ReadonlySet<Topic> = new Set([
  ...(['counters-more', 'grip-more', 'losses', 'grip-less', 'rig-less'] as const),
]);

/** Where it matters how many cards are left, they may be no more than there are. */
const MORE_IN_GRIP: readonly Topic[] = ['grip-more', 'returned'];

const joined = (all: readonly Touched[], of: keyof Touched): ReadonlySet<Topic> =>
  new Set(all.flatMap((one) => [...one[of]]));

/** What cards of a table change on the way into a server, by which ice further in could cost less than alone. */
export class OnTheWay {
  readonly #touched: (id: CardId) => Touched;
  readonly #common: readonly Touched[];
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

  /** Null where cards of the table can make that ice cheaper on the way to it. */
  spares(at: number, id: CardId): Spares | null {
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

  /** Whether counters can be put onto a card. */
  grows(id: CardId): boolean {
    return this.#touched(id).changes.has('counters-more');
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
}

const MARKS = ['advancement', 'virus', 'power'] as const;
