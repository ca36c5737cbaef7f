import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  clicksBreak,
  constant,
  gainsSubs,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  rezWhen,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  both,
  choose,
  damage,
  draw,
  endTheRun,
  gain,
  per,
  placeOn,
  tags,
  tokensHere,
  trace,
  trashPrograms,
  trashThis,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  corpIdentity('Cerebral Imaging: Infinite Frontiers', {
    code: '03001',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant({ of: 'hand-size', side: 'corp', by: { of: 'pool', side: 'corp' }, base: true }),
    ],
  }),
  corpIdentity('Custom Biotics: Engineered for Success', {
    code: '03002',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 22,
    abilities: [],
  }),
  corpIdentity('NEXT Design: Guarding the Net', {
    code: '03003',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 12,
    abilities: [
      when({ on: 'first-turn-due' }, [
        {
          do: 'may',
          effects: [
            {
              do: 'install',
              from: { in: 'hq', type: 'ice' },
              most: 3,
              optional: true,
              apart: true,
            },
          ],
        },
        draw('corp', { of: 'lacking', amount: { of: 'count', cards: { in: 'hq' } }, to: 5 }),
      ]),
    ],
  }),
  agenda("Director Haas' Pet Project", {
    code: '03004',
    faction: 'haas-bioroid',
    influence: null,
    unique: true,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        {
          do: 'install',
          from: { in: ['hq', 'archives'] },
          most: 3,
          optional: true,
          free: true,
          at: 'new',
        },
      ]),
    ],
  }),
  agenda('Efficiency Committee', {
    code: '03005',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['initiative'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 3)]),
      pay({ clicks: 1, counters: { kind: 'agenda', amount: 1 } }, [
        { do: 'gain-clicks', who: 'corp', clicks: 2 },
        {
          do: 'lasting',
          until: 'turn',
          abilities: [constant({ of: 'cannot', verb: 'advance', who: 'corp' })],
        },
      ]),
    ],
  }),
  agenda('Project Wotan', {
    code: '03006',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['research'],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 3)]),
      pay(
        { counters: { kind: 'agenda', amount: 1 } },
        [
          {
            do: 'lasting',
            until: 'run',
            on: 'approached',
            abilities: [gainsSubs({ cards: 'target' }, sub(endTheRun()))],
          },
        ],
        {
          if: {
            is: 'fits',
            card: 'approached',
            as: { type: 'ice', subtype: 'bioroid', rezzed: true },
          },
        },
      ),
    ],
  }),
  agenda('Sentinel Defense Program', {
    code: '03007',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [when({ on: 'damage-suffered', damage: ['brain'] }, [damage('net', 1)])],
  }),
  asset('Alix T4LB07', {
    code: '03008',
    faction: 'haas-bioroid',
    influence: 1,
    unique: true,
    subtypes: ['bioroid'],
    cost: 1,
    trash: 2,
    abilities: [
      when({ on: 'installed', side: 'corp' }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 1, trashThis: true }, [gain('corp', per(2, tokensHere('power')))]),
    ],
  }),
  asset('Cerebral Overwriter', {
    code: '03009',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      canBeAdvanced(),
      whenAccessed({
        optional: true,
        cost: { credits: 3 },
        effects: [damage('brain', tokensHere('advancement'))],
      }),
    ],
  }),
  asset('Director Haas', {
    code: '03010',
    faction: 'haas-bioroid',
    influence: 5,
    unique: true,
    subtypes: ['executive'],
    cost: 3,
    trash: 5,
    abilities: [
      constant({ of: 'clicks', side: 'corp', by: 1 }),
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
  asset('Haas Arcology AI', {
    code: '03011',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: [],
    cost: 2,
    trash: 1,
    abilities: [
      { ...canBeAdvanced(), while: { is: 'fits', card: 'this', as: { unrezzed: true } } },
      pay(
        { clicks: 1, counters: { kind: 'advancement', amount: 1 } },
        [{ do: 'gain-clicks', who: 'corp', clicks: 2 }],
        { limit: 'turn' },
      ),
    ],
  }),
  asset('Thomas Haas', {
    code: '03012',
    faction: 'haas-bioroid',
    influence: 1,
    unique: true,
    subtypes: ['executive'],
    cost: 1,
    trash: 1,
    abilities: [
      canBeAdvanced(),
      pay({ trashThis: true }, [gain('corp', per(2, tokensHere('advancement')))]),
    ],
  }),
  operation('Bioroid Efficiency Research', {
    code: '03013',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['condition'],
    cost: 3,
    abilities: [
      play(
        choose({ type: 'ice', subtype: 'bioroid', unrezzed: true }, 'ice'),
        { do: 'rez', cards: { named: 'ice' }, free: true },
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            when({ on: 'all-broken', target: true, if: { is: 'installed', card: 'host' } }, [
              { do: 'derez', cards: 'host' },
              trashThis(),
            ]),
          ],
        },
      ),
    ],
  }),
  operation('Successful Demonstration', {
    code: '03014',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['transaction'],
    cost: 2,
    abilities: [
      playOnlyIf({ is: 'happened', fact: 'run-unsuccessful', when: 'last-turn' }, gain('corp', 7)),
    ],
  }),
  ice('Heimdall 2.0', {
    code: '03015',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['barrier', 'bioroid', 'ap'],
    cost: 11,
    strength: 7,
    abilities: [
      clicksBreak(2, 2),
      sub(damage('brain', 1)),
      sub(both(damage('brain', 1), endTheRun())),
      sub(endTheRun()),
    ],
  }),
  ice('Howler', {
    code: '03016',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['trap'],
    cost: 1,
    strength: 0,
    abilities: [
      sub(
        {
          do: 'install',
          from: { in: ['hq', 'archives'], type: 'ice', subtype: 'bioroid' },
          most: 1,
          optional: true,
          free: true,
          rezzed: true,
          at: 'behind-this',
          as: 'ice',
        },
        {
          do: 'if',
          condition: { is: 'installed', card: { named: 'ice' } },
          then: [
            {
              do: 'lasting',
              until: 'run',
              on: 'this',
              abilities: [
                when({ on: 'run-ended' }, [
                  both({ do: 'derez', cards: { named: 'ice' } }, { do: 'trash', cards: 'target' }),
                ]),
              ],
            },
          ],
        },
      ),
    ],
  }),
  ice('Ichi 2.0', {
    code: '03017',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['sentry', 'bioroid', 'destroyer', 'tracer'],
    cost: 8,
    strength: 5,
    abilities: [
      clicksBreak(2, 2),
      sub(...trashPrograms(1)),
      sub(...trashPrograms(1)),
      sub(trace(3, both(tags(1), damage('brain', 1)))),
    ],
  }),
  ice('Minelayer', {
    code: '03018',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate'],
    cost: 1,
    strength: 4,
    abilities: [
      sub({
        do: 'install',
        from: { in: 'hq', type: 'ice' },
        most: 1,
        optional: true,
        free: true,
        at: 'this-server',
      }),
    ],
  }),
  ice('Viktor 2.0', {
    code: '03019',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate', 'bioroid', 'tracer', 'ap'],
    cost: 5,
    strength: 5,
    abilities: [
      clicksBreak(2, 2),
      pay({ counters: { kind: 'power', amount: 1 } }, [damage('brain', 1)]),
      sub(trace(2, placeOn('this', 'power', 1))),
      sub(endTheRun()),
    ],
  }),
  ice('Zed 1.0', {
    code: '03020',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'bioroid', 'ap'],
    cost: 2,
    strength: 1,
    abilities: [
      clicksBreak(1),
      sub({
        do: 'if',
        condition: {
          is: 'happened',
          fact: 'spent-click-to-break',
          when: 'this-run',
          side: 'runner',
        },
        then: [damage('brain', 1)],
      }),
      sub({
        do: 'if',
        condition: {
          is: 'happened',
          fact: 'spent-click-to-break',
          when: 'this-run',
          side: 'runner',
        },
        then: [damage('brain', 1)],
      }),
    ],
  }),
  upgrade('Awakening Center', {
    code: '03021',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 2,
    trash: 3,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'ice', subtype: 'bioroid' } }),
      mayWhen({ on: 'server-approached', server: 'this' }, [
        choose({ in: 'hosted', type: 'ice', facedown: true }, 'woken'),
        { do: 'rez', cards: { named: 'woken' }, discount: 7 },
        {
          do: 'lasting',
          until: 'run',
          abilities: [
            when({ on: 'run-ended' }, [
              { do: 'trash', cards: { named: 'woken', fits: { faceup: true } } },
            ]),
          ],
        },
        { do: 'encounter', ice: { named: 'woken', fits: { faceup: true } } },
      ]),
    ],
  }),
  upgrade("Tyr's Hand", {
    code: '03022',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['hostile'],
    cost: 1,
    trash: 1,
    abilities: [
      rezWhen('break', { type: 'ice', subtype: 'bioroid', server: 'this' }),
      prevents(
        { trashThis: true },
        { what: 'break', on: { type: 'ice', subtype: 'bioroid', server: 'this' } },
      ),
    ],
  }),
];
