import { coreRules } from '#cards/pool';
import { repeatable } from '#play/repeatable';
import { oneOf } from '#play/source';
import { priceOf, rules, tableOf } from '#testkit/tax/table';
import { noLore } from './lore';
import { DEEP, USUAL, type Most } from './most';
import { taxesIn } from './server-tax';
import type { Way } from './way';
import { worldFor, type World } from './world';

const titles = (of: typeof rules, kind: 'ice' | 'icebreaker'): readonly string[] =>
  of.pool.definitions.flatMap(({ value }) => {
    const isOf =
      kind === 'ice'
        ? value.type === 'ice'
        : value.type === 'program' && value.subtypes.includes(kind);
    return isOf ? [value.title] : [];
  });

const cards = [rules, coreRules].map((of) => ({
  ice: titles(of, 'ice'),
  breakers: titles(of, 'icebreaker'),
}));

/** Three servers of three pieces of ice and three breakers, every other time of the Core Set. */
function randomWorld(seed: number): World {
  const next = repeatable(seed);
  const { ice, breakers } = cards[seed % 2] ?? { ice: [], breakers: [] };
  const left = [...ice];
  const row = () => ({
    ice: [1, 2, 3].map(() => ({
      card: left.splice(next(left.length), 1).join(),
      rezzed: next(4) > 0,
    })),
  });
  const programs = [...new Set([1, 2, 3].map(() => oneOf(breakers, next)))];
  const servers = { HQ: row(), 'R&D': row(), 'Server 1': row() };
  const hardware = ['Akamatsu Mem Chip', 'Akamatsu Mem Chip'];
  return worldFor(rules, tableOf({ servers, programs, hardware }), 'judge', null);
}

const waysIn = (world: World, most: Most): readonly Way[] =>
  (taxesIn(world, undefined, undefined, noLore(), most) ?? []).flatMap(({ now, rezzed }) => [
    now,
    rezzed,
  ]);

/** Too few for many of the ways. */
const FEW: Most = { way: 200, moment: 200, forAny: 60 };
const SOME: Most = { way: 300, moment: 300, forAny: 80 };
const NONE: Most = { way: 0, moment: 0, forAny: 0 };

const seeds = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i);

describe('what is told in fewer decisions', () => {
  it.each(seeds(0, 10))('holds for what more of them tell, in positions from %i0 on', (ten) => {
    for (const seed of seeds(40_000 + ten * 20, 20)) {
      const world = randomWorld(seed);
      const exact = waysIn(world, DEEP).map(priceOf);
      for (const depth of [USUAL, FEW, NONE])
        for (const [i, way] of waysIn(world, depth).entries()) {
          const price = exact[i];
          const told = { seed, i, price, way };
          if (way.found || way.why !== 'too-many') {
            expect({ ...told, price: priceOf(way) }).toEqual(told);
            continue;
          }
          if (price === 'too-many' || price === 'hidden') continue;
          const most = way.atMost?.price ?? Infinity;
          const isBetween =
            typeof price === 'number' ? way.atLeast <= price && price <= most : way.atMost === null;
          if (!isBetween) throw new Error(`not between bounds: ${JSON.stringify(told)}`);
        }
    }
  });

  it('is bounds where there is too much to try, most of them with a way where there is one', () => {
    let [bounded, known, both] = [0, 0, 0];
    for (const seed of seeds(50_000, 90)) {
      const world = randomWorld(seed);
      const ways = waysIn(world, SOME);
      if (ways.every((way) => way.found || way.why !== 'too-many')) continue;
      const exact = waysIn(world, DEEP);
      for (const [i, way] of ways.entries()) {
        if (way.found || way.why !== 'too-many') continue;
        bounded += 1;
        if (exact[i]?.found !== true) continue;
        known += 1;
        if (way.atMost !== null) both += 1;
      }
    }
    expect(bounded).toBeGreaterThan(15);
    expect(both).toBeGreaterThan(known / 2);
  });

  it('is told in no more decisions than there are', () => {
    for (const seed of seeds(60_000, 20)) {
      const tries = { left: 10_000 };
      taxesIn(randomWorld(seed), undefined, tries, noLore(), FEW);
      // What is begun is gone on with until somebody has a choice.
      expect(10_000 - tries.left).toBeLessThan(FEW.moment + 120);
    }
  });
});
