import type { CardValue } from '#rules';
import { constant, insteadOfAccess, pay, stockedWith, when } from '../words/ability';
import { resource } from '../words/card';
import { both, draw, placeOn, tokensHere, trashThis } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  resource('Eden Shard', {
    code: '06020',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['virtual', 'source'],
    cost: 7,
    abilities: [
      {
        ...insteadOfAccess('R&D', [{ do: 'install', from: 'this', most: 1, free: true }]),
        anywhere: 'grip',
      },
      pay({ trashThis: true }, [draw('corp', 2)]),
    ],
  }),
  resource('Ghost Runner', {
    code: '06040',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['stealth', 'virtual'],
    cost: 1,
    abilities: [
      stockedWith(3, 'installed', 'card-credits-spent'),
      constant({ of: 'credits-usable', for: [{ during: 'run' }] }),
    ],
  }),
  resource('Hades Shard', {
    code: '06059',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['virtual', 'source'],
    cost: 7,
    abilities: [
      {
        ...insteadOfAccess('Archives', [{ do: 'install', from: 'this', most: 1, free: true }]),
        anywhere: 'grip',
      },
      pay({ trashThis: true }, [{ do: 'access', zone: 'archives' }]),
    ],
  }),
  resource('Rachel Beckman', {
    code: '06060',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 8,
    abilities: [
      constant({ of: 'clicks', side: 'runner', by: 1 }),
      [
        when({ on: 'tags-taken' }, [trashThis()]),
        when({ on: 'installed', this: true, if: { is: 'tagged' } }, [trashThis()]),
      ],
    ],
  }),
  resource('Angel Arena', {
    code: '06080',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location'],
    cost: 'X',
    abilities: [
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'power', { of: 'x' })]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            kind: 'power',
            if: {
              is: 'not',
              condition: { is: 'at-least', amount: tokensHere('power'), least: 1 },
            },
          },
          [trashThis()],
        ),
      ],
      pay({ counters: { kind: 'power', amount: 1 } }, [
        { do: 'reveal', cards: { top: 'stack', amount: 1 }, as: 'top' },
        { do: 'may', effects: [{ do: 'move', cards: { named: 'top' }, to: 'bottom' }] },
      ]),
    ],
  }),
  resource('Utopia Shard', {
    code: '06100',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['virtual', 'source'],
    cost: 7,
    abilities: [
      {
        ...insteadOfAccess('HQ', [{ do: 'install', from: 'this', most: 1, free: true }]),
        anywhere: 'grip',
      },
      pay({ trashThis: true }, [
        { do: 'random', from: 'hq', cards: 2, as: 'discarded' },
        { do: 'discard', cards: { named: 'discarded' }, by: 'corp' },
      ]),
    ],
  }),
  resource('Earthrise Hotel', {
    code: '06120',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 4,
    abilities: [
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'power', 3)]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            if: { is: 'not', condition: { is: 'at-least', amount: tokensHere('power'), least: 1 } },
          },
          [trashThis()],
        ),
      ],
      when({ on: 'turn-began', side: 'runner' }, [
        both(draw('runner', 2), { do: 'remove', counter: 'power', amount: 1, from: 'this' }),
      ]),
    ],
  }),
];
