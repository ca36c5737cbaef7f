import type { CardValue } from '#rules';
import { always, canBeAdvanced, pay, strengthPerToken, sub, when } from '../words/ability';
import { ice } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  per,
  tags,
  tokensHere,
  trace,
  trashPrograms,
} from '../words/effect';

export const weylandConsortiumIce: readonly CardValue[] = [
  ice('Asteroid Belt', {
    code: '07012',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 9,
    strength: 6,
    abilities: [
      [
        canBeAdvanced(),
        always({ of: 'rez-cost', cards: 'this', by: per(-3, tokensHere('advancement')) }),
      ],
      sub(endTheRun()),
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
  ice('Nebula', {
    code: '07014',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 9,
    strength: 5,
    abilities: [
      [
        canBeAdvanced(),
        always({ of: 'rez-cost', cards: 'this', by: per(-3, tokensHere('advancement')) }),
      ],
      sub(...trashPrograms(1)),
    ],
  }),
  ice('Orion', {
    code: '07015',
    faction: 'weyland-consortium',
    influence: 3,
    unique: true,
    subtypes: ['sentry', 'code gate', 'barrier'],
    cost: 15,
    strength: 8,
    abilities: [
      [
        canBeAdvanced(),
        always({ of: 'rez-cost', cards: 'this', by: per(-3, tokensHere('advancement')) }),
      ],
      sub(...trashPrograms(1)),
      sub({ do: 'resolve-sub', of: { type: 'ice', rezzed: true, other: true } }),
      sub(endTheRun()),
    ],
  }),
  ice('Builder', {
    code: '07016',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['code gate'],
    cost: 2,
    strength: 4,
    abilities: [
      pay({ clicks: 1 }, [{ do: 'choose-server' }, { do: 'move-ice', ice: 'this' }]),
      sub(choose({ type: 'ice', advanceable: true, server: 'this' }, 'built'), {
        do: 'place',
        counter: 'advancement',
        amount: 1,
        on: { named: 'built' },
      }),
      sub(choose({ type: 'ice', advanceable: true, server: 'this' }, 'built'), {
        do: 'place',
        counter: 'advancement',
        amount: 1,
        on: { named: 'built' },
      }),
    ],
  }),
  ice('Checkpoint', {
    code: '07017',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate', 'tracer', 'illicit'],
    cost: 4,
    strength: 7,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      sub(
        trace(5, {
          do: 'lasting',
          until: 'run',
          abilities: [when({ on: 'run-successful' }, [damage('meat', 3)])],
        }),
      ),
    ],
  }),
  ice('Fire Wall', {
    code: '07018',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 5,
    strength: 5,
    abilities: [[canBeAdvanced(), strengthPerToken()], sub(endTheRun())],
  }),
  ice('Searchlight', {
    code: '07019',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['sentry', 'tracer', 'observer'],
    cost: 1,
    strength: 3,
    abilities: [
      canBeAdvanced(),
      sub({ do: 'trace', base: tokensHere('advancement'), success: [tags(1)] }),
      sub({ do: 'trace', base: tokensHere('advancement'), success: [tags(1)] }),
    ],
  }),
];
