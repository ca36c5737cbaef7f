import { deciles } from './deciles';
import { LuckSum } from './luck';
import { certain, mixed, oddsOf } from './odds';

describe('oddsOf', () => {
  it('takes one card of several, each as likely', () => {
    const odds = oddsOf([null, null, 2, 3]);
    expect(odds).toEqual({ chance: 0.5, mean: 1.25, variance: 13 / 4 - 1.25 ** 2 });
  });

  it('counts what is worth nothing and yet counts', () => {
    expect(oddsOf([null, null, 0, 2])).toEqual({ chance: 0.5, mean: 0.5, variance: 0.75 });
    expect(certain(0)).toEqual({ chance: 1, mean: 0, variance: 0 });
    expect(certain(null)).toEqual({ chance: 0, mean: 0, variance: 0 });
  });

  it('expects nothing where nothing lies', () => {
    expect(oddsOf([])).toEqual({ chance: 0, mean: 0, variance: 0 });
  });

  it('is the same mixed of its parts', () => {
    const parts = mixed([
      [0.5, oddsOf([null, null])],
      [0.25, certain(2)],
      [0.25, certain(3)],
    ]);
    const whole = oddsOf([null, null, 2, 3]);
    expect(parts.chance).toBeCloseTo(whole.chance, 12);
    expect(parts.mean).toBeCloseTo(whole.mean, 12);
    expect(parts.variance).toBeCloseTo(whole.variance, 12);
  });
});

describe('LuckSum', () => {
  it('tells actual, expected and deviation', () => {
    const sum = new LuckSum();
    sum.add(2, { mean: 0.5, variance: 3 });
    sum.add(0, { mean: 0.5, variance: 1 });
    expect(sum.luck).toEqual({ count: 2, actual: 2, expected: 1, deviation: 2, z: 0.5 });
  });

  it('calls nothing luck that was certain', () => {
    const sum = new LuckSum();
    sum.add(2, certain(2));
    expect(sum.luck.z).toBeNull();
  });
});

describe('deciles', () => {
  it('puts each chance into its tenth', () => {
    const cells = deciles([
      { chance: 0.05, came: false },
      { chance: 1, came: true },
      { chance: 0.95, came: true },
    ]);
    expect(cells.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  });
});
