import type { CardValue } from '#rules';
import { always, clicksBreak, constant, pay, play, playOnlyIf, sub, when } from '../words/ability';
import { agenda, asset, ice, operation, upgrade } from '../words/card';
import {
  both,
  choose,
  damage,
  draw,
  endTheRun,
  endUnless,
  gain,
  placeOn,
  tokensHere,
  trashThis,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  agenda('Project Ares', {
    code: '04010',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        choose({ side: 'runner' }, 'cards', {
          who: 'runner',
          least: { of: 'less', amount: tokensHere('advancement'), by: 4 },
          most: { of: 'less', amount: tokensHere('advancement'), by: 4 },
        }),
        { do: 'trash', cards: { named: 'cards' }, by: 'runner', as: 'trashed' },
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'var', name: 'trashed' }, least: 1 },
          then: [{ do: 'bad-publicity', amount: 1 }],
        },
      ]),
    ],
  }),
  ice('NEXT Bronze', {
    code: '04011',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate', 'next'],
    cost: 2,
    strength: 0,
    abilities: [
      constant({
        of: 'strength',
        cards: 'this',
        by: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
      }),
      sub(endTheRun()),
    ],
  }),
  ice('Wotan', {
    code: '04030',
    faction: 'haas-bioroid',
    influence: 5,
    unique: true,
    subtypes: ['barrier', 'bioroid'],
    cost: 14,
    strength: 10,
    abilities: [
      sub(endUnless('runner', { clicks: 2 })),
      sub(endUnless('runner', { credits: 3 })),
      sub(endUnless('runner', { trash: { type: 'program' } })),
      sub(endUnless('runner', { damage: { kind: 'brain', amount: 1 } })),
    ],
  }),
  operation('Hellion Alpha Test', {
    code: '04031',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['black ops'],
    cost: 1,
    abilities: [
      playOnlyIf(
        {
          is: 'happened',
          fact: 'installed',
          when: 'last-turn',
          side: 'runner',
          card: { type: 'resource' },
        },
        {
          do: 'trace',
          base: 2,
          success: [
            choose({ type: 'resource' }, 'resource'),
            { do: 'move', cards: { named: 'resource' }, to: 'top' },
          ],
          failure: [{ do: 'bad-publicity', amount: 1 }],
        },
      ),
    ],
  }),
  asset('Isabel McGuire', {
    code: '04050',
    faction: 'haas-bioroid',
    influence: 1,
    unique: true,
    subtypes: ['executive'],
    cost: 0,
    trash: 3,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ side: 'corp' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  ice('Hudson 1.0', {
    code: '04051',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate', 'bioroid'],
    cost: 3,
    strength: 5,
    abilities: [
      clicksBreak(1),
      sub({ do: 'lasting', until: 'run', abilities: [constant({ of: 'access-limit', most: 1 })] }),
      sub({ do: 'lasting', until: 'run', abilities: [constant({ of: 'access-limit', most: 1 })] }),
    ],
  }),
  operation('Accelerated Diagnostics', {
    code: '04052',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'look', deck: 'rd', amount: 3, as: 'looked' },
        {
          do: 'play',
          from: { rest: 'looked' },
          fits: { type: 'operation' },
          most: 3,
          plain: true,
        },
        { do: 'trash', cards: { rest: 'looked' } },
      ),
    ],
  }),
  asset('Rex Campaign', {
    code: '04070',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['advertisement'],
    cost: 1,
    trash: 3,
    abilities: [
      [
        when({ on: 'rezzed', this: true }, [placeOn('this', 'power', 3)]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            if: { is: 'not', condition: { is: 'at-least', amount: tokensHere('power'), least: 1 } },
          },
          [
            trashThis(),
            {
              do: 'option',
              options: [
                {
                  option: 'remove-bad-publicity',
                  effects: [{ do: 'lose-bad-publicity', amount: 1 }],
                },
                { option: 'gain-5', effects: [gain('corp', 5)] },
              ],
            },
          ],
        ),
      ],
      when({ on: 'turn-began', side: 'corp' }, [
        { do: 'remove', counter: 'power', amount: 1, from: 'this' },
      ]),
    ],
  }),
  ice('Fenris', {
    code: '04071',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'ap', 'illicit'],
    cost: 4,
    strength: 2,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      sub(damage('brain', 1)),
      sub(endTheRun()),
    ],
  }),
  upgrade('Panic Button', {
    code: '04072',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 1,
    trash: 2,
    abilities: [
      always({ of: 'install-only', on: { roots: ['HQ'] } }),
      pay({ credits: 1 }, [draw('corp', 1)], { if: { is: 'in-run', on: 'HQ' } }),
    ],
  }),
  operation('Blue Level Clearance', {
    code: '04090',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['double', 'transaction'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(both(gain('corp', 5), draw('corp', 2))),
    ],
  }),
  upgrade('Strongbox', {
    code: '04091',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: [],
    cost: 3,
    trash: 1,
    abilities: [
      {
        ...constant({
          of: 'steal-also',
          cards: { type: 'agenda' },
          from: 'this',
          cost: { clicks: 1 },
        }),
        persists: true,
      },
    ],
  }),
  ice('Gyri Labyrinth', {
    code: '04110',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate'],
    cost: 2,
    strength: 2,
    abilities: [
      sub({
        do: 'lasting',
        until: 'corp-turn-begins',
        abilities: [constant({ of: 'hand-size', side: 'runner', by: -2 })],
      }),
    ],
  }),
  operation('Reclamation Order', {
    code: '04111',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['double'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        { do: 'name', among: { in: 'archives', none: [{ copyOf: 'this' }] }, as: 'copies' },
        choose({ named: 'copies' }, 'chosen', {
          least: 0,
          most: { of: 'count', cards: { named: 'copies' } },
        }),
        { do: 'reveal', cards: { named: 'chosen' } },
        { do: 'move', cards: { named: 'chosen' }, to: 'hand' },
      ),
    ],
  }),
];
