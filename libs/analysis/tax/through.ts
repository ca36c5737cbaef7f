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
import type { Way } from './way';

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

/** A way, and what was found out beside it. */
interface Told {
  readonly way: Way;
  readonly learnt: Learnt;
}

/** Whether a state goes on in the same way whether or not the Corp rezzes what is approached: nothing is left to rez. */
const goesOnAlike =
  ({ yet }: { readonly yet: (state: State) => Heeded }) =>
  (state: State): boolean =>
    yet(state).rezzedYet?.(state) === true;

/**
 * The cheapest way into a server, looked for through all of its ice. `forAny`: so many decisions more are tried for
 * any way, where too many would have to be for the cheapest.
 */
export function wayThrough(table: Through, forAny: number, before: Learnt | null = null): Told {
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
  const ways = new Ways({
    ...through,
    ...(before === null
      ? {}
      : {
          learnt: (state: State, likeness: Likeness) =>
            isAlike(state) ? before.ahead(likeness) : 0,
        }),
    ...{ server: server.name, until: 'success', scale: scaleOf(rules.pool, nothing) },
    ...{ leastAhead: least.ahead, leastFrom: least.from },
    ...{ isBarred: least.isBarred, version: least.version },
  });
  const way = ways.orAtMost(begun, forAny);
  return { way, learnt: ways.learnt(way) };
}
