import type { PromptView } from '../lens/prompt';
import { chosenSubs } from './chosen-subs';
import type { Shown } from './shown';

const ice = (...labels: readonly string[]): Shown['state'] => ({
  encounters: {
    ice: { cid: '7', title: 'Viktor 2.0', subroutines: labels.map((label) => ({ label })) },
  },
});

function asking(state: Shown['state'], made: number, ...choices: readonly string[]): Shown {
  const message = `Break a subroutine (${String(made)} of 2)`;
  return {
    ...{ state, features: new Map(), lines: [], mayPass: true, isSettled: false, repeats: false },
    prompts: {
      corp: null,
      runner: {
        ...{ kind: 'other', message, choices, cardTitle: 'Viktor 2.0', cardCid: '7' },
        ...{ selectable: [], asking: 1 },
      },
    },
  };
}

function asked({ prompts: { runner } }: Shown): PromptView {
  if (runner === null) throw new Error('nothing is asked');
  return runner;
}

const none = new Set<number>();

it('is told by what is no longer offered which subroutine was chosen before any is broken', () => {
  const state = ice('Trace 2', 'End the run');
  const shown = [
    asking(state, 0, 'Trace 2', 'End the run', 'Done'),
    asking(state, 1, 'Trace 2', 'Done'),
  ];
  expect([...chosenSubs(shown, 0, 1, none)]).toEqual([[1, 1]]);
  // The question may have been open before these entries.
  expect([...chosenSubs([...shown, ...shown.slice(1)], 1, 2, none)]).toEqual([[1, 1]]);
  // Credits may be asked for since.
  const paying = asking(state, 0, 'Done');
  const runner = { ...asked(paying), message: 'Choose a credit providing card (0 of 1 [Credits])' };
  const paid: Shown = { ...paying, prompts: { corp: null, runner } };
  expect([...chosenSubs([...shown, paid, paid], 3, 3, none)]).toEqual([[1, 1]]);
});

it('is the one of two alike that comes to be broken, and none where neither does', () => {
  const state = ice('End the run', 'End the run');
  const shown = [
    asking(state, 0, 'End the run', 'End the run', 'Done'),
    asking(state, 1, 'End the run', 'Done'),
  ];
  expect([...chosenSubs(shown, 0, 1, new Set([1]))]).toEqual([[1, 1]]);
  expect(chosenSubs(shown, 0, 1, none).size).toBe(0);
});

it('does not matter which of two alike was, where both come to be broken', () => {
  const state = ice('Pay or trash', 'Pay or trash', 'Do 1 core damage');
  const shown = [
    asking(state, 0, 'Pay or trash', 'Pay or trash', 'Do 1 core damage', 'Done'),
    asking(state, 1, 'Pay or trash', 'Do 1 core damage', 'Done'),
    asking(state, 2, 'Pay or trash', 'Done'),
  ];
  expect([...chosenSubs(shown, 0, 2, new Set([0, 1, 2]))]).toEqual([
    [0, 1],
    [2, 2],
  ]);
});
