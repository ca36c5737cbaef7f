import type { CardValue } from '#rules';
import { constant, current, mayWhen, pay, play, playOnlyIf, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { draw, placeOn, tokensHere, trashThis, choose, runOn } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Chatterjee University', {
    code: '10010',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 1,
    abilities: [
      pay({ clicks: 1 }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 1 }, [
        {
          do: 'install',
          from: { in: 'grip', type: 'program' },
          most: 1,
          discount: tokensHere('power'),
        },
        { do: 'remove', counter: 'power', amount: 1, from: 'this' },
      ]),
    ],
  }),
  event('Corporate Scandal', {
    code: '10025',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: ['current'],
    cost: 3,
    abilities: [
      [play(), ...current('scored')],
      constant({ of: 'counts-more', marks: 'bad-publicity', by: 1 }),
    ],
  }),
  event('Populist Rally', {
    code: '10026',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 2,
    abilities: [
      playOnlyIf(
        {
          is: 'at-least',
          amount: { of: 'count', cards: { subtype: 'seedy', side: 'runner' } },
          least: 1,
        },
        {
          do: 'lasting',
          until: 'runner-turn-begins',
          abilities: [constant({ of: 'clicks', side: 'corp', by: -1 })],
        },
      ),
    ],
  }),
  event('"Freedom Through Equality"', {
    code: '10045',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['current'],
    cost: 3,
    abilities: [
      [play(), ...current('scored')],
      [
        when({ on: 'stolen' }, [{ do: 'move', cards: 'this', to: 'runner-score' }]),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  resource('Akshara Sareen', {
    code: '10046',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      [
        constant({ of: 'clicks', side: 'corp', by: 1 }),
        constant({ of: 'clicks', side: 'runner', by: 1 }),
      ],
    ],
  }),
  resource('Councilman', {
    code: '10047',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      mayWhen(
        { on: 'rezzed', card: { type: ['asset', 'upgrade'] } },
        [
          { do: 'derez', cards: 'that' },
          {
            do: 'lasting',
            until: 'turn',
            on: 'that',
            abilities: [constant({ of: 'cannot', verb: 'rez', cards: 'target', who: 'corp' })],
          },
        ],
        { credits: { of: 'property', what: 'rez-cost', on: 'that' }, trashThis: true },
      ),
    ],
  }),
  hardware('Sports Hopper', {
    code: '10064',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['vehicle'],
    cost: 3,
    abilities: [constant({ of: 'link', by: 1 }), pay({ trashThis: true }, [draw('runner', 3)])],
  }),
  resource('Bazaar', {
    code: '10065',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['location', 'ritzy'],
    cost: 1,
    abilities: [
      mayWhen({ on: 'installed', side: 'runner', card: { type: 'hardware' }, from: 'grip' }, [
        { do: 'install', from: { in: 'grip', copyOf: 'that' }, most: 1 },
      ]),
    ],
  }),
  event('Rebirth', {
    code: '10083',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        { do: 'bring', cards: { type: 'identity', faction: 'own' }, amount: 1, to: 'identity' },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  resource('Guru Davinder', {
    code: '10084',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      constant({ of: 'prevents', kinds: ['net', 'meat'], amount: 'all' }),
      when({ on: 'damage-prevented', damage: ['net', 'meat'], with: 'this' }, [
        { do: 'unless', who: 'runner', cost: { credits: 4 }, effects: [trashThis()] },
      ]),
    ],
  }),
  resource('The Turning Wheel', {
    code: '10085',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['virtual'],
    cost: 2,
    abilities: [
      when(
        {
          on: 'run-ended',
          server: ['HQ', 'R&D'],
          if: {
            is: 'not',
            condition: { is: 'happened', fact: 'stolen', when: 'this-run' },
          },
        },
        [placeOn('this', 'power', 1)],
      ),
      pay(
        { counters: { kind: 'power', amount: 2 } },
        [
          {
            do: 'lasting',
            until: 'run',
            abilities: [
              constant({ of: 'accesses', server: 'HQ', by: 1 }),
              constant({ of: 'accesses', server: 'R&D', by: 1 }),
            ],
          },
        ],
        { if: { is: 'in-run' } },
      ),
    ],
  }),
  event('Rigged Results', {
    code: '10102',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play({
        do: 'guess',
        as: 'spent',
        most: 2,
        wrong: [
          runOn('any', [
            when({ on: 'run-began' }, [
              choose({ type: 'ice', server: 'attacked' }, 'ice'),
              {
                do: 'lasting',
                until: 'run',
                on: { named: 'ice' },
                abilities: [when({ on: 'ice-encountered', target: true }, [{ do: 'bypass' }])],
              },
            ]),
          ]),
        ],
      }),
    ],
  }),
];
