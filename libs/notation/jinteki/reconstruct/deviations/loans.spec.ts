import { coreRules } from '#cards/pool';
import { cardId } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { type Features, fieldKey, plainKey, serverCode, spotBase } from '../features';
import {
  type Granted,
  granting,
  grantingAround,
  legalThrough,
  type Deviation,
  listGranted,
} from './deviation';
import type { Node, Trail } from '../node';
import { lentBetween, settleLoans } from './loans';

const feeder = 5;
const recurring = fieldKey(spotBase('rig', 0, 0, feeder), 'recurring');
const keeps = (def: number) => (def === feeder ? 'recurring' : null);
const position = (credits: number, onCard: number, clicks = 4): Features =>
  new Map([
    [plainKey('runner credits'), credits],
    [plainKey('runner clicks'), clicks],
    [recurring, onCard],
  ]);

describe('recurring credits taken by hand', () => {
  it('are those that leave a card for the pool', () => {
    expect(lentBetween(position(3, 2), position(5, 0), 9, keeps)).toMatchObject([
      { entry: 9, def: feeder, root: null, credits: 2, had: 2 },
    ]);
  });

  it('may be credits that were placed there, where the card keeps them to be spent', () => {
    const placed = fieldKey(spotBase('rig', 0, 0, feeder), 'credit');
    const before: Features = new Map([[placed, 3]]);
    const after: Features = new Map([
      [placed, 2],
      [plainKey('runner credits'), 1],
    ]);
    expect(lentBetween(before, after, 9, () => 'credit')).toMatchObject([
      { entry: 9, def: feeder, credits: 1, had: 3 },
    ]);
    expect(lentBetween(before, after, 9, () => null)).toEqual([]);
  });

  it('may lie on an identity of either side, and in the root of a server', () => {
    const onto = (pool: 'corp credits' | 'runner credits', key: number) =>
      lentBetween(
        new Map([
          [plainKey(pool), 3],
          [key, 1],
        ]),
        new Map([[plainKey(pool), 4]]),
        9,
        keeps,
      );
    expect(onto('corp credits', plainKey('identity credits'))).toMatchObject([{ def: 'corp' }]);
    expect(onto('runner credits', plainKey('runner identity credits'))).toMatchObject([
      { def: 'runner' },
    ]);
    expect(onto('runner credits', plainKey('runner current credits'))).toMatchObject([
      { def: 'runner', current: true },
    ]);
    const server = serverCode('Server 1');
    const terminal = fieldKey(spotBase('root', server, 0, feeder), 'recurring');
    expect(onto('corp credits', terminal)).toMatchObject([{ def: feeder, root: server }]);
  });

  it('are none where the pool does not gain as many', () => {
    expect(lentBetween(position(3, 2), position(4, 0), 9, keeps)).toEqual([]);
    expect(lentBetween(position(3, 0), position(4, 0), 9, keeps)).toEqual([]);
  });

  it('are none where anything else changes, as with a payment', () => {
    expect(lentBetween(position(3, 2), position(4, 1, 3), 9, keeps)).toEqual([]);
  });
});

describe('credits that are lent when a turn begins', () => {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { hardware: ['Cyberfeeder'] } }, script: [] },
    coreRules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const live = coreRules.live(end.state);
  const { turn } = live.state;
  const card = live.state.runner.rig[0] ?? cardId(0);
  const [before, between] = [null, { after: 0, until: 1 }];
  const left = (lent: typeof turn): number | undefined => {
    const loans = [{ card, entry: 1, turn: lent, credits: 1 }];
    const from: Node = {
      ...{ live, features: new Map(), trail: before, accessed: 0, runs: 0, arranged: 0 },
      ...{ loans, granted: null, shuffled: { corp: 0, runner: 0 } },
    };
    const trail: Trail = {
      ...{ before, by: 'corp', decision: { do: 'pass' }, between, length: 1, asked: null },
    };
    const step = { step: 'runner.1.2', batch: 0 } as const;
    const facts = [{ type: 'turn-began', side: 'runner', number: turn.number, ...step } as const];
    return settleLoans(coreRules, from, live, { facts, trail, entry: 1, named: null })?.loans
      .length;
  };

  it('are gone from their card for good where an earlier turn lent them', () => {
    expect(left({ ...turn, number: turn.number - 1 })).toBe(0);
  });

  it('stay lent where theirs lent them in that turn: ours has it begin later', () => {
    expect(left(turn)).toBe(1);
  });
});

