import { begunBy } from './attempt';

describe('what may tell of what ours decides next', () => {
  const undone = new Map([
    [4, 2],
    [9, 7],
  ]);

  it('is told since theirs was taken over', () => {
    expect(begunBy({ undone: new Map() }, { begun: 3, index: 8 })).toBe(3);
    expect(begunBy({ undone }, { begun: 5, index: 8 })).toBe(5);
  });

  it('is told since theirs was taken back', () => {
    expect(begunBy({ undone }, { begun: 0, index: 8 })).toBe(4);
    expect(begunBy({ undone }, { begun: 0, index: 9 })).toBe(9);
    // What is taken back later is told as yet.
    expect(begunBy({ undone }, { begun: 0, index: 3 })).toBe(0);
  });
});
