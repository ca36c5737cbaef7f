import type { CardValue } from '#rules';
import { mayWhen, pay, when } from '../words/ability';
import { upgrade } from '../words/card';
import { endTheRun, placeOn } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  upgrade('Embolus', {
    code: '23011',
    faction: 'jinteki',
    influence: 1,
    unique: true,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [placeOn('this', 'power', 1)], { credits: 1 }),
      when({ on: 'run-successful' }, [{ do: 'remove', counter: 'power', amount: 1, from: 'this' }]),
      pay({ counters: { kind: 'power', amount: 1 } }, [endTheRun()], {
        if: { is: 'in-run', on: 'this' },
      }),
    ],
  }),
];
