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
});
const none = (why: 'NO_WAY' | 'HIDDEN'): Way => ({ cost: null, isAffordable: null, why });

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
