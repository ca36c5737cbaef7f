import type { Definition, Fact, Pool, Rules, State } from '#rules';
import { askedOnTheWay } from './asked-on-the-way';
import { isByChoice } from './by-choice';
import { Ways } from './cheapest-way';
import { gripCounts } from './grip-counts';
import type { Heeded, Likeness } from './likeness';
import type { Learnt } from './learnt';
import { heedsCounters } from './heeds-counters';
import { heedsGrip } from './heeds-grip';
import { heedsLasting } from './heeds-lasting';
import { isAside, takesClicks } from './independence';
import { leastEach } from './least-each';
import { rememberedBy } from './remembered';
import { OnTheWay } from './on-the-way';
import type { PlainTable, Through } from './plain-table';
import { nothing, scaleOf } from './scale';
import { speakingIn } from './speaking';
import { stillHeard } from './still-heard';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';
import { MOST_PRICE, type Way } from './way';

/** Whether it may matter to the price of any ice of the table. */
const isAskedAnywhere = (pool: Pool, { active, servers, cards }: State, topic: Topic): boolean =>
  [...active, ...servers.flatMap(({ ice }) => ice)].some((id) => {
    const definition = pool.definitions[cards[id]?.def ?? -1];
    return definition === undefined || touchedBy(definition).asks.has(topic);
  });

export function plainTable(
  rules: Rules,
  begun: State,
  own: number,
  isHidden: (fact: Fact) => boolean,
): PlainTable {
  const { pool } = rules;
  const speaking = speakingIn(begun);
  return {
    ...{ rules, begun, own, isHidden },
    remembered: rememberedBy(pool, begun),
    takesClicks: takesClicks(pool, begun),
    heedsGrip: heedsGrip(pool, begun),
    heedsCounters: heedsCounters(pool, begun, speaking),
    heedsLasting: heedsLasting(pool, begun, speaking),
    byChoice: isByChoice(pool),
    heedsStack: isAskedAnywhere(pool, begun, 'stack'),
    ...{ isAsRezzed: () => false, countsGrip: () => false },
    alone: new Map(),
    trashesIce: begun.active.some((id) =>
      (pool.definitions[begun.cards[id]?.def ?? -1]?.abilities ?? []).some(
        ({ ability }) =>
          ability.kind === 'constant' && ability.modifies.of === 'trashed-at-no-strength',
      ),
    ),
  };
}

/** Whether a card does nothing while it is not encountered. */
const isForEncounters = ({ abilities }: Definition): boolean =>
  abilities.every(({ ability }) => ability.kind === 'sub' || isAside(ability));

/** Whether a state goes on in the same way whether or not the Corp rezzes what is approached: nothing is left to rez. */
const goesOnAlike =
  ({ yet }: { readonly yet: (state: State) => Heeded }) =>
  (state: State): boolean =>
    yet(state).rezzedYet?.(state) === true;

/** The ways into a server, looked for through all of its ice. `before`: what another search has found out by now. */
function waysThrough(table: Through, before: () => Learnt | null): Ways {
  const { rules, begun, server, isRezzing } = table;
  const { definitions } = rules.pool;
  const isAsked = askedOnTheWay(table);
  const mayBeAsRezzed = isRezzing && !isAsked('ice');
  const isAsRezzed = (def: number): boolean => {
    const definition = definitions[def];
    return mayBeAsRezzed && definition !== undefined && isForEncounters(definition);
  };
  const whole = {
    ...table,
    ...{ isAsRezzed, countsGrip: gripCounts(table, isAsked) },
    heedsGrip: heedsGrip(rules.pool, begun, server),
  };
  let read: OnTheWay | null = null;
  /** Read of the words of all cards, once it is asked for: most ways are found before. */
  const onTheWay = (): OnTheWay => (read ??= new OnTheWay(whole));
  const through = { ...whole, yet: stillHeard(whole, onTheWay) };
  const least = leastEach(through, onTheWay);
  const isAlike = goesOnAlike(through);
  return new Ways({
    ...through,
    ...{ isPaused: () => table.tries.isPaused },
    learnt: (state: State, likeness: Likeness) => {
      const learnt = before();
      return learnt !== null && isAlike(state) ? learnt.ahead(likeness) : 0;
    },
    ...{ server: server.name, until: 'success', scale: scaleOf(rules.pool, nothing) },
    ...{ leastAhead: least.ahead, leastFrom: least.from },
    isBarred: least.isBarred,
    // It grows with what either has found out.
    version: () => least.version() + (before()?.least() ?? 0),
  });
}

/** The cheapest way into a server, looked for through all of its ice by turns. */
export class WayThrough {
  readonly #ways: Ways;
  readonly learnt: Learnt;
  #way: Way | null = null;

  constructor(
    private readonly table: Through,
    before: () => Learnt | null,
  ) {
    this.#ways = waysThrough(table, before);
    this.learnt = this.#ways.learnt(() => this.#least);
  }

  get tried(): number {
    return this.table.tries.tried;
  }

  /** Goes on for a share of the decisions that may be tried. */
  goOn(most: number, share: number): Way {
    const { tries, begun, server } = this.table;
    tries.grant(most, share);
    if (this.#way === null) this.#ways.begin(begun, { do: 'run', server: server.name });
    this.#way = this.#ways.nextOrNone().way;
    return this.#way;
  }

  /** Looks for any way; what is told is told by bounds from above then, too. */
  anyWay(tries: number): Way {
    const way = this.#way ?? this.goOn(0, 0);
    if (way.found || way.why !== 'too-many') return way;
    this.table.tries.grant(0, 0);
    this.#ways.anyWay(tries);
    return this.goOn(0, 0);
  }

  get #least(): number {
    const way = this.#way;
    if (way === null) return 0;
    if (way.found) return way.cost.price;
    return way.why === 'too-many' ? way.atLeast : MOST_PRICE + 1;
  }
}
