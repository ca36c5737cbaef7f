import { drawsOf } from './draws';

describe('a draw', () => {
  it('takes each item once, in the order of the numbers', () => {
    const numbers = [2, 0, 1, 0];
    const asked: number[] = [];
    const draws = drawsOf((bound) => {
      asked.push(bound);
      return numbers.shift() ?? 0;
    });
    expect(draws.shuffled(['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'd', 'b']);
    expect(asked).toEqual([4, 3, 2, 1]);
  });
});
