import type { CardValue } from '#rules';
import { mayWhen, pay, when } from '../words/ability';
import { hardware, resource, runnerIdentity } from '../words/card';
import { choose, draw, placeOn } from '../words/effect';

export const criminal: readonly CardValue[] = [
  hardware('GPI Net Tap', {
    code: '11003',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 3,
    abilities: [
      mayWhen({ on: 'ice-approached', card: { type: 'ice', unrezzed: true } }, [
        { do: 'expose', cards: 'that' },
        { do: 'may', cost: { trashThis: true }, effects: [{ do: 'jack-out' }] },
      ]),
    ],
  }),
  runnerIdentity('Khan: Savvy Skiptracer', {
    code: '11027',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 40,
    influenceLimit: 12,
    link: 0,
    abilities: [
      mayWhen({ on: 'ice-passed', first: 'turn' }, [
        { do: 'install', from: { in: 'grip', subtype: 'icebreaker' }, most: 1, discount: 1 },
      ]),
    ],
  }),
  resource('Blockade Runner', {
    code: '11065',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      pay({ clicks: 2 }, [
        draw('runner', 3),
        choose({ in: 'grip' }, 'back'),
        { do: 'shuffle', deck: 'stack', cards: { named: 'back' } },
      ]),
    ],
  }),
  resource('Aaron Marrón', {
    code: '11106',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when({ on: ['scored', 'stolen'] }, [placeOn('this', 'power', 2)]),
      pay({ counters: { kind: 'power', amount: 1 } }, [
        { do: 'lose-tags', amount: 1 },
        draw('runner', 1),
      ]),
    ],
  }),
];
