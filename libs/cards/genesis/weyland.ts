import type { CardValue } from '#rules';
import {
  always,
  constant,
  gainsSubs,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, damage, endTheRun, gain, placeOn, tags, tokensHere, trace } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  agenda('Project Atlas', {
    code: '02018',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        placeOn('this', 'agenda', { of: 'less', amount: tokensHere('advancement'), by: 3 }),
      ]),
      pay({ counters: { kind: 'agenda', amount: 1 } }, [
        { do: 'search', deck: 'rd', for: {}, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  ice('Caduceus', {
    code: '02019',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 3,
    strength: 3,
    abilities: [sub(trace(3, gain('corp', 3))), sub(trace(2, endTheRun()))],
  }),
  operation('Power Grid Overload', {
    code: '02037',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'last-turn' },
        trace(
          2,
          choose(
            { type: 'hardware', measure: { of: 'cost', atMost: { of: 'trace', part: 'excess' } } },
            'hardware',
          ),
          { do: 'trash', cards: { named: 'hardware' } },
        ),
      ),
    ],
  }),
  upgrade('Amazon Industrial Zone', {
    code: '02038',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['region'],
    cost: 4,
    trash: 2,
    abilities: [
      mayWhen({ on: 'installed', side: 'corp', card: { type: 'ice' }, server: 'this' }, [
        { do: 'rez', cards: 'that', discount: 3 },
      ]),
    ],
  }),
  ice('Woodcutter', {
    code: '02057',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['sentry', 'ap'],
    cost: 4,
    strength: 2,
    abilities: [
      [
        always({ of: 'advanceable', only: 'rezzed' }),
        gainsSubs({ cards: 'this', times: tokensHere('advancement') }, sub(damage('net', 1))),
      ],
    ],
  }),
  operation('Commercialization', {
    code: '02058',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['transaction'],
    cost: 0,
    abilities: [
      play(
        choose({ type: 'ice' }, 'ice'),
        gain('corp', { of: 'counters', kind: 'advancement', on: { named: 'ice' } }),
      ),
    ],
  }),
  corpIdentity('Weyland Consortium: Because We Built It', {
    code: '02076',
    faction: 'weyland-consortium',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant({ of: 'recurring', credits: 1, for: [{ to: 'advance', cards: { type: 'ice' } }] }),
    ],
  }),
  agenda('Government Contracts', {
    code: '02077',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: [],
    advancement: 5,
    points: 3,
    abilities: [pay({ clicks: 2 }, [gain('corp', 4)])],
  }),
  ice('Tyrant', {
    code: '02078',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 7,
    strength: 4,
    abilities: [
      [
        always({ of: 'advanceable', only: 'rezzed' }),
        gainsSubs({ cards: 'this', times: tokensHere('advancement') }, sub(endTheRun())),
      ],
    ],
  }),
  operation('Oversight AI', {
    code: '02079',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['condition'],
    cost: 1,
    abilities: [
      play(
        choose({ type: 'ice', unrezzed: true }, 'ice'),
        { do: 'rez', cards: { named: 'ice' }, free: true },
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            when({ on: 'all-broken', target: true, if: { is: 'installed', card: 'host' } }, [
              { do: 'trash', cards: 'host' },
            ]),
          ],
        },
      ),
    ],
  }),
  ice('Salvage', {
    code: '02098',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate', 'tracer'],
    cost: 2,
    strength: 0,
    abilities: [
      [
        always({ of: 'advanceable', only: 'rezzed' }),
        gainsSubs({ cards: 'this', times: tokensHere('advancement') }, sub(trace(2, tags(1)))),
      ],
    ],
  }),
  upgrade('Simone Diego', {
    code: '02099',
    faction: 'weyland-consortium',
    influence: 2,
    unique: true,
    subtypes: ['sysop'],
    cost: 4,
    trash: 3,
    abilities: [
      constant({
        of: 'recurring',
        credits: 2,
        for: [{ to: 'advance', cards: { server: 'this' } }],
      }),
    ],
  }),
  asset('Dedicated Response Team', {
    code: '02118',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['hostile'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'run-ended', outcome: 'successful', if: { is: 'tagged' } }, [damage('meat', 2)]),
    ],
  }),
  ice('Burke Bugs', {
    code: '02119',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['sentry', 'destroyer'],
    cost: 0,
    strength: 0,
    abilities: [
      sub(
        trace(0, choose({ type: 'program' }, 'program', { who: 'runner' }), {
          do: 'trash',
          cards: { named: 'program' },
          by: 'runner',
        }),
      ),
    ],
  }),
];
