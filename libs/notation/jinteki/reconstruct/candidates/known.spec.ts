import { epochAt } from './known';

const epochs = [0, 5, 9].map((from) => ({ from, slots: [], outside: new Map() }));

describe('which shuffle of theirs one of ours stands for', () => {
  it('is the next one on the way to an entry', () => {
    expect(epochAt(epochs, 0, { after: -1, until: 0 })).toBe(0);
    expect(epochAt(epochs, 1, { after: 4, until: 9 })).toBe(1);
    expect(epochAt(epochs, 2, { after: 4, until: 9 })).toBe(2);
  });

  it('is the last of those that were passed by, where ours did not shuffle', () => {
    expect(epochAt(epochs, 1, { after: 9, until: 12 })).toBe(2);
  });

  it('is none where theirs is not shuffled', () => {
    expect(epochAt(epochs, 2, { after: 5, until: 8 })).toBe(-1);
    expect(epochAt(epochs, 3, { after: 9, until: 20 })).toBe(-1);
  });
});
