import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  play,
  playOnlyIf,
  playX,
  canBeAdvanced,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  lose,
  draw,
  tags,
  endTheRun,
  placeOn,
  trace,
  placeAdvancement,
  tokensHere,
} from '../words/effect';

export const nbn: readonly CardValue[] = [
  corpIdentity('NBN: Making News', {
    code: '01080',
    faction: 'nbn',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [constant({ of: 'recurring', credits: 2, for: ['traces'] })],
  }),
  agenda('AstroScript Pilot Program', {
    code: '01081',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 1)]),
      pay({ counters: { kind: 'agenda', amount: 1 } }, placeAdvancement()),
    ],
  }),
  agenda('Breaking News', {
    code: '01082',
    faction: 'nbn',
    influence: null,
    subtypes: [],
    advancement: 2,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [tags(2)]),
      when(
        {
          on: 'turn-ended',
          if: { is: 'happened', fact: 'scored', when: 'this-turn', this: true },
        },
        [{ do: 'lose-tags', amount: 2 }],
      ),
    ],
  }),
  operation('Anonymous Tip', {
    code: '01083',
    faction: 'nbn',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [play(draw('corp', 3))],
  }),
  operation('Closed Accounts', {
    code: '01084',
    faction: 'nbn',
    influence: 1,
    subtypes: ['gray ops'],
    cost: 1,
    abilities: [playOnlyIf({ is: 'tagged' }, lose('runner', { of: 'pool', side: 'runner' }))],
  }),
  operation('Psychographics', {
    code: '01085',
    faction: 'nbn',
    influence: 3,
    subtypes: [],
    cost: 'X',
    abilities: [playX({ of: 'tags' }, ...placeAdvancement({ of: 'x' }))],
  }),
  operation('SEA Source', {
    code: '01086',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      playOnlyIf({ is: 'happened', fact: 'run-successful', when: 'last-turn' }, trace(3, tags(1))),
    ],
  }),
  asset('Ghost Branch', {
    code: '01087',
    faction: 'nbn',
    influence: 1,
    subtypes: ['ambush', 'facility'],
    cost: 0,
    trash: 0,
    abilities: [
      canBeAdvanced(),
      whenAccessed({ optional: true, effects: [tags(tokensHere('advancement'))] }),
    ],
  }),
  ice('Data Raven', {
    code: '01088',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer', 'observer'],
    cost: 4,
    strength: 4,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            { option: 'take-tag', effects: [tags(1)] },
            { option: 'end-run', effects: [endTheRun()] },
          ],
        },
      ]),
      pay({ counters: { kind: 'power', amount: 1 } }, [tags(1)]),
      sub(trace(3, placeOn('this', 'power', 1))),
    ],
  }),
  ice('Matrix Analyzer', {
    code: '01089',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer', 'observer'],
    cost: 1,
    strength: 3,
    abilities: [
      mayWhen({ on: 'ice-encountered', this: true }, placeAdvancement(), { credits: 1 }),
      sub(trace(2, tags(1))),
    ],
  }),
  ice('Tollbooth', {
    code: '01090',
    faction: 'nbn',
    influence: 2,
    subtypes: ['code gate'],
    cost: 8,
    strength: 5,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        { do: 'must-pay', who: 'runner', cost: { credits: 3 }, otherwise: [endTheRun()] },
      ]),
      sub(endTheRun()),
    ],
  }),
  upgrade('Red Herrings', {
    code: '01091',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 1,
    trash: 1,
    abilities: [
      {
        ...constant({
          of: 'steal-also',
          cards: { type: 'agenda' },
          from: 'this',
          cost: { credits: 5 },
        }),
        persists: true,
      },
    ],
  }),
  upgrade('SanSan City Grid', {
    code: '01092',
    faction: 'nbn',
    influence: 3,
    subtypes: ['region'],
    cost: 6,
    trash: 5,
    abilities: [
      constant({
        of: 'advancement-requirement',
        cards: { type: 'agenda', server: 'this' },
        by: -1,
      }),
    ],
  }),
];
