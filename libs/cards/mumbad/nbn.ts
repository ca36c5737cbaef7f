import type { CardValue } from '#rules';
import {
  constant,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, draw, gain, lose, placeAdvancement, trace, per } from '../words/effect';

export const nbn: readonly CardValue[] = [
  asset('Kala Ghoda Real TV', {
    code: '10015',
    faction: 'nbn',
    influence: 1,
    subtypes: ['cast'],
    cost: 0,
    trash: 4,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        { do: 'look', deck: 'stack', amount: 1, as: 'seen' },
      ]),
      pay({ trashThis: true }, [{ do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'runner' }]),
    ],
  }),
  ice('Interrupt 0', {
    code: '10016',
    faction: 'nbn',
    influence: 1,
    subtypes: ['code gate'],
    cost: 2,
    strength: 4,
    abilities: [
      sub({
        do: 'lasting',
        until: 'run',
        abilities: [constant({ of: 'break-also', cost: { credits: 1 } })],
      }),
      sub({
        do: 'lasting',
        until: 'run',
        abilities: [constant({ of: 'break-also', cost: { credits: 1 } })],
      }),
    ],
  }),
  agenda('Remote Data Farm', {
    code: '10033',
    faction: 'nbn',
    influence: null,
    subtypes: ['expansion'],
    advancement: 4,
    points: 2,
    abilities: [constant({ of: 'hand-size', side: 'corp', by: 2 })],
  }),
  upgrade('Disposable HQ', {
    code: '10034',
    faction: 'nbn',
    influence: 1,
    subtypes: ['ambush'],
    cost: 0,
    trash: 5,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        effects: [
          choose({ in: 'hq' }, 'cards', { least: 0, most: { of: 'count', cards: { in: 'hq' } } }),
          { do: 'move', cards: { named: 'cards' }, to: 'bottom' },
        ],
      }),
    ],
  }),
  asset('Sensie Actors Union', {
    code: '10053',
    faction: 'nbn',
    influence: 2,
    subtypes: ['political'],
    cost: 0,
    trash: 2,
    abilities: [
      mayWhen(
        {
          on: 'turn-began',
          side: 'corp',
          if: { is: 'not', condition: { is: 'protected', server: 'this' } },
        },
        [
          draw('corp', 3),
          choose({ in: 'hq' }, 'sunk'),
          { do: 'move', cards: { named: 'sunk' }, to: 'bottom' },
        ],
      ),
    ],
  }),
  asset('Aryabhata Tech', {
    code: '10070',
    faction: 'nbn',
    influence: 2,
    subtypes: ['ritzy'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'trace-ended', outcome: 'successful' }, [gain('corp', 1), lose('runner', 1)]),
    ],
  }),
  operation("Salem's Hospitality", {
    code: '10071',
    faction: 'nbn',
    influence: 4,
    subtypes: ['alliance', 'gray ops'],
    cost: 2,
    abilities: [
      {
        ...play(
          { do: 'name', among: { titles: 'runner' }, as: 'named' },
          { do: 'reveal', cards: { all: { in: 'grip' } } },
          { do: 'trash', cards: { all: { in: 'grip', copyOf: { named: 'named' } } } },
        ),
        line: 1,
      },
    ],
  }),
  agenda('Puppet Master', {
    code: '10090',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [mayWhen({ on: 'run-successful' }, [...placeAdvancement()])],
  }),
  ice('Waiver', {
    code: '10091',
    faction: 'nbn',
    influence: 2,
    subtypes: ['code gate', 'tracer'],
    cost: 5,
    strength: 5,
    abilities: [
      sub(
        trace(
          5,
          { do: 'reveal', cards: { all: { in: 'grip' } } },
          {
            do: 'trash',
            cards: {
              all: { in: 'grip', measure: { of: 'cost', atMost: { of: 'trace', part: 'excess' } } },
            },
            by: 'corp',
          },
        ),
      ),
    ],
  }),
  operation('Exchange of Information', {
    code: '10092',
    faction: 'nbn',
    influence: 2,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'tagged' },
        choose({ in: 'corp-score', type: 'agenda' }, 'own'),
        choose({ in: 'runner-score', type: 'agenda' }, 'other'),
        { do: 'swap', cards: { named: 'own' }, with: { named: 'other' } },
      ),
    ],
  }),
  corpIdentity("Harishchandra Ent.: Where You're the Star", {
    code: '10107',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 17,
    abilities: [constant({ of: 'open-grip' }, { is: 'tagged' })],
  }),
  asset('Full Immersion RecStudio', {
    code: '10108',
    faction: 'nbn',
    influence: 4,
    subtypes: ['facility'],
    cost: 2,
    trash: 3,
    abilities: [
      constant({ of: 'hosts', cards: { type: ['asset', 'agenda'] }, atMost: 2 }),
      constant({
        of: 'trash-cost',
        cards: { same: 'this' },
        by: per(3, { of: 'count', cards: { in: 'hosted' } }),
      }),
    ],
  }),
  asset('Ibrahim Salem', {
    code: '10109',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: ['alliance', 'character'],
    cost: 2,
    trash: 5,
    abilities: [
      { ...constant({ of: 'rez-also', cost: { forfeit: 'any' } }), line: 1 },
      {
        ...when({ on: 'turn-began', side: 'corp' }, [
          {
            do: 'name',
            among: { kinds: ['event', 'hardware', 'program', 'resource'] },
            as: 'type',
          },
          { do: 'look', hand: 'grip', as: 'seen' },
          choose(
            {
              in: 'grip',
              called: { as: 'type', among: ['event', 'hardware', 'program', 'resource'] },
            },
            'lost',
          ),
          { do: 'trash', cards: { named: 'lost' } },
        ]),
        line: 2,
      },
    ],
  }),
  upgrade('Navi Mumbai City Grid', {
    code: '10110',
    faction: 'nbn',
    influence: 2,
    subtypes: ['region'],
    cost: 2,
    trash: 3,
    abilities: [
      constant(
        { of: 'cannot', verb: 'use-paid', cards: { side: 'runner', not: 'icebreaker' } },
        { is: 'in-run', on: 'this' },
      ),
    ],
  }),
];
