import type { CardValue } from '#rules';
import {
  pay,
  when,
  constant,
  sub,
  play,
  playOnlyIf,
  current,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  lose,
  damage,
  tags,
  endTheRun,
  placeOn,
  trace,
  both,
  choose,
  tokensHere,
  per,
} from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  asset('Sandburg', {
    code: '11020',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: [],
    cost: 0,
    trash: 4,
    abilities: [
      constant(
        {
          of: 'strength',
          cards: { type: 'ice' },
          by: { of: 'every', amount: { of: 'pool', side: 'corp' }, in: 5 },
        },
        { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 10 },
      ),
    ],
  }),
  operation('Financial Collapse', {
    code: '11039',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 6 },
        {
          do: 'unless',
          who: 'runner',
          cost: { trash: { type: 'resource' } },
          effects: [lose('runner', per(2, { of: 'count', cards: { type: 'resource' } }))],
        },
      ),
    ],
  }),
  upgrade('Prisec', {
    code: '11040',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['ambush'],
    cost: 0,
    trash: 3,
    abilities: [
      whenAccessed({
        optional: true,
        cost: { credits: 2 },
        if: { is: 'accessed-from', zone: 'installed' },
        effects: [both(tags(1), damage('meat', 1))],
      }),
    ],
  }),
  operation('Scarcity of Resources', {
    code: '11060',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current()],
      constant({ of: 'install-cost', cards: { type: 'resource' }, by: 2 }),
    ],
  }),
  operation('Best Defense', {
    code: '11079',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['gray ops'],
    cost: 2,
    abilities: [
      play(
        choose(
          {
            type: ['hardware', 'program', 'resource'],
            measure: { of: 'cost', atMost: { of: 'tags' } },
          },
          'lost',
        ),
        { do: 'trash', cards: { named: 'lost' } },
      ),
    ],
  }),
  operation('Preemptive Action', {
    code: '11080',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['terminal'],
    cost: 0,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play(
        choose({ in: 'archives' }, 'kept', { least: 3, most: 3 }),
        { do: 'shuffle', deck: 'rd', cards: { named: 'kept' } },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  agenda('Show of Force', {
    code: '11099',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [when({ on: 'scored', this: true }, [damage('meat', 2)])],
  }),
  operation('Enforced Curfew', {
    code: '11100',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['current'],
    cost: 0,
    abilities: [[play(), ...current()], constant({ of: 'hand-size', side: 'runner', by: -1 })],
  }),
  asset('NASX', {
    code: '11118',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: [],
    cost: 2,
    trash: 4,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [gain('corp', 1)]),
      when({ on: 'credits-gained', side: 'corp', through: { other: true } }, [
        {
          do: 'may',
          cost: { x: { atMost: 2, atLeast: 1 } },
          effects: [placeOn('this', 'power', { of: 'x' })],
        },
      ]),
      pay({ clicks: 1, trashThis: true }, [gain('corp', per(2, tokensHere('power')))]),
    ],
  }),
  ice('Macrophage', {
    code: '11119',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['code gate', 'tracer'],
    cost: 3,
    strength: 7,
    abilities: [
      sub(trace(4, { do: 'purge' })),
      sub(
        trace(3, choose({ type: 'program', subtype: 'virus' }, 'cured'), {
          do: 'trash',
          cards: { named: 'cured' },
        }),
      ),
      sub(
        trace(2, choose({ in: 'heap', subtype: 'virus' }, 'gone'), {
          do: 'remove-from-game',
          cards: { named: 'gone' },
        }),
      ),
      sub(trace(1, endTheRun())),
    ],
  }),
  ice('Tribunal', {
    code: '11120',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry'],
    cost: 7,
    strength: 3,
    abilities: [
      sub(choose({ side: 'runner' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
      sub(choose({ side: 'runner' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
      sub(choose({ side: 'runner' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
    ],
  }),
];
