import type { CardValue } from '#rules';
import {
  always,
  clicksBreak,
  constant,
  current,
  gainsSubs,
  mayWhen,
  pay,
  play,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  endTheRun,
  gain,
  lose,
  placeOn,
  tokensHere,
  traceAndAtFive,
  trashPrograms,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  agenda('Domestic Sleepers', {
    code: '06001',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: [],
    advancement: 2,
    points: 0,
    abilities: [
      pay({ clicks: 3 }, [placeOn('this', 'agenda', 1)]),
      constant({ of: 'agenda-points', by: { of: 'least', amounts: [1, tokensHere('agenda')] } }),
    ],
  }),
  ice('NEXT Silver', {
    code: '06002',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['barrier', 'next'],
    cost: 3,
    strength: 1,
    abilities: [
      gainsSubs(
        {
          cards: 'this',
          times: { of: 'count', cards: { type: 'ice', subtype: 'next', rezzed: true } },
        },
        sub(endTheRun()),
      ),
    ],
  }),
  corpIdentity('The Foundry: Refining the Process', {
    code: '06021',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen({ on: 'rezzed', card: { type: 'ice' }, first: 'turn' }, [
        { do: 'search', deck: 'rd', for: { copyOf: 'that' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  operation('Enhanced Login Protocol', {
    code: '06022',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      constant({ of: 'run-also', cost: { clicks: 1 }, first: 'turn', action: true }),
    ],
  }),
  upgrade('Heinlein Grid', {
    code: '06023',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['region'],
    cost: 3,
    trash: 3,
    abilities: [
      when(
        { on: ['clicks-lost', 'clicks-spent'], side: 'runner', if: { is: 'in-run', on: 'this' } },
        [lose('runner', { of: 'pool', side: 'runner' })],
      ),
    ],
  }),
  ice('IQ', {
    code: '06041',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate'],
    cost: 0,
    strength: 0,
    abilities: [
      always({ of: 'rez-cost', cards: 'this', by: { of: 'count', cards: { in: 'hq' } } }),
      constant({ of: 'strength', cards: 'this', by: { of: 'count', cards: { in: 'hq' } } }),
      sub(endTheRun()),
    ],
  }),
  asset("Eliza's Toybox", {
    code: '06042',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['ritzy'],
    cost: 4,
    trash: 4,
    abilities: [
      pay({ clicks: 3 }, [
        choose({ unrezzed: true, type: ['ice', 'asset', 'upgrade'] }, 'card'),
        { do: 'rez', cards: { named: 'card' }, free: true },
      ]),
    ],
  }),
  ice('Architect', {
    code: '06061',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry'],
    cost: 4,
    strength: 3,
    abilities: [
      constant({ of: 'cannot', verb: 'trash', cards: 'this' }),
      sub(
        { do: 'look', deck: 'rd', amount: 5, as: 'looked' },
        { do: 'install', from: { named: 'looked' }, fits: {}, most: 1, optional: true, free: true },
      ),
      sub({ do: 'install', from: { in: ['hq', 'archives'] }, most: 1, optional: true }),
    ],
  }),
  operation('Peak Efficiency', {
    code: '06062',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [play(gain('corp', { of: 'count', cards: { type: 'ice', rezzed: true } }))],
  }),
  agenda('Bifrost Array', {
    code: '06081',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        {
          do: 'resolve-scored',
          of: { in: 'corp-score', type: 'agenda', none: [{ copyOf: 'this' }] },
        },
      ]),
    ],
  }),
  ice('Sagittarius', {
    code: '06082',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'tracer', 'destroyer'],
    cost: 5,
    strength: 4,
    abilities: [
      sub(
        traceAndAtFive(
          () => [...trashPrograms(1)],
          () => [...trashPrograms(1)],
        ),
      ),
    ],
  }),
  asset('IT Department', {
    code: '06103',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 2,
    trash: 4,
    abilities: [
      pay({ clicks: 1 }, [placeOn('this', 'power', 1)]),
      pay({ counters: { kind: 'power', amount: 1 } }, [
        choose({ type: 'ice', rezzed: true }, 'hardened'),
        {
          do: 'lasting',
          until: 'turn',
          on: { named: 'hardened' },
          abilities: [
            constant({
              of: 'strength',
              cards: 'target',
              by: { of: 'sum', amounts: [tokensHere('power'), 1] },
            }),
          ],
        },
      ]),
    ],
  }),
  ice('Markus 1.0', {
    code: '06104',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['barrier', 'bioroid'],
    cost: 4,
    strength: 3,
    abilities: [
      clicksBreak(1),
      sub(choose({ side: 'runner' }, 'card', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'card' },
        by: 'runner',
      }),
      sub(endTheRun()),
    ],
  }),
];
