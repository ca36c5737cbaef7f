import { entriesOf } from '#testkit/jinteki/way';
import { phaseOver } from './phase-over';

describe('the phase before a turn', () => {
  const shown = entriesOf([], [], [], [], []).map((one, at) => ({
    ...one,
    state: { 'corp-phase-12': at === 1 || at === 2 },
  }));

  it('is over with the first entry that shows it no more', () => {
    expect([1, 2].map((entry) => phaseOver(shown, entry))).toEqual([3, 3]);
  });

  it('is not on, so that the entry itself is meant', () => {
    expect([0, 3, 4].map((entry) => phaseOver(shown, entry))).toEqual([0, 3, 4]);
  });
});
