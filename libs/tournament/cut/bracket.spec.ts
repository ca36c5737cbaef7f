import { isPlayerId, type PlayerId } from '../results/outcome';
import { type BracketMatch, doubleElimination, seedOrder, type Slot } from './bracket';
import type { CutResult, CutState } from './cut-state';
import { laterSides } from './sides';
import { bracketStanding, champion, cutPlaces } from './standing';

const show = (slot: Slot): string => {
  switch (slot.from) {
    case 'seed':
      return String(slot.seed);
    case 'winner':
      return `W ${slot.match}`;
    case 'loser':
      return `L ${slot.match}`;
  }
};
/** Both players of a match, in either order. */
const meets = (match: BracketMatch): string => [...match.slots.map(show)].sort().join(' - ');
const drawn = (size: number): Record<string, string> =>
  Object.fromEntries(doubleElimination(size).map((match) => [match.id, meets(match)]));

const id = (text: string): PlayerId => {
  if (!isPlayerId(text)) throw new Error(text);
  return text;
};
const seeds = (count: number): readonly PlayerId[] =>
  Array.from({ length: count }, (_, at) => id(`s${at + 1}`));
const empty = (count: number): CutState => ({
  seeds: seeds(count),
  sides: new Map(),
  results: new Map(),
});

/** Plays on with one winner a match; the winner is the Corp. */
const won = (cut: CutState, match: string, winner: string): CutState => {
  const at = bracketStanding(cut).find((each) => each.match.id === match);
  const loser = at?.players.find((player) => player !== null && player !== winner);
  if (loser === undefined || loser === null) throw new Error(`${match} is not on`);
  const result: CutResult = {
    corp: id(winner),
    runner: loser,
    outcome: { kind: 'win', side: 'corp' },
    gameId: null,
  };
  return { ...cut, results: new Map(cut.results).set(match, result) };
};

