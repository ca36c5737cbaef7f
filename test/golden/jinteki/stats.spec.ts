import type { FactType, ObservedFact } from '#notation/jinteki/facts';
import type { JsonObject } from '#notation/jinteki/json';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { ABSENT, golden, haveReplays, idsIn, eachGame } from './replays';

/** That server counts cards that were to be drawn, and were not there any more. */
const NOT_THERE: Readonly<Record<string, number>> = { 'core-008-nbn-criminal corp': 1 };
/** It does not count the hand after a mulligan. */
const HAND = 5;

/** The server's own counters, kept while the game was played, as a second witness beside the decisions. */
function counter(stats: JsonObject | null, ...path: readonly string[]): number {
  let value: unknown = stats;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof value === 'number' ? value : 0;
}

function sum(
  facts: readonly ObservedFact[],
  side: 'corp' | 'runner',
  ...types: readonly FactType[]
): number {
  return facts.reduce((total, fact) => {
    if (!types.includes(fact.type) || !('amount' in fact)) return total;
    return 'side' in fact && fact.side !== side ? total : total + fact.amount;
  }, 0);
}

function count(facts: readonly ObservedFact[], wanted: (fact: ObservedFact) => boolean): number {
  return facts.filter(wanted).length;
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);

eachGame(idsIn('core', 'wide', 'edge'), (id) => {
  describe(`${id}: facts against the counters of the server`, () => {
    const read = readReplay(golden(id).text);
    if (!read.ok) throw new Error(read.message);
    const result = observe(read.replay);
    if (!result.ok) throw new Error(result.message);
    const { stats } = result.game.metadata;
    const facts = result.game.facts.filter(
      ({ flags }) => !flags.includes('undone') && !flags.includes('manual'),
    );

    it.each(['corp', 'runner'] as const)(
      '%s: clicks, credits gained, cards drawn, basic actions, cards played',
      (side) => {
        const basic = (on: string) =>
          count(
            facts,
            (fact) => fact.type === 'clicks-spent' && fact.side === side && fact.on === on,
          );
        expect({
          clicksGained: sum(facts, side, 'clicks-gained'),
          clicksGone: sum(facts, side, 'clicks-spent', 'clicks-lost'),
          creditsGained: sum(facts, side, 'credits-gained', 'credits-taken'),
          drawn:
            sum(facts, side, 'drew') -
            HAND * count(facts, (fact) => fact.type === 'mulliganed' && fact.side === side),
          draws: basic('draw'),
          credits: basic('gain'),
          played: count(facts, (fact) => fact.type === 'played' && fact.side === side),
        }).toEqual({
          clicksGained: counter(stats, side, 'gain', 'click'),
          clicksGone: counter(stats, side, 'lose', 'click'),
          creditsGained: counter(stats, side, 'gain', 'credit'),
          drawn: counter(stats, side, 'gain', 'card') - (NOT_THERE[`${id} ${side}`] ?? 0),
          draws: counter(stats, side, 'click', 'draw'),
          credits: counter(stats, side, 'click', 'credit'),
          played: counter(stats, side, 'cards-played', 'play-instant'),
        });
      },
    );

    it('rezzes and runs', () => {
      expect({
        rezzed: count(facts, ({ type }) => type === 'rezzed'),
        runs: count(facts, ({ type }) => type === 'run-began'),
      }).toEqual({
        rezzed: counter(stats, 'corp', 'cards', 'rezzed'),
        runs: counter(stats, 'runner', 'runs', 'started'),
      });
    });
  });
});
