import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  play,
  playOnlyIf,
  current,
  whenAccessed,
  revealedFromRd,
  gainsSubs,
} from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  lose,
  draw,
  tags,
  endTheRun,
  trace,
  trashThis,
  choose,
  trashPrograms,
} from '../words/effect';

export const nbn: readonly CardValue[] = [
  corpIdentity('SYNC: Everything, Everywhere', {
    code: '09001',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 40,
    influenceLimit: 15,
    abilities: [
      pay({ clicks: 1 }, [{ do: 'flip' }]),
      constant({ of: 'action-cost', action: 'remove-tag', by: 1 }),
    ],
    backs: [
      {
        title: 'SYNC: Everything, Everywhere',
        abilities: [
          { ...pay({ clicks: 1 }, [{ do: 'flip' }]), line: 3 },
          { ...constant({ of: 'action-cost', action: 'trash-resource', by: -2 }), line: 4 },
        ],
      },
    ],
  }),
  corpIdentity('New Angeles Sol: Your News', {
    code: '09002',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen({ on: ['scored', 'stolen'] }, [
        { do: 'play', from: { in: ['hq', 'archives'], subtype: 'current' }, most: 1, must: true },
      ]),
    ],
  }),
  corpIdentity('Spark Agency: Worldswide Reach', {
    code: '09003',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: 'rezzed', card: { subtype: 'advertisement' }, first: 'turn' }, [
        lose('runner', 1),
      ]),
    ],
  }),
  agenda('15 Minutes', {
    code: '09004',
    faction: 'nbn',
    influence: null,
    unique: true,
    subtypes: [],
    advancement: 2,
    points: 1,
    abilities: [
      [
        pay({ clicks: 1 }, [{ do: 'shuffle', deck: 'rd', cards: 'this' }]),
        constant({ of: 'active-in', place: 'runner-score' }),
      ],
    ],
  }),
  agenda('Improved Tracers', {
    code: '09005',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      constant({ of: 'strength', cards: { type: 'ice', subtype: 'tracer' }, by: 1 }),
      constant({ of: 'trace-base', by: 1, subs: true }),
    ],
  }),
  agenda('Rebranding Team', {
    code: '09006',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 4,
    points: 2,
    abilities: [constant({ of: 'subtypes', cards: { type: 'asset' }, gain: ['advertisement'] })],
  }),
  agenda('Quantum Predictive Model', {
    code: '09007',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'tagged' },
        effects: [{ do: 'move', cards: 'this', to: 'corp-score' }],
      }),
    ],
  }),
  asset('Lily Lockwell', {
    code: '09008',
    faction: 'nbn',
    influence: 4,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'rezzed', this: true }, [draw('corp', 3)]),
      pay({ clicks: 1, tags: 1 }, [
        { do: 'search', deck: 'rd', for: { type: 'operation' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'top' },
      ]),
    ],
  }),
  asset('News Team', {
    code: '09009',
    faction: 'nbn',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      revealedFromRd(),
      [
        whenAccessed({
          optional: false,
          effects: [
            {
              do: 'option',
              who: 'runner',
              must: true,
              options: [
                { option: 'take-tags', effects: [tags(2)] },
                {
                  option: 'add-to-score-area',
                  effects: [{ do: 'move', cards: 'this', to: 'runner-score' }],
                },
              ],
            },
          ],
        }),
        constant({ of: 'worth', points: -1 }),
      ],
    ],
  }),
  asset('Shannon Claire', {
    code: '09010',
    faction: 'nbn',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 0,
    trash: 3,
    abilities: [
      pay({ clicks: 1 }, [{ do: 'draw', who: 'corp', cards: 1, from: 'bottom' }]),
      pay({ trashThis: true }, [
        {
          do: 'option',
          must: true,
          options: [
            {
              option: 'search-rd',
              effects: [
                { do: 'search', deck: 'rd', for: { type: 'agenda' }, as: 'found', reveal: true },
                { do: 'move', cards: { named: 'found' }, to: 'bottom' },
              ],
            },
            {
              option: 'search-archives',
              effects: [
                choose({ in: 'archives', type: 'agenda' }, 'found'),
                { do: 'reveal', cards: { named: 'found' } },
                { do: 'move', cards: { named: 'found' }, to: 'bottom' },
              ],
            },
          ],
        },
      ]),
    ],
  }),
  asset('Victoria Jenkins', {
    code: '09011',
    faction: 'nbn',
    influence: 5,
    unique: true,
    subtypes: ['executive'],
    cost: 3,
    trash: 5,
    abilities: [
      constant({ of: 'clicks', side: 'runner', by: -1 }),
      [
        {
          ...when({ on: 'trashed', this: true, if: { is: 'accessing', card: 'this' } }, [
            { do: 'move', cards: 'this', to: 'runner-score' },
          ]),
          anywhere: true,
        },
        constant({ of: 'worth', points: 2 }),
      ],
    ],
  }),
  asset('Reality Threedee', {
    code: '09012',
    faction: 'nbn',
    influence: 2,
    subtypes: ['illicit'],
    cost: 0,
    trash: 6,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      when({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'if',
          condition: { is: 'tagged' },
          then: [gain('corp', 2)],
          otherwise: [gain('corp', 1)],
        },
      ]),
    ],
  }),
  ice('Archangel', {
    code: '09013',
    faction: 'nbn',
    influence: 4,
    subtypes: ['code gate', 'tracer', 'ambush'],
    cost: 4,
    strength: 6,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        cost: { credits: 3 },
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(
        trace(6, choose({ side: 'runner' }, 'card'), {
          do: 'move',
          cards: { named: 'card' },
          to: 'hand',
        }),
      ),
    ],
  }),
  ice('News Hound', {
    code: '09014',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 2,
    strength: 4,
    abilities: [
      {
        ...gainsSubs({ cards: 'this' }, sub(endTheRun())),
        while: {
          is: 'at-least',
          amount: { of: 'count', cards: { in: 'play', subtype: 'current' } },
          least: 1,
        },
      },
      sub(trace(3, tags(1))),
    ],
  }),
  ice('Resistor', {
    code: '09015',
    faction: 'nbn',
    influence: 2,
    subtypes: ['barrier', 'tracer'],
    cost: 0,
    strength: 0,
    abilities: [
      constant({ of: 'strength', cards: 'this', by: { of: 'tags' } }),
      sub(trace(4, endTheRun())),
    ],
  }),
  ice('Special Offer', {
    code: '09016',
    faction: 'nbn',
    influence: 2,
    subtypes: ['trap', 'advertisement'],
    cost: 1,
    strength: 3,
    abilities: [sub(gain('corp', 5), trashThis())],
  }),
  ice('TL;DR', {
    code: '09017',
    faction: 'nbn',
    influence: 2,
    subtypes: ['code gate'],
    cost: 1,
    strength: 4,
    abilities: [
      sub({
        do: 'lasting',
        until: 'encounter',
        from: 'next-encounter',
        abilities: [gainsSubs({ cards: 'encountered', doubled: true })],
      }),
    ],
  }),
  ice('Turnpike', {
    code: '09018',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 2,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [lose('runner', 1)]),
      sub(trace(5, tags(1))),
    ],
  }),
  operation('24/7 News Cycle', {
    code: '09019',
    faction: 'nbn',
    influence: 3,
    subtypes: [],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { forfeit: 'any' } }),
      play({ do: 'resolve-scored', of: { in: 'corp-score', type: 'agenda' } }),
    ],
  }),
  operation('Ad Blitz', {
    code: '09020',
    faction: 'nbn',
    influence: 1,
    subtypes: ['double'],
    cost: 'X',
    abilities: [
      [constant({ of: 'play-also', cost: { clicks: 1 } })],
      play({
        do: 'repeat',
        times: { of: 'x' },
        effects: [
          {
            do: 'install',
            from: { in: ['archives', 'hq'], subtype: 'advertisement' },
            most: 1,
            as: 'ad',
          },
          { do: 'rez', cards: { named: 'ad' } },
        ],
      }),
    ],
  }),
  operation('Media Blitz', {
    code: '09021',
    faction: 'nbn',
    influence: 3,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [...current()],
      play(
        {
          do: 'choose',
          from: { in: 'runner-score', type: 'agenda' },
          least: 1,
          most: 1,
          as: 'agenda',
          lasting: true,
        },
        { do: 'gain-text', of: { named: 'agenda' } },
      ),
    ],
  }),
  operation('The All-Seeing I', {
    code: '09022',
    faction: 'nbn',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'tagged' },
        {
          do: 'may',
          who: 'runner',
          effects: [{ do: 'lose-bad-publicity', amount: 1 }],
          otherwise: [{ do: 'trash', cards: { all: { type: 'resource' } }, by: 'corp' }],
        },
      ),
    ],
  }),
  operation('Surveillance Sweep', {
    code: '09023',
    faction: 'nbn',
    influence: 3,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      constant({ of: 'trace-first', who: 'runner' }, { is: 'in-run' }),
    ],
  }),
  upgrade('Keegan Lane', {
    code: '09024',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: ['sysop'],
    cost: 0,
    trash: 3,
    abilities: [
      pay({ trashThis: true, tags: 1 }, trashPrograms(1), { if: { is: 'in-run', on: 'this' } }),
    ],
  }),
  upgrade('Rutherford Grid', {
    code: '09025',
    faction: 'nbn',
    influence: 2,
    subtypes: ['region'],
    cost: 0,
    trash: 4,
    abilities: [constant({ of: 'trace-base', by: 2 }, { is: 'in-run', on: 'this' })],
  }),
];
