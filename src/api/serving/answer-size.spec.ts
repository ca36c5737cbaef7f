import { isLargerThan } from './answer-size';

describe('whether an answer is larger than so many characters', () => {
  it('counts what is written of it, whatever it is made of', () => {
    const answer = { game: { turns: [1, null, true, 'a run'], outcome: { reason: 'flatline' } } };
    const { length } = JSON.stringify(answer);
    expect(isLargerThan(answer, length / 2)).toBe(true);
    expect(isLargerThan(answer, length * 2)).toBe(false);
    expect(isLargerThan('a long sentence', 10)).toBe(true);
    expect(isLargerThan(null, 10)).toBe(false);
    expect(isLargerThan(undefined, 10)).toBe(false);
  });

  it('looks no further than that', () => {
    let looked = 0;
    const next = (): object => ({
      get next() {
        looked += 1;
        return looked > 1_000 ? null : next();
      },
    });
    expect(isLargerThan(next(), 100)).toBe(true);
    expect(looked).toBeLessThan(20);
  });
});
