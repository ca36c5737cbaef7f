import type { CardValue } from '#rules';
import {
  constant,
  current,
  mayWhen,
  play,
  playOnlyIf,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
  pay,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  draw,
  endTheRun,
  gain,
  lose,
  per,
  placeAdvancement,
  tags,
  trace,
} from '../words/effect';

export const nbn: readonly CardValue[] = [
  asset('Watchdog', {
    code: '11015',
    faction: 'nbn',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 4,
    abilities: [
      constant({
        of: 'rez-cost',
        cards: { type: 'ice' },
        by: per(-1, { of: 'tags' }),
        first: 'turn',
      }),
    ],
  }),
  operation('Hard-Hitting News', {
    code: '11016',
    faction: 'nbn',
    influence: 2,
    subtypes: ['terminal'],
    cost: 3,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      playOnlyIf({ is: 'happened', fact: 'run-began', when: 'last-turn' }, trace(4, tags(4))),
    ],
  }),
  corpIdentity('NBN: Controlling the Message', {
    code: '11017',
    faction: 'nbn',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 12,
    abilities: [
      mayWhen(
        { on: 'trashed', by: 'runner', from: 'installed', card: { side: 'corp' }, first: 'turn' },
        [trace(4, { do: 'give-tags', amount: 1, unavoidable: true })],
      ),
    ],
  }),
  operation('Hatchet Job', {
    code: '11034',
    faction: 'nbn',
    influence: 2,
    subtypes: ['double', 'gray ops'],
    cost: 2,
    trash: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        trace(5, choose({ side: 'runner', not: 'virtual' }, 'cut'), {
          do: 'move',
          cards: { named: 'cut' },
          to: 'hand',
        }),
      ),
    ],
  }),
  operation('Special Report', {
    code: '11035',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        choose({ in: 'hq' }, 'back', { least: 0, most: { of: 'count', cards: { in: 'hq' } } }),
        { do: 'shuffle', deck: 'rd', cards: { named: 'back' } },
        draw('corp', { of: 'count', cards: { named: 'back' } }),
      ),
    ],
  }),
  asset('Alexa Belsky', {
    code: '11055',
    faction: 'nbn',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 1,
    trash: 5,
    abilities: [
      pay({ trashThis: true }, [
        {
          do: 'may',
          who: 'runner',
          cost: { x: {} },
          effects: [
            {
              do: 'random',
              from: 'hq',
              cards: { of: 'every', amount: { of: 'x' }, in: 2 },
              as: 'kept',
            },
            { do: 'shuffle', deck: 'rd', cards: { all: { in: 'hq', except: { named: 'kept' } } } },
          ],
          otherwise: [{ do: 'shuffle', deck: 'rd', cards: { all: { in: 'hq' } } }],
        },
      ]),
    ],
  }),
  operation('Observe and Destroy', {
    code: '11056',
    faction: 'nbn',
    influence: 1,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf(
        {
          is: 'not',
          condition: { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 6 },
        },
        choose({}, 'card'),
        { do: 'trash', cards: { named: 'card' } },
      ),
      constant({ of: 'play-also', cost: { tags: 1 } }),
    ],
  }),
  operation('Service Outage', {
    code: '11057',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current()],
      constant({ of: 'run-also', cost: { credits: 1 }, first: 'turn' }),
    ],
  }),
  ice('Data Ward', {
    code: '11075',
    faction: 'nbn',
    influence: 3,
    subtypes: ['barrier'],
    cost: 6,
    strength: 8,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'pay-3',
              effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 3 }, otherwise: [] }],
            },
            { option: 'take-tag', effects: [tags(1)] },
          ],
        },
      ]),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
    ],
  }),
  upgrade('Drone Screen', {
    code: '11076',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 1,
    trash: 4,
    abilities: [
      when({ on: 'run-began', server: 'this', if: { is: 'tagged' } }, [
        trace(3, { do: 'damage', kind: 'meat', amount: 1, unpreventable: true }),
      ]),
    ],
  }),
  ice('IP Block', {
    code: '11094',
    faction: 'nbn',
    influence: 1,
    subtypes: ['barrier', 'tracer'],
    cost: 2,
    strength: 4,
    abilities: [
      when(
        {
          on: 'ice-encountered',
          this: true,
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'program', subtype: 'ai' } },
            least: 1,
          },
        },
        [tags(1)],
      ),
      sub(trace(3, tags(1))),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
    ],
  }),
  ice('Thoth', {
    code: '11095',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: ['sentry', 'tracer'],
    cost: 7,
    strength: 6,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [tags(1)]),
      sub(trace(4, damage('net', { of: 'tags' }))),
      sub(trace(4, lose('runner', { of: 'tags' }))),
    ],
  }),
  agenda('Net Quarantine', {
    code: '11114',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      constant({ of: 'no-base-link', first: 'turn' }),
      when({ on: 'bid', side: 'runner' }, [
        gain('corp', { of: 'every', amount: { of: 'told', what: 'bid' }, in: 2 }),
      ]),
    ],
  }),
  ice('Herald', {
    code: '11115',
    faction: 'nbn',
    influence: 2,
    subtypes: ['code gate'],
    cost: 2,
    strength: 1,
    trash: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(gain('corp', 2)),
      sub({ do: 'may', cost: { x: { atMost: 2 } }, effects: [...placeAdvancement({ of: 'x' })] }),
    ],
  }),
];
