import type { CardValue, Prevention } from '#rules';
import {
  boost,
  constant,
  firstClick,
  pay,
  play,
  playOnlyIf,
  swapsFor,
  when,
  insteadOfAccess,
} from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { choose, runOn, trashThis } from '../words/effect';

/** As much as there are copies, the one that was trashed for it among them. */
const copiesPrevent = (): Prevention => ({
  what: 'damage',
  kinds: ['net', 'brain'],
  amount: { of: 'sum', amounts: [1, { of: 'count', cards: { copyOf: 'this' } }] },
});

export const anarch: readonly CardValue[] = [
  event('Run Amok', {
    code: '10001',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 3,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'run-ended' }, [
            choose({ type: 'ice', was: { done: 'rezzed', when: 'this-run' } }, 'hit'),
            { do: 'trash', cards: { named: 'hit' }, by: 'runner' },
          ]),
        ]),
      ),
    ],
  }),
  hardware('Ramujan-reliant 550 BMI', {
    code: '10002',
    faction: 'anarch',
    influence: 1,
    subtypes: ['consumer-grade'],
    cost: 1,
    abilities: [
      pay(
        { trashThis: true },
        [
          { do: 'prevent', prevention: copiesPrevent(), as: 'prevented' },
          {
            do: 'trash',
            cards: { top: 'stack', amount: { of: 'var', name: 'prevented' } },
          },
        ],
        { prevents: copiesPrevent() },
      ),
    ],
  }),
  resource('Street Magic', {
    code: '10003',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [constant({ of: 'orders-subs', who: 'runner' })],
  }),
  hardware('EMP Device', {
    code: '10020',
    faction: 'anarch',
    influence: 4,
    subtypes: ['bomb'],
    cost: 1,
    abilities: [
      pay(
        { trashThis: true },
        [
          {
            do: 'lasting',
            until: 'run',
            abilities: [
              when({ on: 'rezzed', card: { type: 'ice' } }, [
                {
                  do: 'lasting',
                  until: 'run',
                  abilities: [
                    constant({ of: 'cannot', verb: 'rez', cards: { type: 'ice' }, who: 'corp' }),
                  ],
                },
              ]),
            ],
          },
        ],
        { if: { is: 'in-run' } },
      ),
    ],
  }),
  program('Diwan', {
    code: '10021',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'choose-server' },
        {
          do: 'lasting',
          until: 'while-active',
          on: 'this',
          abilities: [constant({ of: 'install-also', credits: 1, server: 'chosen' })],
        },
      ]),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
  event('Political Graffiti', {
    code: '10039',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['Archives'],
          [
            {
              ...insteadOfAccess('Archives', [
                choose({ in: 'corp-score', type: 'agenda' }, 'agenda'),
                { do: 'host', cards: 'this', on: { named: 'agenda' }, faceup: true },
                {
                  do: 'lasting',
                  until: 'forever',
                  on: { named: 'agenda' },
                  abilities: [
                    constant(
                      {
                        of: 'agenda-points',
                        by: -1,
                        cards: { in: 'corp-score', hosts: { same: 'this' } },
                      },
                      { is: 'fits', card: 'host', as: { in: 'corp-score' } },
                    ),
                    when(
                      { on: 'purged', if: { is: 'fits', card: 'host', as: { in: 'corp-score' } } },
                      [trashThis()],
                    ),
                  ],
                },
              ]),
              optional: false,
            },
          ],
        ),
      ),
    ],
  }),
  event('Making an Entrance', {
    code: '10058',
    faction: 'anarch',
    influence: 2,
    subtypes: ['priority'],
    cost: 0,
    abilities: [
      playOnlyIf(
        firstClick('runner'),
        { do: 'look', deck: 'stack', amount: 6, as: 'looked' },
        { do: 'choose', from: { rest: 'looked' }, least: 0, most: 6, as: 'trashed' },
        { do: 'trash', cards: { named: 'trashed' } },
        { do: 'arrange', deck: 'stack', cards: { rest: 'looked' } },
      ),
    ],
  }),
  resource('Salsette Slums', {
    code: '10059',
    faction: 'anarch',
    influence: 2,
    subtypes: ['location', 'seedy'],
    cost: 2,
    abilities: [
      pay(
        { credits: { of: 'property', what: 'trash', on: 'accessed' } },
        [{ do: 'remove-from-game', cards: 'accessed' }],
        {
          onAccess: true,
          limit: 'turn',
          if: {
            is: 'all',
            conditions: [
              { is: 'fits', card: 'accessed', as: { hasTrashCost: true } },
              { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
            ],
          },
        },
      ),
    ],
  }),
  event('The Noble Path', {
    code: '10077',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        { do: 'trash', cards: { all: { in: 'grip' } } },
        runOn('any', [
          constant({ of: 'prevents', kinds: ['net', 'meat', 'brain'], amount: 'all' }),
        ]),
      ),
    ],
  }),
  resource('Emptied Mind', {
    code: '10078',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 0,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'count', cards: { in: 'grip' } }, least: 1 },
          },
        },
        [{ do: 'gain-clicks', who: 'runner', clicks: 1 }],
      ),
    ],
  }),
  event('Fear the Masses', {
    code: '10096',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run', 'sabotage'],
    cost: 1,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            {
              kind: 'instead',
              of: 'access',
              optional: false,
              effects: [
                choose({ in: 'grip', copyOf: 'this' }, 'shown', {
                  least: 0,
                  most: { of: 'count', cards: { in: 'grip', copyOf: 'this' } },
                }),
                { do: 'reveal', cards: { named: 'shown' } },
                {
                  do: 'trash',
                  cards: {
                    top: 'rd',
                    amount: { of: 'sum', amounts: [1, { of: 'count', cards: { named: 'shown' } }] },
                  },
                  by: 'corp',
                },
              ],
            },
          ],
        ),
      ),
    ],
  }),
  program('Aghora', {
    code: '10097',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['icebreaker', 'ai', 'deva'],
    cost: 5,
    memory: 1,
    strength: 2,
    abilities: [
      pay({ credits: 1 }, [{ do: 'break', upTo: 1, on: { measure: { of: 'cost', atLeast: 5 } } }], {
        breaks: true,
      }),
      boost(1, 1),
      swapsFor(2, 'deva'),
    ],
  }),
  resource('Bhagat', {
    code: '10098',
    faction: 'anarch',
    influence: 4,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      when({ on: 'run-successful', server: 'HQ', first: 'turn' }, [
        { do: 'trash', cards: { top: 'rd', amount: 1 }, by: 'corp' },
      ]),
    ],
  }),
];
