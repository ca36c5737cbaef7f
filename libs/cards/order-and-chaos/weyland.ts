import type { CardValue } from '#rules';
import { always, canBeAdvanced, constant, mayWhen, pay, sub, when } from '../words/ability';
import { agenda, corpIdentity, ice, upgrade } from '../words/card';
import { choose, per, tags, tokensHere } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  corpIdentity('Argus Security: Protection Guaranteed', {
    code: '07001',
    faction: 'weyland-consortium',
    subtypes: ['corp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: 'stolen' }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            { option: 'take-tag', effects: [tags(1)] },
            {
              option: 'suffer-damage',
              effects: [{ do: 'damage', kind: 'meat', amount: 2, suffered: true }],
            },
          ],
        },
      ]),
    ],
  }),
  agenda('Glenn Station', {
    code: '07005',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['expansion'],
    advancement: 4,
    points: 2,
    abilities: [
      constant({ of: 'hosts', cards: {}, atMost: 1 }),
      pay({ clicks: 1 }, [
        choose({ in: 'hq' }, 'card'),
        { do: 'host', cards: { named: 'card' }, on: 'this' },
      ]),
      pay({ clicks: 1 }, [
        choose({ in: 'hosted' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  ice('Wormhole', {
    code: '07013',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate'],
    cost: 9,
    strength: 7,
    abilities: [
      [
        canBeAdvanced(),
        always({ of: 'rez-cost', cards: 'this', by: per(-3, tokensHere('advancement')) }),
      ],
      sub({ do: 'resolve-sub', of: { type: 'ice', rezzed: true, other: true } }),
    ],
  }),
  upgrade('The Twins', {
    code: '07024',
    faction: 'weyland-consortium',
    influence: 1,
    unique: true,
    subtypes: ['sysop'],
    cost: 2,
    trash: 2,
    abilities: [
      mayWhen({ on: 'ice-passed', card: { type: 'ice', rezzed: true, server: 'this' } }, [
        choose({ in: 'hq', copyOf: 'that' }, 'copy'),
        { do: 'reveal', cards: { named: 'copy' } },
        { do: 'trash', cards: { named: 'copy' } },
        { do: 'encounter', ice: 'that' },
      ]),
    ],
  }),
];
