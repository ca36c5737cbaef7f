import fc from 'fast-check';
import { stretchOf } from './stretch-of-days';

const DAY = 24 * 3_600_000;
const times = fc.date({
  min: new Date('2020-11-15T00:00:00Z'),
  max: new Date('2021-03-15T00:00:00Z'),
  noInvalidDate: true,
});
/** As people ask: from midnight, or the first of a month. */
const asked = fc.oneof(
  times,
  times.map((time) => new Date(Math.floor(time.getTime() / DAY) * DAY)),
  times.map((time) => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()))),
);

const isMidnight = (time: number): boolean => !Number.isFinite(time) || time % DAY === 0;
const isFirst = (time: number): boolean =>
  isMidnight(time) && (!Number.isFinite(time) || new Date(time).getUTCDate() === 1);

describe('a stretch of time', () => {
  it('is taken apart into months, days and two ends, each of its moments in one of them', () => {
    const stretches = fc.tuple(fc.option(asked), fc.option(asked), times);
    fc.assert(
      fc.property(stretches, ([since, until, moment]) => {
        const { months, days, ends } = stretchOf(since, until);
        const holds = ([from, before]: readonly [number, number]): boolean =>
          from <= moment.getTime() && moment.getTime() < before;
        const isIn = (since === null || since <= moment) && (until === null || moment < until);
        expect([months, ...days, ...ends].filter(holds)).toHaveLength(isIn ? 1 : 0);
        expect(months.every(isFirst)).toBe(true);
        expect(days.flat().every(isMidnight)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves less than a day at each end, and less than two months of days', () => {
    fc.assert(
      fc.property(asked, asked, (since, until) => {
        const { days, ends } = stretchOf(since, until);
        const long = ([from, before]: readonly [number, number]): number =>
          from === before ? 0 : before - from;
        expect(Math.max(0, ...days.map(long))).toBeLessThan(62 * DAY);
        expect(Math.max(0, ...ends.map(long))).toBeLessThan(2 * DAY);
      }),
    );
  });
});
