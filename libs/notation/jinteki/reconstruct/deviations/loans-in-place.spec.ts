import { coreRules } from '#cards/pool';
import { cardId, type Decision } from '#rules';
import { entriesOf, nodeAt, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Trail } from '../node';
import type { Deviation, Granted } from './deviation';
import { loansInPlace } from './loans-in-place';

const { pool } = coreRules;
const { end } = playScenario(
  { turn: runnerTurn, runner: { rig: { programs: ['Corroder'] } }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

const shown = entriesOf(
  [],
  ['Bo spends [Click] to use Runner Basic Action Card to gain 1 [Credits].'],
  [],
  ['Bo spends [Click] to use Runner Basic Action Card to draw 1 card.'],
);
const decided = trailOf({ after: 0, until: 3 }, { do: 'gain-credit' }, { do: 'draw' });
const from = nodeAt(coreRules, state);

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
    const paid = 'Bo pays 0 [Credits] to increase link strength to 2.';
    const bids = trailOf({ after: 2, until: 3 }, { do: 'bid', credits: 0 });
    const asked = bids.map((bid): Trail => ({ ...bid, asked: from }));
    const traced = entriesOf([], [paid], [], []);
    const place = loansInPlace(pool, state, [of('loan', 2, 0)], asked, traced);
    expect(place.map(({ decision }) => decision)).toEqual([1]);
  });

  it('are told after what theirs was asked before them, as the turn began, and ours later', () => {
    const targets = 'Bo uses Corroder to target HQ.';
    const began = entriesOf([], [targets], [], [], []);
    const source = state.runner.rig[0] ?? cardId(0);
    const prompt = { kind: 'server', for: 'runner', source, servers: ['HQ', 'R&D'] } as const;
    const asked = nodeAt(coreRules, { ...state, prompt });
    const places = (...decisions: readonly Decision[]): readonly number[] => {
      const made = trailOf({ after: 3, until: 4 }, ...decisions).map((one): Trail =>
        one.decision.do === 'server' ? { ...one, asked } : one,
      );
      return loansInPlace(pool, state, [of('loan', 3, 0)], made, began).map((one) => one.decision);
    };
    expect(places({ do: 'server', server: 'HQ' }, { do: 'draw' })).toEqual([1]);
    const spent = (...decisions: readonly Decision[]): unknown =>
      loansInPlace(
        ...([pool, state, [of('loan', 3, 0), of('loan-spent', 4, 0)]] as const),
        trailOf({ after: 3, until: 4 }, ...decisions).map((one): Trail =>
          one.decision.do === 'server' ? { ...one, asked } : one,
        ),
        began,
      ).map((one) => one.decision);
    expect(spent({ do: 'server', server: 'HQ' }, { do: 'draw' })).toEqual([1, 1]);
    // It may be spent for what comes first.
    expect(spent({ do: 'draw' }, { do: 'server', server: 'HQ' })).toEqual([0, 0]);
    expect(places({ do: 'first', ability: 0 }, { do: 'server', server: 'HQ' })).toEqual([2]);
    expect(places({ do: 'first', ability: 0 }, { do: 'server', server: 'R&D' })).toEqual([0]);
  });

  it('are told after all that one line tells before them', () => {
    const corroder = state.runner.rig[0] ?? cardId(0);
    const breaks: Decision = { do: 'use', card: corroder, ability: 0 };
    const both =
      'Bo pays 2 [Credits] to use Corroder to break all 2 subroutines on Wall of Thorns.';
    const place = loansInPlace(
      ...([pool, state, [of('loan', 3, 0)]] as const),
      trailOf({ after: 0, until: 3 }, breaks, breaks),
      entriesOf([], [], [both], ['Bo uses Cyberfeeder to take 1 [Recurring Credits].']),
    );
    expect(place.map(({ decision }) => decision)).toEqual([2]);
  });

  it('are told after the answers to what is told before them', () => {
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
    const kept = entriesOf([], ['Bo keeps their hand.'], ['Di keeps her hand.']);
    const hands = decided.map((one): Trail => ({ ...one, decision: { do: 'keep' } }));
    const place = (asked: readonly Trail[]): unknown =>
      loansInPlace(pool, state, [of('loan', 3, 0)], asked, kept).map(({ decision }) => decision);
    expect(place(hands)).toEqual([2]);
    // Ours is asked only when the turn begins.
    expect(place(hands.map((one) => ({ ...one, between: { after: 3, until: 4 } })))).toEqual([2]);
  });

  it('are told after the window that is held open for them', () => {
    expect(told(of('loan', 2, 1), of('held-open', 2, 1))).toEqual([
      ['held-open', 1],
      ['loan', 1],
    ]);
  });

  it('are told before what becomes of them', () => {
    expect(told(of('loan', 4, 0), of('loan-repaid', 4, 1))).toEqual([
      ['loan', 1],
      ['loan-repaid', 1],
    ]);
  });
});
