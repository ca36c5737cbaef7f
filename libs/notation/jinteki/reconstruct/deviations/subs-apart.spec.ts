import { coreRules } from '#cards/pool';
import { entriesOf } from '#testkit/jinteki/way';
import { promptOf } from '../../lens/prompt';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { subsApartDue, subsApartIn } from './subs-apart';

const titles = new Titles(coreRules.pool);

/** Ice of two subroutines is encountered, of which some have resolved, and the Corp is asked something, by a number of its own. */
function entry(
  fired: readonly number[],
  asks: number | null,
  lines: readonly string[] = [],
): Shown {
  const [there] = entriesOf([]);
  if (there === undefined) throw new Error('there is no entry');
  const prompt = {
    msg: 'Boost trace strength?',
    'prompt-type': 'trace',
    choices: 1,
    eid: { eid: asks ?? 0 },
  };
  const state = {
    corp: { 'prompt-state': asks === null ? null : prompt },
    encounters: {
      ice: {
        ...{ cid: 'a', title: 'Ichi 1.0', side: 'Corp' },
        subroutines: ['Trace 1', 'Trash a program'].map((label, at) => ({
          ...{ label, fired: fired.includes(at) },
        })),
      },
    },
  };
  return { ...there, lines, state, prompts: { corp: promptOf(state, 'corp'), runner: null } };
}

/** The encounter is over. */
const passed = (...lines: readonly string[]): Shown => {
  const there = entry([], null, [...lines, 'R passes Ichi 1.0 protecting HQ at position 0.']);
  return { ...there, state: {} };
};

describe('a subroutine that resolves by itself', () => {
  const shown = [entry([], null), entry([0], 1), entry([0], null)];
  const all = subsApartIn(titles, shown);
  const found = (after: number): readonly number[] =>
    subsApartDue(all, shown, after, 2).map((one) => one.entry);

  it('is found in its entry', () => {
    expect(found(0)).toEqual([1]);
  });

  it('is found behind it, too, while what it asks is open', () => {
    expect(found(1)).toEqual([1]);
    expect(found(2)).toEqual([]);
  });

  it('is not found behind it while something else is asked', () => {
    const other = [entry([], null), entry([0], 1), entry([0], 2)];
    const due = (after: number) => subsApartDue(subsApartIn(titles, other), other, after, 2);
    expect([due(1).length, due(2).length]).toEqual([1, 0]);
  });
});

describe('the last subroutines of an encounter', () => {
  const pump = 'R pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
  const found = (...shown: readonly Shown[]) =>
    subsApartIn(titles, [entry([], null), ...shown]).map(({ entry: at, isHeld, subs }) => ({
      ...{ at, isHeld, subs },
    }));
  const held = [{ at: 1, isHeld: true, subs: [0, 1] }];

  it('are apart where a breaker is pumped before it is over', () => {
    expect(found(entry([0, 1], null), entry([0, 1], null, [pump]), passed())).toEqual(held);
    expect(found(entry([0, 1], null), passed(pump))).toEqual(held);
  });

  it('are not where nothing is done, or only once it is over', () => {
    expect(found(entry([0, 1], null), entry([0, 1], null), passed())).toEqual([]);
    const later = { ...passed(), lines: [...passed().lines, pump] };
    expect(found(entry([0, 1], null), later)).toEqual([]);
    const prevented = 'R trashes Decoy to use Decoy to avoid 1 tag.';
    expect(found(entry([0, 1], 1), entry([0, 1], null, [prevented]), passed())).toEqual([]);
  });
});
