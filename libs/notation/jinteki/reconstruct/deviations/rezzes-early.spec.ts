import { entriesOf } from '#testkit/jinteki/way';
import { plainKey } from '../features';
import type { Shown } from '../shown';
import { endsInJackOut, isRootRezzed } from './rezzes-early';

const running = new Map([[plainKey('attacked server'), 1]]);

/** Entries of a run, and the one after it, with what they tell. */
const runOf = (...lines: readonly (readonly string[])[]): readonly Shown[] =>
  entriesOf(...lines).map((one, at) =>
    at === lines.length - 1 ? one : { ...one, features: running },
  );

const rez = 'Al pays 1 [Credits] to rez Melange Mining Corp. in Server 3.';

describe('a run that ends as the Runner jacks out', () => {
  const shown = runOf([], [rez], [], ['Bo jacks out.']);

  it('is one from any entry of it', () => {
    expect([0, 1, 2].map((entry) => endsInJackOut(shown, entry))).toEqual([true, true, true]);
  });

  it('is none once it is over, nor where it ends otherwise', () => {
    expect(endsInJackOut(shown, 3)).toBe(false);
    expect(endsInJackOut(runOf([], [], ['Bo passes Enigma.']), 0)).toBe(false);
  });

  it('may have a card of a root rezzed in it, and no ice', () => {
    expect(isRootRezzed(shown, { after: 0, until: 1 })).toBe(true);
    expect(isRootRezzed(shown, { after: 1, until: 3 })).toBe(false);
    const ice = runOf(['Al pays 1 [Credits] to rez Enigma protecting HQ at position 0.'], []);
    expect(isRootRezzed(ice, { after: -1, until: 0 })).toBe(false);
  });
});
