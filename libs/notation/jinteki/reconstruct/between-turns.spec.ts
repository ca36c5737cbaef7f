import { entriesOf } from '#testkit/jinteki/way';
import { turnGoesOn, turnWasOver } from './between-turns';

describe('what lies between turns', () => {
  const shown = entriesOf([], [], [], [], []).map((one, at) => ({
    ...one,
    state: { 'end-turn': at === 1, 'corp-phase-12': at === 2 },
  }));

  it('is over with the first entry that shows neither the end of one nor the phase before the next', () => {
    expect([1, 2].map((entry) => turnGoesOn(shown, entry))).toEqual([3, 3]);
  });

  it('is nothing amid a turn, so that the entry itself is meant', () => {
    expect([0, 3, 4].map((entry) => turnGoesOn(shown, entry))).toEqual([0, 3, 4]);
  });

  it('begins with the first entry that shows it', () => {
    expect([1, 2].map((entry) => turnWasOver(shown, entry))).toEqual([1, 1]);
    expect([0, 3, 4].map((entry) => turnWasOver(shown, entry))).toEqual([0, 3, 4]);
  });
});
