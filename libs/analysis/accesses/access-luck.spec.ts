import { coreRules } from '#cards/pool';
import { analyseRandom } from '../../../test/support/analyse-random';
import { deciles } from '../chance/deciles';
import { AccessAnalysis, together, type ChancedAccess } from './access-luck';

const { pool } = coreRules;

function accessesOf(seeds: readonly number[]): readonly ChancedAccess[] {
  return seeds.flatMap(
    (seed) => analyseRandom(seed, (opening) => new AccessAnalysis(pool, opening)).accesses,
  );
}

const seeds = (step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => step * (i + 1));

/** Five deviations: once in two million runs by chance. The seeds are fixed. */
const FAR = 5;

describe('accesses against what was to be expected of them', () => {
  const all = accessesOf(seeds(1, 300));

  it('come to what their chances say, given the cards that truly lay there', () => {
    const { truth } = together(all);
    expect(truth.count).toBeGreaterThan(1000);
    expect(Math.abs(truth.z ?? FAR)).toBeLessThan(FAR);
    for (const zone of ['hq', 'rd'] as const) {
      const luck = together(all.filter(({ access }) => access.zone === zone)).truth;
      expect(Math.abs(luck.z ?? FAR)).toBeLessThan(FAR);
    }
  });

  it('are agendas as often as their chances say, tenth by tenth', () => {
    const cells = deciles(
      all.map(({ truth, points }) => ({ chance: truth.chance, came: points > 0 })),
    );
    expect(cells.filter(({ count }) => count > 0).length).toBeGreaterThan(5);
    for (const { z } of cells) if (z !== null) expect(Math.abs(z)).toBeLessThan(FAR);
  });

  it('come to what the Runner could expect of R&D where decks are legal', () => {
    const legal = accessesOf(seeds(2, 200)).filter(({ access }) => access.zone === 'rd');
    expect(Math.abs(together(legal).runner.z ?? FAR)).toBeLessThan(FAR);
  });

  it('leave nothing to chance of a card that was known', () => {
    const again = all.filter(({ truth }) => truth.variance === 0);
    expect(again.length).toBeGreaterThan(20);
    for (const { truth, points } of again) expect(truth.mean).toBe(points);
    for (const { runner, points } of all)
      if (runner.basis === 'seen' && runner.variance === 0) expect(runner.mean).toBe(points);
  });
});