describe('the bracket', () => {
  it('lets first meet last, second last but one (CUT-03)', () => {
    for (const size of [2, 4, 8, 16, 32, 64]) {
      const order = seedOrder(size);
      expect([...order].sort((a, b) => a - b)).toEqual(
        Array.from({ length: size }, (_, at) => at + 1),
      );
      for (let at = 0; at < size; at += 2) {
        expect((order[at] ?? 0) + (order[at + 1] ?? 0)).toBe(size + 1);
      }
    }
  });

  it('of 8 is the diagram', () => {
    expect(drawn(8)).toEqual({
      'U1.1': '1 - 8',
      'U1.2': '4 - 5',
      'U1.3': '3 - 6',
      'U1.4': '2 - 7',
      'U2.1': 'W U1.1 - W U1.2',
      'U2.2': 'W U1.3 - W U1.4',
      'L1.1': 'L U1.1 - L U1.2',
      'L1.2': 'L U1.3 - L U1.4',
      'L2.1': 'L U2.2 - W L1.1',
      'L2.2': 'L U2.1 - W L1.2',
      'U3.1': 'W U2.1 - W U2.2',
      'L3.1': 'W L2.1 - W L2.2',
      'L4.1': 'L U3.1 - W L3.1',
      F1: 'W L4.1 - W U3.1',
      F2: 'L F1 - W F1',
    });
  });

  it('of 16 is the diagram', () => {
    expect(drawn(16)).toEqual({
      'U1.1': '1 - 16',
      'U1.2': '8 - 9',
      'U1.3': '12 - 5',
      'U1.4': '13 - 4',
      'U1.5': '14 - 3',
      'U1.6': '11 - 6',
      'U1.7': '10 - 7',
      'U1.8': '15 - 2',
      'U2.1': 'W U1.1 - W U1.2',
      'U2.2': 'W U1.3 - W U1.4',
      'U2.3': 'W U1.5 - W U1.6',
      'U2.4': 'W U1.7 - W U1.8',
      'L1.1': 'L U1.1 - L U1.2',
      'L1.2': 'L U1.3 - L U1.4',
      'L1.3': 'L U1.5 - L U1.6',
      'L1.4': 'L U1.7 - L U1.8',
      'L2.1': 'L U2.4 - W L1.1',
      'L2.2': 'L U2.3 - W L1.2',
      'L2.3': 'L U2.2 - W L1.3',
      'L2.4': 'L U2.1 - W L1.4',
      'U3.1': 'W U2.1 - W U2.2',
      'U3.2': 'W U2.3 - W U2.4',
      'L3.1': 'W L2.1 - W L2.2',
      'L3.2': 'W L2.3 - W L2.4',
      'L4.1': 'L U3.1 - W L3.1',
      'L4.2': 'L U3.2 - W L3.2',
      'U4.1': 'W U3.1 - W U3.2',
      'L5.1': 'W L4.1 - W L4.2',
      'L6.1': 'L U4.1 - W L5.1',
      F1: 'W L6.1 - W U4.1',
      F2: 'L F1 - W F1',
    });
  });

  const four = ['U1.1 s1', 'U1.2 s2', 'U2.1 s1', 'L1.1 s3', 'L2.1 s2'].reduce((cut, line) => {
    const [match = '', winner = ''] = line.split(' ');
    return won(cut, match, winner);
  }, empty(4));

  it('ends when the upper winner wins the final', () => {
    const over = won(four, 'F1', 's1');
    expect(cutPlaces(over).map(({ rank, player }) => `${rank} ${player}`)).toEqual([
      '1 s1',
      '2 s2',
      '3 s3',
      '4 s4',
    ]);
    expect(bracketStanding(over).find(({ match }) => match.id === 'F2')?.needed).toBe(false);
  });

  it('plays a second final when the upper winner loses the first (CUT-06)', () => {
    const first = won(four, 'F1', 's2');
    expect(champion(first)).toBeNull();
    expect(champion(won(first, 'F2', 's1'))).toBe('s1');
    expect(champion(won(first, 'F2', 's2'))).toBe('s2');
  });

  it('takes the higher seed for equal points at time, else the points (CUT-07)', () => {
    const time = (corpPoints: number, runnerPoints: number): PlayerId | null => {
      const result: CutResult = {
        corp: id('s4'),
        runner: id('s1'),
        outcome: { kind: 'time', corpPoints, runnerPoints },
        gameId: null,
      };
      return (
        bracketStanding({ ...empty(4), results: new Map([['U1.1', result]]) })[0]?.winner ?? null
      );
    };
    expect(time(3, 3)).toBe('s1');
    expect(time(4, 3)).toBe('s4');
    expect(time(3, 4)).toBe('s1');
  });

  it('forgets results whose players no longer meet after a correction', () => {
    const corrected = won(four, 'U1.1', 's4');
    const standing = Object.fromEntries(bracketStanding(corrected).map((at) => [at.match.id, at]));
    expect(standing['U2.1']).toMatchObject({ players: ['s4', 's2'], result: null });
    expect(standing['L1.1']).toMatchObject({ players: ['s1', 's3'], result: null });
  });
});

describe('sides after the first round', () => {
  const [mike, gavin] = [id('mike'), id('gavin')];

  it('gives the side least played by both to the larger difference (EX-TR-03)', () => {
    expect(laterSides(mike, { runner: 2, corp: 1 }, gavin, { runner: 3, corp: 1 })).toEqual({
      kind: 'assigned',
      corp: gavin,
      runner: mike,
      rule: 'SIDE-03',
    });
  });

  it.each([
    [
      { runner: 1, corp: 0 },
      { runner: 0, corp: 1 },
      { kind: 'assigned', corp: mike, rule: 'SIDE-02' },
    ],
    [
      { runner: 1, corp: 0 },
      { runner: 1, corp: 0 },
      { kind: 'random', rule: 'SIDE-04' },
    ],
    [
      { runner: 1, corp: 1 },
      { runner: 1, corp: 0 },
      { kind: 'assigned', corp: gavin, rule: 'GAP-17' },
    ],
    [
      { runner: 0, corp: 1 },
      { runner: 1, corp: 1 },
      { kind: 'assigned', corp: gavin, rule: 'GAP-17' },
    ],
    [
      { runner: 1, corp: 1 },
      { runner: 2, corp: 2 },
      { kind: 'random', rule: 'GAP-17' },
    ],
  ])('%j against %j', (mikes, gavins, ruling) => {
    expect(laterSides(mike, mikes, gavin, gavins)).toMatchObject(ruling);
  });
});
