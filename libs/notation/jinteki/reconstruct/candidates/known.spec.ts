import type { Access } from '../hidden';
import { epochAt, goneBefore, isCopyToCome } from './known';

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

describe('another copy of what is accessed', () => {
  const accessed = (def: number | null, run: number): Access => ({
    ...{ index: 49, server: 'R&D', zone: 'root', def, run },
  });
  const all = [accessed(7, 1), accessed(3, 1), accessed(7, 1), accessed(7, 2), accessed(null, 2)];

  it('is to come where the run has it later, with other cards between them, too', () => {
    expect(isCopyToCome(all, 1)).toBe(true);
    expect(isCopyToCome(all, 2)).toBe(false);
  });

  it('is told of no copy in Archives, which are accessed in no order, but of their root', () => {
    const archived = (zone: 'deck' | 'root') =>
      all.map((one) => ({ ...one, server: 'Archives', zone }));
    expect([isCopyToCome(archived('deck'), 1), isCopyToCome(archived('root'), 1)]).toEqual([
      false,
      true,
    ]);
    const inRoot: Access = { ...accessed(7, 1), server: 'Archives' };
    expect(isCopyToCome([inRoot, inRoot], 1)).toBe(true);
    expect(isCopyToCome([inRoot, { ...inRoot, zone: 'deck' }], 1)).toBe(false);
  });

  it('is none of another run, and none of a card that nobody saw', () => {
    expect(isCopyToCome(all, 3)).toBe(false);
    expect(isCopyToCome([...all, accessed(null, 2)], 5)).toBe(false);
    expect(isCopyToCome(all, 0)).toBe(false);
  });
});

describe('what left a deck of theirs that was shuffled with it', () => {
  const slots = [
    { def: 4, left: 12 },
    { def: 6, left: 14 },
    { def: null, left: null },
  ];
  const gone = (aside: readonly number[], lying: readonly number[], until: number): number[] =>
    [...goneBefore(aside, new Set(lying), slots, until)].flatMap(({ def }) => def ?? []);

  it('is no part of ours that is shuffled once it was found', () => {
    expect(gone([], [6], 13)).toEqual([4]);
    // Another copy is left in it.
    expect(gone([4], [4, 6], 13)).toEqual([4]);
  });

  it('is where it leaves later, or lies there as well', () => {
    expect(gone([], [6], 11)).toEqual([]);
    expect(gone([], [4, 6], 13)).toEqual([]);
  });
});
