import { coreRules } from '#cards/pool';
import { entriesOf } from '#testkit/jinteki/way';
import { promptOf } from '../../lens/prompt';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { subsApartIn } from './subs-apart';

const titles = new Titles(coreRules.pool);

/** Ice of two subroutines is encountered, one of which has resolved or none, and the Corp is asked for its bid. */
function entry(fired: boolean, asks: boolean): Shown {
  const [there] = entriesOf([]);
  if (there === undefined) throw new Error('there is no entry');
  const prompt = { msg: 'Boost trace strength?', 'prompt-type': 'trace', choices: 1 };
  const state = {
    corp: { 'prompt-state': asks ? prompt : null },
    encounters: {
      ice: {
        ...{ cid: 'a', title: 'Ichi 1.0', side: 'Corp' },
        subroutines: [{ label: 'Trace 1', fired }, { label: 'Trash a program' }],
      },
    },
  };
  return { ...there, state, prompts: { corp: promptOf(state, 'corp'), runner: null } };
}

describe('a subroutine that resolves by itself', () => {
  const shown = [entry(false, false), entry(true, true), entry(true, false)];
  const found = (after: number): readonly number[] =>
    subsApartIn({ titles }, shown, after, 2).map((one) => one.entry);

  it('is found in its entry', () => {
    expect(found(0)).toEqual([1]);
  });

  it('is found behind it, too, while what it asks is open', () => {
    expect(found(1)).toEqual([1]);
    expect(found(2)).toEqual([]);
  });
});
