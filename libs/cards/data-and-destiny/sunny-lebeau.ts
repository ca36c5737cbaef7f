import type { CardValue } from '#rules';
import { always, boost, constant, mayWhen, pay } from '../words/ability';
import { hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, endTheRun, per, runOn, tags } from '../words/effect';

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
  hardware('Security Chip', {
    code: '09046',
    faction: 'sunny-lebeau',
    influence: 1,
    subtypes: ['chip'],
    cost: 0,
    abilities: [
      pay(
        { trashThis: true },
        [
          choose({ type: 'program', subtype: 'icebreaker' }, 'helped'),
          choose(
            { type: 'program', subtype: 'cloud', any: [{ subtype: 'icebreaker' }] },
            'helped',
            {
              least: 0,
              most: { of: 'count', cards: { type: 'program', subtype: 'cloud' } },
              further: { subtype: 'cloud' },
            },
          ),
          {
            do: 'lasting',
            until: 'run',
            on: { named: 'helped' },
            x: { of: 'link' },
            abilities: [constant({ of: 'strength', cards: 'target', by: { of: 'x' } })],
          },
        ],
        { if: { is: 'in-run' } },
      ),
    ],
  }),
  hardware('Security Nexus', {
    code: '09047',
    faction: 'sunny-lebeau',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 8,
    abilities: [
      [constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })],
      {
        ...mayWhen({ on: 'ice-encountered' }, [
          {
            do: 'trace',
            base: 5,
            success: [tags(1), endTheRun()],
            failure: [{ do: 'bypass' }],
          },
        ]),
        limit: 'turn',
      },
    ],
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
      constant({ of: 'only-if', verb: 'install', condition: { is: 'link', atLeast: 2 } }),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'lose-clicks', who: 'runner', clicks: 1 },
        { do: 'look', deck: 'rd', amount: 1, as: 'seen' },
      ]),
    ],
  }),
  resource('Jak Sinclair', {
    code: '09052',
    faction: 'sunny-lebeau',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      always({ of: 'install-cost', cards: { copyOf: 'this' }, by: per(-1, { of: 'link' }) }),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        runOn('any', [
          constant({ of: 'cannot', verb: 'use', cards: { type: 'program', side: 'runner' } }),
        ]),
      ]),
    ],
  }),
];
