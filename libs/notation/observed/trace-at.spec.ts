import type { ObservedFact } from '../jinteki/facts';
import type { PlacedFact } from './observed-replay';
import { traceAt } from './trace-at';

const placed = (fact: ObservedFact): PlacedFact => ({ fact, seen: { cards: 'all', host: 'all' } });
const told = { source: 'log', flags: [] } as const;
const began = (base: number | null): PlacedFact =>
  placed({ ...told, index: 10, type: 'trace-began', base, by: 'Hunter' });
const paid = (index: number, side: 'corp' | 'runner', on: string, amount: number): PlacedFact =>
  placed({ ...told, index, type: 'credits-spent', side, amount, on, sources: [] });
const ended = placed({
  ...told,
  ...{ index: 14, type: 'trace-ended', strength: 5, link: 2, successful: true },
});

describe('a trace of an observed game', () => {
  it('has the numbers that were told until it ends', () => {
    const facts = [began(3), paid(11, 'corp', 'trace', 2), paid(13, 'runner', 'link', 1), ended];
    expect([9, 10, 11, 13, 14].map((at) => traceAt(facts, at, 1))).toEqual([
      null,
      { base: 3, strength: 3, link: 1 },
      { base: 3, strength: 5, link: 1 },
      { base: 3, strength: 5, link: 2 },
      null,
    ]);
  });

  it('has none where nobody was told with what strength it began', () => {
    expect(traceAt([began(null)], 12, 1)).toBeNull();
  });
});
