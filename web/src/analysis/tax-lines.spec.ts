import { mostOf, taxLines } from './tax-lines';

type Taxes = Parameters<typeof taxLines>[0];
type Way = NonNullable<Taxes[number]['servers']>[number]['now'];

const way = (price: number): Way => ({
  cost: {
    ...{ credits: price - 1, passing: 0, clicks: 1, counters: 0, cards: 0, damage: 0, tags: 0 },
    price,
  },
  isAffordable: true,
  why: null,
  ...{ atLeast: null, atMost: null },
});
const none = (why: 'NO_WAY' | 'HIDDEN'): Way => ({
  ...{ cost: null, isAffordable: null, why, atLeast: null, atMost: null },
});
const MANY: Way = {
  ...{ cost: null, isAffordable: null, why: 'TOO_MANY', atLeast: 4, atMost: { price: 9 } },
};

const TAXES: Taxes = [
  { at: 1, servers: [{ server: 'HQ', now: way(1), rezzed: none('HIDDEN') }] },
  {
    at: 3,
    servers: [
      { server: 'HQ', now: way(8), rezzed: none('NO_WAY') },
      { server: 'Server 1', now: way(1), rezzed: way(1) },
    ],
  },
  { at: 4, servers: null },
];

it('holds what was told as a turn began until the next, with what is not known as unknown', () => {
  const [hq, remote] = taxLines(TAXES, 5);
  expect(hq?.now.values).toEqual([null, 0, 0, 7, null, null]);
  expect(hq?.rezzed.values).toEqual([null, null, null, Infinity, null, null]);
  expect(remote?.now.values).toEqual([null, null, null, 0, null, null]);
  expect([0, 1, 3, 4].map((at) => hq?.rezzed.said(at))).toEqual(['–', 'not known', 'no way', '–']);
  expect([1, 3].map((at) => hq?.now.said(at))).toEqual(['nothing', '7 ¢']);
  expect(mostOf(taxLines(TAXES, 5))).toBe(7);
});

it('leaves a gap where only what a way costs at least and at most is known, and says both', () => {
  const [hq] = taxLines([{ at: 0, servers: [{ server: 'HQ', now: MANY, rezzed: way(2) }] }], 0);
  expect(hq?.now.values).toEqual([null]);
  expect(hq?.now.said(0)).toBe('worth 3 to 8 ¢ (too many ways to try)');
});
