import type { CardValue } from '#rules';
import { always, boost, constant, mayWhen, pay } from '../words/ability';
import { program, resource, runnerIdentity } from '../words/card';

export const sunnyLebeau: readonly CardValue[] = [
  runnerIdentity('Sunny Lebeau: Security Specialist', {
    code: '09045',
    faction: 'sunny-lebeau',
    subtypes: ['natural'],
    deckSize: 50,
    influenceLimit: 25,
    link: 2,
    abilities: [],
  }),
  program('GS Striker M1', {
    code: '09048',
    faction: 'sunny-lebeau',
    influence: 2,
    subtypes: ['icebreaker', 'decoder', 'cloud'],
    cost: 4,
    memory: 1,
    strength: 1,
    abilities: [
      { ...always({ of: 'memory-cost', by: -1 }), while: { is: 'link', atLeast: 2 } },
      pay({ credits: 2 }, [{ do: 'break', upTo: 'all', subtype: 'code gate' }], { breaks: true }),
      boost(2, 3),
    ],
  }),
  program('GS Shrike M2', {
    code: '09049',
    faction: 'sunny-lebeau',
    influence: 2,
    subtypes: ['icebreaker', 'killer', 'cloud'],
    cost: 5,
    memory: 1,
    strength: 1,
    abilities: [
      { ...always({ of: 'memory-cost', by: -1 }), while: { is: 'link', atLeast: 2 } },
      pay({ credits: 2 }, [{ do: 'break', upTo: 'all', subtype: 'sentry' }], { breaks: true }),
      boost(2, 3),
    ],
  }),
  program('GS Sherman M3', {
    code: '09050',
    faction: 'sunny-lebeau',
    influence: 2,
    subtypes: ['icebreaker', 'fracter', 'cloud'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [
      { ...always({ of: 'memory-cost', by: -1 }), while: { is: 'link', atLeast: 2 } },
      pay({ credits: 2 }, [{ do: 'break', upTo: 'all', subtype: 'barrier' }], { breaks: true }),
      boost(2, 3),
    ],
  }),
  resource('Globalsec Security Clearance', {
    code: '09051',
    faction: 'sunny-lebeau',
    influence: 2,
    subtypes: ['virtual'],
    cost: 2,
    abilities: [
      constant({ of: 'install-if', condition: { is: 'link', atLeast: 2 } }),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'lose-clicks', who: 'runner', clicks: 1 },
        { do: 'look', deck: 'rd', amount: 1, as: 'seen' },
      ]),
    ],
  }),
];