describe('credits that were lent, where their card pays', () => {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { hardware: ['The Toolbox'] } }, script: [] },
    coreRules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const live = coreRules.live(end.state);
  const { turn } = live.state;
  const card = live.state.runner.rig[0] ?? cardId(0);
  const between = { after: 0, until: 1 };
  const owed = (amount: number, named: number, until = Infinity): readonly number[] | undefined => {
    const loans = [{ card, entry: 1, turn, credits: 1 }];
    const from: Node = {
      ...{ live, features: new Map(), trail: null, accessed: 0, runs: 0, arranged: 0 },
      ...{ loans, granted: null, shuffled: { corp: 0, runner: 0 } },
    };
    const decision = { do: 'pay', credits: amount } as const;
    const trail: Trail = {
      ...{ before: null, by: 'runner', decision, between, length: 1, asked: from },
    };
    const { state } = live;
    const paid = coreRules.live({
      ...state,
      cards: state.cards.map((one) =>
        one.id === card ? { ...one, recurring: one.recurring - amount } : one,
      ),
    });
    const step = { step: 'runner.2.2', batch: 0 } as const;
    const spent = { type: 'card-credits-spent', side: 'runner', amount } as const;
    const of = { card, seen: 7, corpHandle: 0, runnerHandle: 0, openHandle: 0 };
    const facts = [{ ...spent, card: of, ...step }] as const;
    const settled = settleLoans(coreRules, from, paid, {
      ...{ facts, trail, entry: 1, named: { card, credits: named, until } },
    });
    return settled?.loans.map(({ credits }) => credits);
  };

  it('are repaid where no line names the card', () => {
    expect(owed(1, 0)).toEqual([]);
  });

  it('stay lent where a line names it, and as much lies on it besides', () => {
    expect(owed(1, 1)).toEqual([1]);
  });

  it('are repaid with what is paid beyond that', () => {
    expect(owed(2, 1)).toEqual([]);
    expect(owed(2, 2)).toEqual([]);
  });

  it('are not repaid by what lines tell to be paid for before they were lent', () => {
    expect(owed(1, 0, 0)).toBeUndefined();
    expect(owed(1, 0, 1)).toEqual([]);
  });
});

describe('deviations on the way to a position', () => {
  const deviation = (kind: Deviation['kind'], legal: boolean): Deviation => ({
    kind,
    card: cardId(1),
    credits: 1,
    entry: 3,
    difference: 'D4',
    rule: 'RECUR-03',
    reason: '',
    legal,
  });
  const trail = (length: number) => ({ length });
  const loan = granting(null, deviation('loan', true), trail(4));
  const spent = granting(loan, deviation('loan-spent', false), trail(7));

  it('are listed first to last', () => {
    expect(listGranted(spent).map(({ decision }: Granted) => decision)).toEqual([4, 7]);
  });

  it('come after the one whose own answers they were granted amid', () => {
    const kept = granting(loan, deviation('loan-kept', false), trail(9));
    const around = grantingAround(loan, deviation('unanswered', false), trail(7), kept);
    expect(
      listGranted(around).map(({ decision, deviation: { kind } }: Granted) => [kind, decision]),
    ).toEqual([
      ['loan', 4],
      ['unanswered', 7],
      ['loan-kept', 7],
    ]);
  });

  it('leave decisions legal up to the first that is forbidden', () => {
    expect(legalThrough(listGranted(loan), 20)).toBe(20);
    expect(legalThrough(listGranted(spent), 20)).toBe(7);
    expect(legalThrough(listGranted(spent), 5)).toBe(5);
  });
});
