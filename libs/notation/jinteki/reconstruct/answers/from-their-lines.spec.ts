import { trailOf } from '#testkit/jinteki/way';
import type { Witnessed } from '../witnesses/witnesses-of';
import { fromTheirLines } from './from-their-lines';
import type { Deed } from './told-by-way';

const trail = trailOf({ after: 0, until: 8 }, { do: 'gain-credit' }, { do: 'draw' });

const deed = (made: number, more: Partial<Deed> = {}): Deed => ({
  ...{ titles: [], from: 1, made, answers: null, uses: false, deviates: false, says: false },
  ...more,
});

/** The line of this entry tells of the so-manieth decision. */
const toldIn = (entry: number, nth: number): Witnessed[] => {
  const line = { entry, at: 0 };
  return trail.slice(nth, nth + 1).map((by) => ({
    deed: {
      ...{ tells: { name: 'it', in: () => true }, owes: [], shares: 'none', apart: false },
      ...{ answers: false, leads: false, asks: null, between: by.between, by },
    },
    witness: { line, from: line, to: line },
  }));
};

const from = (...deeds: readonly Deed[]): readonly number[] =>
  fromTheirLines(deeds, trail, toldIn(6, 1)).map((one) => one.from);

describe('what a line tells to be done', () => {
  it('was done no sooner, and anything else as soon as it was looked for', () => {
    expect(from(deed(1), deed(2))).toEqual([1, 6]);
  });

  it('is no deviation, nor an answer, which has a moment of its own', () => {
    const [, last] = trail;
    expect(from(deed(2, { deviates: true }), deed(2, { answers: last ?? null }))).toEqual([1, 1]);
  });
});
