import { matchResult } from './match-result';

const CORP = { kind: 'WIN', winner: 'CORP' } as const;
const RUNNER = { kind: 'WIN', winner: 'RUNNER' } as const;
const players = ['ana', 'bob'];

describe('the result of a match', () => {
  it.each([
    ['2–0', 'ana', [CORP, RUNNER]],
    ['0–2', 'bob', [CORP, RUNNER]],
    ['1–1', 'ana', [CORP, CORP]],
    ['1–0, draw', 'bob', [RUNNER, { kind: 'DRAW', winner: null }]],
    [
      '0–0, time, not begun',
      'ana',
      [
        { kind: 'TIME', winner: null },
        { kind: 'UNSTARTED', winner: null },
      ],
    ],
  ] as const)('is %s where %s was the Corp first', (said, firstCorp, games) => {
    expect(matchResult({ players, result: { firstCorp, games: [...games] } })).toBe(said);
  });

  it('is said to be missing before it is told', () => {
    expect(matchResult({ players, result: null })).toBe('no result yet');
  });
});
