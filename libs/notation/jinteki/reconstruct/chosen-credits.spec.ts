import { coreRules } from '#cards/pool';
import { chosenCredits } from './chosen-credits';
import { fieldKey, type Features, spotBase } from './features';
import type { Shown } from './shown';

const { definitions } = coreRules.pool;
const toolbox = definitions.findIndex(({ value }) => value.title === 'The Toolbox');
const crypsis = { side: 'runner', title: 'Crypsis' } as const;
const titleOf = (def: number): string => definitions[def]?.value.title ?? '';

/** One entry with so many credits on The Toolbox, and so many chosen of four, if it is asked. */
function entry(left: number, chosen: number | null): Shown {
  const features: Features = new Map([
    [fieldKey(spotBase('rig', 0, 0, toolbox), 'recurring'), left],
  ]);
  const runner =
    chosen === null
      ? null
      : {
          message: `Choose a credit providing card (${String(chosen)} of 4 [Credits])`,
          ...{ kind: 'select', choices: ['Done'], cardCid: null, cardTitle: 'Crypsis' },
          ...{ selectable: [], asking: 7 },
        };
  return {
    ...{ state: {}, features, lines: [], prompts: { corp: null, runner } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  };
}

describe('credits that are chosen one after the other', () => {
  const first = [entry(2, null), entry(2, 0), entry(2, 1), entry(1, 2), entry(1, null)];

  it('come from a card that has fewer then, or from bad publicity', () => {
    const turn = ['bad publicity', 'The Toolbox'];
    expect(chosenCredits(first, { after: 0, until: 4 }, crypsis, titleOf)).toEqual(turn);
    // Ours may begin amid the question.
    expect(chosenCredits(first, { after: 2, until: 4 }, crypsis, titleOf)).toEqual(turn);
  });

  it('are told of the card that is paid for, and of no other', () => {
    const wyrm = { side: 'runner', title: 'Wyrm' } as const;
    expect(chosenCredits(first, { after: 0, until: 4 }, wyrm, titleOf)).toEqual([]);
  });

  it('are told in their turn, the last of them as the question goes', () => {
    const last = [entry(2, null), entry(2, 0), entry(1, 1), entry(0, null)];
    expect(chosenCredits(last, { after: 0, until: 3 }, crypsis, titleOf)).toEqual([
      ...['The Toolbox', 'The Toolbox'],
    ]);
  });
});
