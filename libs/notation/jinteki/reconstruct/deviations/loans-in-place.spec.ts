import { coreRules } from '#cards/pool';
import { cardId, type Decision } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import type { Deviation, Granted } from './deviation';
import { loansInPlace } from './loans-in-place';

const { pool } = coreRules;
const { end } = playScenario({ turn: runnerTurn, script: [] }, pool);
if (end === null) throw new Error('it was not played');
const { state } = end;

const shown = [
  [],
  ['Bo spends [Click] to use Runner Basic Action Card to gain 1 [Credits].'],
  [],
  ['Bo spends [Click] to use Runner Basic Action Card to draw 1 card.'],
].map((lines): Shown => ({
  ...{ state: {}, features: new Map<number, number>(), lines },
  ...{ prompts: { corp: null, runner: null }, mayPass: true, isSettled: false, repeats: false },
}));

const decisions: readonly Decision[] = [{ do: 'gain-credit' }, { do: 'draw' }];
const decided = decisions.reduce<readonly Trail[]>((list, decision) => {
  const between = { after: 0, until: 3 };
  const before = list.at(-1) ?? null;
  return [
    ...list,
    { before, by: 'runner', decision, between, length: list.length + 1, asked: null },
  ];
}, []);

const nowhere: Omit<Node, 'live'> = {
  ...{ features: new Map<number, number>(), trail: null, accessed: 0, runs: 0, arranged: 0 },
  ...{ loans: [], granted: null, shuffled: { corp: 0, runner: 0 } },
};

const fail = (): never => {
  throw new Error('there is no entry');
};

const feeder = cardId(1);
const of = (kind: Deviation['kind'], entry: number, decision: number): Granted => ({
  before: null,
  deviation: {
    ...{ kind, card: feeder, credits: 1, entry, difference: 'D4', rule: 'RECUR-03', reason: '' },
    legal: true,
  },
  decision,
});
const told = (...granted: readonly Granted[]): unknown =>
  loansInPlace(pool, state, granted, decided, shown).map(({ decision, deviation }) => [
    deviation.kind,
    decision,
  ]);

describe('credits that are lent', () => {
  it('are told after what lines tell before them', () => {
    expect(told(of('loan', 2, 0))).toEqual([['loan', 1]]);
    expect(told(of('loan', 4, 0))).toEqual([['loan', 2]]);
  });

  it('are told after a bid that theirs made before them, and ours later', () => {
    const traced = ['', 'Bo pays 0 [Credits] to increase link strength to 2.', '', ''].map(
      (line, at): Shown => ({ ...(shown[at] ?? fail()), lines: line === '' ? [] : [line] }),
    );
    const from: Node = { ...nowhere, live: coreRules.live(state) };
    const bid: Trail = {
      ...{ before: null, by: 'runner', decision: { do: 'bid', credits: 0 }, asked: from },
      ...{ between: { after: 2, until: 3 }, length: 1 },
    };
    const place = loansInPlace(pool, state, [of('loan', 2, 0)], [bid], traced);
    expect(place.map(({ decision }) => decision)).toEqual([1]);
  });

  it('are told after the answers to what is told before them', () => {
    const from: Node = { ...nowhere, live: coreRules.live(state) };
    const pick: Decision = { do: 'pick', card: feeder };
    const [first] = decided;
    if (first === undefined) throw new Error('nothing is decided');
    const answered: Trail = { ...first, before: first, decision: pick, length: 2, asked: from };
    const place = loansInPlace(pool, state, [of('loan', 3, 0)], [first, answered], shown);
    expect(place.map(({ decision }) => decision)).toEqual([2]);
  });

  it('stay before what is told with them or later', () => {
    expect(told(of('loan', 1, 0))).toEqual([['loan', 0]]);
  });

  it('are told after what was allowed at an entry before them', () => {
    const idle = of('no-effect', 1, 1);
    const played = { ...idle, deviation: { ...idle.deviation, card: cardId(2) } };
    expect(told(of('loan', 2, 1), played)).toEqual([
      ['no-effect', 1],
      ['loan', 1],
    ]);
  });

  it('are told after the hands that are kept before them', () => {
    const lines = ['Bo keeps their hand.', 'Di keeps her hand.'];
    const kept = [[], ...lines.map((line) => [line])].flatMap((told, at): Shown[] => {
      const [, like] = shown;
      return like === undefined ? [] : [{ ...like, lines: at === 0 ? [] : told }];
    });
    const hands = decided.map((one): Trail => ({ ...one, decision: { do: 'keep' } }));
    const place = (asked: readonly Trail[]): unknown =>
      loansInPlace(pool, state, [of('loan', 3, 0)], asked, kept).map(({ decision }) => decision);
    expect(place(hands)).toEqual([2]);
    // Ours is asked only when the turn begins.
    expect(place(hands.map((one) => ({ ...one, between: { after: 3, until: 4 } })))).toEqual([2]);
  });

  it('are told before what becomes of them', () => {
    expect(told(of('loan', 4, 0), of('loan-repaid', 4, 1))).toEqual([
      ['loan', 1],
      ['loan-repaid', 1],
    ]);
  });
});
