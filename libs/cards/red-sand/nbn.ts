import type { CardValue } from '#rules';
import { pay, when, mayWhen, constant, gains, sub, play, current } from '../words/ability';
import { agenda, asset, upgrade, ice, operation } from '../words/card';
import { gain, lose, draw, tags, endTheRun, placeOn, trace, choose, per } from '../words/effect';

export const nbn: readonly CardValue[] = [
  asset('Net Analytics', {
    code: '12014',
    faction: 'nbn',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 3,
    abilities: [
      mayWhen({ on: ['tags-avoided', 'tags-removed'], side: 'runner' }, [draw('corp', 1)]),
    ],
  }),
  ice('SYNC BRE', {
    code: '12015',
    faction: 'nbn',
    influence: 3,
    subtypes: ['sentry', 'tracer'],
    cost: 4,
    strength: 6,
    abilities: [
      sub(trace(4, tags(1))),
      sub(
        trace(2, {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'accesses', by: -1 })],
        }),
      ),
    ],
  }),
  asset('CPC Generator', {
    code: '12034',
    faction: 'nbn',
    influence: 3,
    subtypes: ['advertisement'],
    cost: 0,
    trash: 2,
    abilities: [
      when({ on: 'clicks-spent', side: 'runner', use: ['gain-credit'], first: 'turn' }, [
        gain('corp', 1),
      ]),
    ],
  }),
  ice('Free Lunch', {
    code: '12035',
    faction: 'nbn',
    influence: 3,
    subtypes: ['code gate'],
    cost: 3,
    strength: 4,
    abilities: [
      pay({ counters: { kind: 'power', amount: 1 } }, [lose('runner', 1)]),
      sub(placeOn('this', 'power', 1)),
      sub(placeOn('this', 'power', 1)),
    ],
  }),
  ice('Authenticator', {
    code: '12055',
    faction: 'nbn',
    influence: 1,
    subtypes: ['code gate'],
    cost: 2,
    strength: 4,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        { do: 'may', who: 'runner', cost: { takeTags: 1 }, effects: [{ do: 'bypass' }] },
      ]),
      sub(gain('corp', 2)),
      sub(endTheRun()),
    ],
  }),
  upgrade('Henry Phillips', {
    code: '12056',
    faction: 'nbn',
    influence: 1,
    unique: true,
    subtypes: ['sysop'],
    cost: 2,
    trash: 2,
    abilities: [
      when(
        {
          on: 'sub-broken',
          if: { is: 'all', conditions: [{ is: 'in-run', on: 'this' }, { is: 'tagged' }] },
        },
        [gain('corp', 2)],
      ),
    ],
  }),
  agenda('Escalate Vitriol', {
    code: '12073',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 4,
    points: 2,
    abilities: [pay({ clicks: 1 }, [gain('corp', { of: 'tags' })], { limit: 'turn' })],
  }),
  agenda('Reeducation', {
    code: '12074',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [
        choose({ in: 'hq' }, 'sunk', { least: 0, most: { of: 'count', cards: { in: 'hq' } } }),
        { do: 'move', cards: { named: 'sunk' }, to: 'bottom' },
        draw('corp', { of: 'count', cards: { named: 'sunk' } }),
        // MUST-05
        {
          do: 'if',
          condition: {
            is: 'not',
            condition: {
              is: 'more',
              amount: { of: 'count', cards: { named: 'sunk' } },
              than: { of: 'count', cards: { in: 'grip' } },
            },
          },
          then: [
            {
              do: 'random',
              from: 'grip',
              cards: { of: 'count', cards: { named: 'sunk' } },
              as: 'lost',
            },
            { do: 'move', cards: { named: 'lost' }, to: 'bottom' },
          ],
        },
      ]),
    ],
  }),
  upgrade('Traffic Analyzer', {
    code: '12075',
    faction: 'nbn',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 3,
    abilities: [
      when({ on: 'rezzed', card: { type: 'ice' }, server: 'this' }, [trace(2, gain('corp', 1))]),
    ],
  }),
  ice('Data Loop', {
    code: '12095',
    faction: 'nbn',
    influence: 2,
    subtypes: ['barrier'],
    cost: 7,
    strength: 4,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        choose({ in: 'grip' }, 'put', { who: 'runner', least: 2, most: 2 }),
        { do: 'move', cards: { named: 'put' }, to: 'top' },
      ]),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()] }),
      sub(endTheRun()),
    ],
  }),
  operation('Biased Reporting', {
    code: '12096',
    faction: 'nbn',
    influence: 3,
    subtypes: [],
    cost: 2,
    abilities: [
      play(
        { do: 'name', among: { kinds: ['resource', 'hardware', 'program'] }, as: 'type' },
        choose(
          { side: 'runner', called: { as: 'type', among: ['resource', 'hardware', 'program'] } },
          'sold',
          {
            who: 'runner',
            least: 0,
            most: {
              of: 'count',
              cards: {
                side: 'runner',
                called: { as: 'type', among: ['resource', 'hardware', 'program'] },
              },
            },
          },
        ),
        { do: 'trash', cards: { named: 'sold' }, by: 'runner' },
        gain('runner', { of: 'count', cards: { named: 'sold' } }),
        gain(
          'corp',
          per(2, {
            of: 'count',
            cards: {
              side: 'runner',
              called: { as: 'type', among: ['resource', 'hardware', 'program'] },
            },
          }),
        ),
      ),
    ],
  }),
  agenda('AR-Enhanced Security', {
    code: '12115',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'trashed', by: 'runner', card: { side: 'corp' }, first: 'turn' }, [tags(1)]),
    ],
  }),
  operation('Rolling Brownout', {
    code: '12116',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      constant({ of: 'play-cost', cards: { type: ['event', 'operation'] }, by: 1 }),
      when({ on: 'played', side: 'runner', card: { type: 'event' }, first: 'turn' }, [
        gain('corp', 1),
      ]),
    ],
  }),
  operation('Threat Level Alpha', {
    code: '12117',
    faction: 'nbn',
    influence: 2,
    subtypes: ['double'],
    cost: 3,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        trace(1, {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'tags' }, least: 1 },
          then: [tags({ of: 'tags' })],
          otherwise: [tags(1)],
        }),
      ),
    ],
  }),
  operation('MCA Informant', {
    code: '12036',
    faction: 'nbn',
    influence: 2,
    subtypes: ['terminal'],
    cost: 4,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play(
        choose({ type: 'resource', subtype: 'connection', side: 'runner' }, 'watched'),
        { do: 'host', cards: 'this', on: { named: 'watched' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'watched' },
          abilities: [
            constant(
              { of: 'counts-more', marks: 'tags', by: 1 },
              { is: 'installed', card: 'host' },
            ),
            {
              ...gains('target', pay({ clicks: 1, credits: 2 }, [{ do: 'trash', cards: 'this' }])),
              while: { is: 'installed', card: 'host' },
            },
          ],
        },
      ),
    ],
  }),
];
