import { table } from './table';

describe('what lies on a card', () => {
  it.each([
    ['agenda', 1, 'agenda counter'],
    ['power', 3, 'power counters'],
    ['credit', 1, 'credit on it'],
    ['credit', 12, 'credits on it'],
    ['recurring', 1, 'recurring credit'],
  ])('%s, %i: %s', (kind, number, words) => {
    expect(table.counters(kind, number)).toBe(words);
  });
});
