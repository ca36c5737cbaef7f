import type { Fact } from '../jinteki/facts';
import type { PlacedFact } from './observed-replay';
import { scoresIn } from './scores';

const card = (title: string) => ({ title, id: null });

const told = (index: number, fact: Fact): PlacedFact => ({
  seen: { cards: 'all', host: 'all' },
  fact: { ...fact, index, source: 'state', flags: [] },
});

const rows = (...facts: readonly PlacedFact[]) =>
  scoresIn(facts).map(({ kind, points, corpPoints, runnerPoints }) => [
    ...[kind, points, corpPoints, runnerPoints],
  ]);

describe('running points of observed scores', () => {
  const stolen = told(5, { type: 'stolen', card: card('Nisei MK II'), points: 2 });
  const scored = told(9, { type: 'scored', card: card('Hostile Takeover'), points: 1 });

  it('are added up where no table is shown', () => {
    expect(rows(stolen, scored)).toEqual([
      ['stolen', 2, 0, 2],
      ['scored', 1, 1, 2],
    ]);
  });

  it('are those of the tables, which tell of cards that came in another way', () => {
    const [less, added] = [
      told(5, { type: 'points-changed', side: 'runner', points: 1 }),
      told(7, { type: 'points-changed', side: 'corp', points: 3 }),
    ];
    expect(rows(stolen, less, added, scored)).toEqual([
      ['stolen', 2, 0, 1],
      ['scored', 1, 4, 1],
    ]);
  });
});
