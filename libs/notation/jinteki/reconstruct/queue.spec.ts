import fc from 'fast-check';
import { Queue } from './queue';

describe('a queue by rank', () => {
  it('gives the lowest rank first, and the first put in of equal ranks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (ranks) => {
        const queue = new Queue<number>();
        for (const [i, rank] of ranks.entries()) queue.put(rank, i);
        const out = ranks.map(() => queue.take());
        const sorted = ranks.map((_, i) => i).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        expect(out).toEqual(sorted);
        expect(queue.take()).toBeNull();
      }),
    );
  });
});
