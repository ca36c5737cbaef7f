import { gamesAddress } from './games-address';

describe('the games that a row of statistics counts', () => {
  it('are searched for by the row and what the statistics were asked for', () => {
    expect(gamesAddress({ since: '2026-01-31', sort: 'won' }, { player: 'Ann & Bob' })).toBe(
      '/?since=2026-01-31&player=Ann+%26+Bob',
    );
    expect(gamesAddress({ player: 'Ann', side: 'CORP' }, { identity: 'Noise: Hacker' })).toBe(
      '/?player=Ann&identity=Noise%3A+Hacker',
    );
  });

  it('are not led to where only some of what is listed would be counted', () =>
    expect(gamesAddress({ side: 'CORP' }, { player: 'Ann' })).toBeNull());
});
