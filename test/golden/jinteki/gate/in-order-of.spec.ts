import type { StatedDeed, TrueDeed } from './deed';
import { inOrderOf } from './in-order-of';

const stated = (what: string, after: number, until: number, set: string | null = 'room'): StatedDeed => ({
  ...{ kind: 'pick', what, set, after, until, told: 'decision' },
});

const told = (what: string, entry: number, set = 'Trash installed programs?'): TrueDeed => ({
  ...{ kind: 'pick', what, set, entry, due: true, many: false },
});

const read = (truths: readonly TrueDeed[], ...list: readonly StatedDeed[]): readonly string[] =>
  inOrderOf(truths, list).map(({ what }) => what);

describe('the answers to one question', () => {
  it('are read in the order of the record', () => {
    expect(read([told('Bea', 4), told('Ada', 5)], stated('Ada', 3, 5), stated('Bea', 3, 5))).toEqual(['Bea', 'Ada']);
  });

  it('are read as they are told where they answer several', () => {
    const two = [stated('Ada', 3, 5, 'one'), stated('Bea', 3, 5, 'other')];
    expect(read([told('Bea', 4), told('Ada', 5)], ...two)).toEqual(['Ada', 'Bea']);
    expect(read([told('Bea', 4), told('Ada', 5)], stated('Ada', 3, 5, null), stated('Bea', 3, 5, null))).toEqual(['Ada', 'Bea']);
  });

  it('are those of the question that has all of them, though another one is answered with the same card in their entries', () => {
    const truths = [told('Bea', 4), told('Ada', 5), told('Ada', 6), told('Bea', 9, 'Trash a program')];
    const list = [stated('Ada', 5, 10), stated('Ada', 5, 10), stated('Bea', 5, 6)];
    expect(read(truths, ...list)).toEqual(['Bea', 'Ada', 'Ada']);
  });
});
