import { align, isToldOtherwise } from './align';
import type { StatedDeed, TrueDeed } from './deed';

const truth = (entry: number, due: boolean): TrueDeed => ({
  ...{ kind: 'use', what: 'Aesop', set: null, many: false },
  ...{ entry, due },
});
const stated: StatedDeed = {
  ...{ kind: 'use', what: 'Aesop', set: null },
  ...{ after: 1, until: 2, told: 'decision' },
};

describe('a statement that two truths bear out', () => {
  it('tells the one of them that has to be told', () => {
    const [free, due] = [truth(2, false), truth(2, true)];
    expect(align([stated], [free, due])).toEqual({ truths: [due], missed: [] });
  });

  it('leaves one that is not told missed', () => {
    const [first, second] = [truth(2, true), truth(2, true)];
    expect(align([stated], [first, second]).missed).toHaveLength(1);
  });
});

describe('what is discarded as a turn ends', () => {
  it('may have been chosen long before the last of it, and no other choice may', () => {
    const late: StatedDeed = { ...stated, after: 20, until: 21 };
    const told = (kind: string): readonly unknown[] =>
      align([{ ...late, kind }], [{ ...truth(5, true), kind }]).missed;
    expect(told('discard')).toEqual([]);
    expect(told('use')).toHaveLength(1);
  });
});

describe('one command, told later', () => {
  it('is told where the same is told that ours is asked for then', () => {
    const chosen = truth(2, true);
    const again: TrueDeed = { ...truth(6, false), again: 2 };
    expect(isToldOtherwise(chosen, new Set([again]))).toBe(true);
    expect(isToldOtherwise(chosen, new Set([{ ...again, what: 'Bea' }]))).toBe(false);
    expect(isToldOtherwise(truth(3, true), new Set([again]))).toBe(false);
  });
});

describe('one command in other words', () => {
  const of = (kind: string, what: string, entry: number): TrueDeed => ({ ...truth(entry, true), kind, what });

  it('is told where cards that are put back are chosen one by one, or a card that is named is an option', () => {
    const told = (missed: TrueDeed, ...all: readonly TrueDeed[]): boolean => isToldOtherwise(missed, new Set(all));
    expect(told(of('arrange', 'Ada', 2), of('pick', 'Ada', 2))).toBe(true);
    expect(told(of('arrange', 'Ada', 2), of('pick', 'Ada', 3))).toBe(false);
    expect(told(of('arrange', 'Ada', 2), of('pick', 'Bea', 2))).toBe(false);
    expect(told(of('pick', 'Ada Lane', 2), of('option', 'corp ada', 2))).toBe(true);
    expect(told(of('use', 'Ada', 2), of('pick', 'Ada', 2))).toBe(false);
    expect(told(of('option', 'runner pay', 2), of('option', 'runner lose', 2))).toBe(true);
    expect(told(of('option', 'runner end', 2), of('option', 'runner lose', 2))).toBe(false);
  });
});
