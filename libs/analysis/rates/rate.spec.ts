import { repeatable } from '#play/repeatable';
import { clusteredGames, differenceOf, PRIOR_GAMES, rateOf, wilson } from './rate';

/** Wins of so many games of which each is won with that chance. */
function play(chance: number, games: number, next: (below: number) => number): number {
  let wins = 0;
  for (let game = 0; game < games; game += 1) if (next(1_000_000) < chance * 1_000_000) wins += 1;
  return wins;
}

describe('wilson', () => {
  it.each([
    [0, 0, 0, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])('of %i of %i is %f to %f', (wins, games, low, high) => {
    const [from, to] = wilson(wins, games);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it.each([0.1, 0.35, 0.5, 0.8])('holds a chance of %f 95 times in a hundred', (chance) => {
    const next = repeatable(Math.round(chance * 100));
    for (const games of [20, 60, 200]) {
      let held = 0;
      const rounds = 1500;
      for (let round = 0; round < rounds; round += 1) {
        const [low, high] = wilson(play(chance, games, next), games);
        if (low <= chance && chance <= high) held += 1;
      }
      expect(held / rounds).toBeGreaterThan(0.92);
      expect(held / rounds).toBeLessThan(0.985);
    }
  });
});

describe('rateOf', () => {
  it('draws small cells towards the mean', () => {
    expect(rateOf(1, 1, 0.5).shrunk).toBeCloseTo((1 + 0.5 * PRIOR_GAMES) / (1 + PRIOR_GAMES), 10);
    expect(rateOf(9000, 10_000, 0.5).shrunk).toBeGreaterThan(0.898);
  });

  it('knows no value without a game', () => {
    expect(rateOf(0, 0, 0.5)).toMatchObject({ value: null, low: 0, high: 1, shrunk: 0.5 });
  });
});

describe('differenceOf', () => {
  it('holds no difference of a null card 95 times in a hundred', () => {
    const next = repeatable(7);
    let held = 0;
    const rounds = 1500;
    for (let round = 0; round < rounds; round += 1) {
      const difference = differenceOf([play(0.5, 40, next), 40], [play(0.5, 160, next), 160]);
      if (difference !== null && difference.low <= 0 && difference.high >= 0) held += 1;
    }
    expect(held / rounds).toBeGreaterThan(0.93);
  });

  it('finds a planted one', () => {
    const difference = differenceOf([300, 400], [500, 1000]);
    expect(difference?.value).toBeCloseTo(0.25, 10);
    expect(difference?.low).toBeGreaterThan(0.19);
    expect(difference?.high).toBeLessThan(0.31);
  });

  it('is none where there are no games', () => {
    expect(differenceOf([0, 0], [1, 2])).toBeNull();
  });
});

describe('clusteredGames', () => {
  /** Players with chances of their own, each with several games. */
  function clustered(
    players: number,
    each: number,
    spread: number,
    next: (below: number) => number,
  ) {
    let [wins, ww, wn, nn] = [0, 0, 0, 0];
    for (let player = 0; player < players; player += 1) {
      const chance = 0.5 + (next(2) === 0 ? spread : -spread);
      const own = play(chance, each, next);
      [wins, ww, wn, nn] = [wins + own, ww + own * own, wn + own * each, nn + each * each];
    }
    return { wins, games: players * each, clusters: players, ww, wn, nn };
  }

  it('is all games where players are alike, and far fewer where they are not', () => {
    const next = repeatable(3);
    const alike = clustered(200, 10, 0, next);
    expect(clusteredGames(alike)).toBeGreaterThan(0.75 * alike.games);
    const apart = clustered(200, 10, 0.4, next);
    expect(clusteredGames(apart)).toBeLessThan(0.35 * apart.games);
  });

  it('is never more than there are, and no more than players where they are few', () => {
    expect(clusteredGames({ wins: 3, games: 3, clusters: 3, ww: 3, wn: 3, nn: 3 })).toBe(3);
    expect(clusteredGames({ wins: 30, games: 60, clusters: 1, ww: 900, wn: 1800, nn: 3600 })).toBe(
      1,
    );
    expect(clusteredGames({ wins: 0, games: 0, clusters: 0, ww: 0, wn: 0, nn: 0 })).toBe(0);
  });

  it('makes intervals that hold the mean 95 times in a hundred where players differ', () => {
    const next = repeatable(11);
    let held = 0;
    const rounds = 600;
    for (let round = 0; round < rounds; round += 1) {
      const sums = clustered(40, 8, 0.3, next);
      const { low, high } = rateOf(sums.wins, sums.games, 0.5, clusteredGames(sums));
      if (low <= 0.5 && high >= 0.5) held += 1;
    }
    expect(held / rounds).toBeGreaterThan(0.92);
    expect(held / rounds).toBeLessThan(0.99);
  });
});
