import { seededSource } from './seeded-source';

const draws = (seed: string, below: number, count: number): number[] => {
  const next = seededSource(seed);
  return Array.from({ length: count }, () => next(below));
};

describe('a seeded source', () => {
  it('gives the same numbers for the same seed, in every version', () => {
    expect(draws('1', 1000, 10)).toEqual(draws('1', 1000, 10));
    expect(draws('retrace', 100, 8)).toMatchInlineSnapshot(`
     [
       66,
       66,
       86,
       50,
       58,
       1,
       34,
       71,
     ]
    `);
  });

  it('gives other numbers for another seed', () => {
    expect(draws('1', 1000, 20)).not.toEqual(draws('2', 1000, 20));
  });

  it('gives each number as often, within what chance allows', () => {
    const counts = new Array<number>(7).fill(0);
    for (const one of draws('even', 7, 70_000)) counts[one] = (counts[one] ?? 0) + 1;
    const expected = 10_000;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 6 degrees of freedom: 22.5 is passed once in a thousand times; the seed is fixed.
    expect(chi).toBeLessThan(22.5);
  });

  it('draws again what lies beyond the last whole multiple', () => {
    const below = 3 * 2 ** 30;
    expect(Math.max(...draws('wide', below, 1000))).toBeLessThan(below);
  });

  it('refuses a bound that leaves nothing', () => {
    expect(() => seededSource('1')(0)).toThrow('no number is below 0');
  });
});
