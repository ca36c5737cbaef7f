import { rulesByPool } from '#cards/rules-by-pool';
import { priceOf, rules, tableOf } from '#testkit/tax/table';
import type { Depth } from './most';
import { carryOut, taxTask } from './task';
import { worldFor } from './world';

/** Of this more is to be tried than is usual. */
const world = worldFor(
  rules,
  tableOf({
    servers: { HQ: { ice: ['Archer', 'Kamali 1.0', 'Viktor 1.0', 'Kamali 1.0'] } },
    programs: ['Mongoose', 'Corroder'],
  }),
  'judge',
  null,
);

function told(depth: Depth) {
  const task = taxTask(rulesByPool, rules, [world], { tries: 60_000, depth });
  const [taxes] = carryOut(rulesByPool, JSON.parse(JSON.stringify(task)));
  const now = taxes?.find(({ server }) => server === 'HQ')?.now;
  if (now === undefined) throw new Error('there is no HQ');
  return now;
}

describe('a task for another process', () => {
  it('is carried out as far as is usual, or deeper', () => {
    const deep = told('deep');
    expect(priceOf(deep)).toBe(32);
    const usual = told('usual');
    if (usual.found || usual.why !== 'too-many') throw new Error('there is little to try');
    expect(usual.atLeast).toBeLessThanOrEqual(32);
    expect(usual.atMost?.price ?? 32).toBeGreaterThanOrEqual(32);
  });
});
