import type { CardValue } from '#rules/pool/value';
import {
  always,
  canBeAdvanced,
  constant,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  sub,
  when,
} from '../words/ability';
import { agenda, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, damage, gain, per, tags, tokensHere } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  agenda('The Cleaners', {
    code: '04036',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 5,
    points: 3,
    abilities: [constant({ of: 'extra-damage', kind: 'meat', by: 1 })],
  }),
  ice('Wendigo', {
    code: '06047',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate', 'morph'],
    cost: 2,
    strength: 4,
    abilities: [
      canBeAdvanced(),
      constant(
        { of: 'subtypes', cards: 'this', gain: ['barrier'], lose: ['code gate'] },
        { is: 'odd', amount: tokensHere('advancement') },
      ),
      sub(choose({ type: 'program' }, 'program'), {
        do: 'lasting',
        until: 'run',
        on: { named: 'program' },
        abilities: [constant({ of: 'cannot', verb: 'use', cards: 'target' })],
      }),
    ],
  }),
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
  operation('Subcontract', {
    code: '10113',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf({ is: 'tagged' }, { do: 'play', from: { in: 'hq', type: 'operation' }, most: 2 }),
    ],
  }),
  operation('Liquidation', {
    code: '11037',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double', 'gray ops', 'transaction'],
    cost: 1,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ side: 'corp', rezzed: true }, 'cards', {
          least: 0,
          most: { of: 'count', cards: { side: 'corp', rezzed: true } },
        }),
        { do: 'trash', cards: { named: 'cards' }, as: 'trashed' },
        gain('corp', per(3, { of: 'var', name: 'trashed' })),
      ),
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
  agenda('Oaktown Renovation', {
    code: '08058',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['initiative', 'public'],
    advancement: 4,
    points: 2,
    abilities: [
      always({ of: 'install-faceup' }),
      when({ on: 'advanced', this: true }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 5 },
          then: [gain('corp', 3)],
          otherwise: [gain('corp', 2)],
        },
      ]),
    ],
  }),
  operation('BOOM!', {
    code: '11058',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['double', 'black ops'],
    cost: 4,
    trash: 1,
    abilities: [
      playOnlyIf({ is: 'tagged', atLeast: 2 }, damage('meat', 7)),
      always({ of: 'play-also', cost: { clicks: 1 } }),
    ],
  }),
];
