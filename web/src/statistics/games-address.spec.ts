import { gamesAddress } from './games-address';

describe('the games that a row of statistics counts', () => {
  it('are searched for by the row and what the statistics were asked for', () => {
    expect(gamesAddress({ since: '2026-01-31', sort: 'won' }, { player: 'Ann & Bob' })).toBe(
      '/?since=2026-01-31&player=Ann+%26+Bob',
    );
    expect(gamesAddress({ player: 'Ann', side: 'CORP' }, { identity: 'Noise: Hacker' })).toBe(
      '/?player=Ann&identity=Noise%3A+Hacker&side=CORP',
    );
  });

  it('are those of the side that was asked for, where somebody is named who played it', () => {
    expect(gamesAddress({ side: 'CORP' }, { player: 'Ann' })).toBe('/?player=Ann&side=CORP');
    expect(gamesAddress({ side: 'CORP' }, { card: 'Snare!' })).toBe('/?card=Snare%21');
  });
});
