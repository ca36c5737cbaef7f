import type { CardValue } from '#rules';
import { constant, firstClick, mayWhen, pay, playOnlyIf, when } from '../words/ability';
import { event, program, resource, runnerIdentity } from '../words/card';
import { choose } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('Paper Tripping', {
    code: '06015',
    faction: 'criminal',
    influence: 2,
    subtypes: ['priority'],
    cost: 4,
    abilities: [playOnlyIf(firstClick('runner'), { do: 'lose-tags', amount: { of: 'tags' } })],
  }),
  resource('The Supplier', {
    code: '06056',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ in: 'grip', type: ['resource', 'hardware'] }, 'card'),
        { do: 'host', cards: { named: 'card' }, on: 'this', faceup: true },
      ]),
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'install', from: { in: 'hosted' }, most: 1, discount: 2 },
      ]),
    ],
  }),
  program('Switchblade', {
    code: '06077',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      pay({ credits: 1, from: 'stealth' }, [{ do: 'break', upTo: 'all', subtype: 'sentry' }], {
        breaks: true,
      }),
      pay({ credits: 1, from: 'stealth' }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 7 })],
        },
      ]),
    ],
  }),
  runnerIdentity('Leela Patel: Trained Pragmatist', {
    code: '06095',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [
        choose({ unrezzed: true }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
];
