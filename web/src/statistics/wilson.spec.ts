import { wilson } from './wilson';

describe('the interval of a rate', () => {
  it('is the published one', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const rows = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [wins, games, low, high] of rows) {
      expect(wilson(wins, games).low).toBeCloseTo(low, 4);
      expect(wilson(wins, games).high).toBeCloseTo(high, 4);
    }
  });

  it('knows nothing of no games', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
