import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  playOnlyIf,
  whenAccessed,
  revealedFromRd,
  trashedLastTurn,
} from '../words/ability';
import { agenda, asset, upgrade, ice, operation, corpIdentity } from '../words/card';
import { gain, draw, tags, endUnless, trace, choose, per } from '../words/effect';

export const nbn: readonly CardValue[] = [
  asset('Echo Chamber', {
    code: '21015',
    faction: 'nbn',
    influence: 4,
    subtypes: [],
    cost: 4,
    trash: 1,
    abilities: [
      [
        pay({ clicks: 3 }, [{ do: 'move', cards: 'this', to: 'corp-score' }]),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  operation('Self-Growth Program', {
    code: '21016',
    faction: 'nbn',
    influence: 3,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf({ is: 'tagged' }, choose({ side: 'runner' }, 'back', { least: 2, most: 2 }), {
        do: 'move',
        cards: { named: 'back' },
        to: 'hand',
      }),
    ],
  }),
  upgrade('Calibration Testing', {
    code: '21017',
    faction: 'nbn',
    influence: 3,
    subtypes: ['off-site'],
    cost: 3,
    trash: 2,
    abilities: [
      constant({ of: 'install-only', on: 'remote' }),
      pay({ trashThis: true }, [
        choose({ type: ['agenda', 'asset', 'upgrade'], server: 'this' }, 'set'),
        { do: 'place', counter: 'advancement', amount: 1, on: { named: 'set' } },
      ]),
    ],
  }),
  ice('Jua', {
    code: '21034',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry'],
    cost: 2,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        {
          do: 'lasting',
          until: 'turn',
          abilities: [constant({ of: 'cannot', verb: 'install', who: 'runner' })],
        },
      ]),
      sub({
        do: 'if',
        condition: { is: 'at-least', amount: { of: 'count', cards: { side: 'runner' } }, least: 2 },
        then: [
          choose({ side: 'runner' }, 'two', { least: 2, most: 2 }),
          choose({ named: 'two' }, 'one', { who: 'runner' }),
          { do: 'move', cards: { named: 'one' }, to: 'top' },
        ],
      }),
    ],
  }),
  operation('Threat Assessment', {
    code: '21035',
    faction: 'nbn',
    influence: 3,
    subtypes: ['reprisal', 'gray ops'],
    cost: 1,
    abilities: [
      playOnlyIf(
        trashedLastTurn(),
        choose({ side: 'runner' }, 'assessed'),
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'add-to-stack',
              effects: [{ do: 'move', cards: { named: 'assessed' }, to: 'top' }],
            },
            { option: 'take-tags', effects: [tags(2)] },
          ],
        },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  corpIdentity('Azmari EdTech: Shaping the Future', {
    code: '21054',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 40,
    influenceLimit: 15,
    abilities: [
      [
        mayWhen({ on: 'turn-ended', side: 'corp' }, [
          {
            do: 'name',
            among: { kinds: ['event', 'hardware', 'program', 'resource'] },
            as: 'named',
          },
          {
            do: 'lasting',
            until: 'forever',
            on: 'this',
            x: { of: 'var', name: 'named' },
            abilities: [constant({ of: 'kept', as: 'named' })],
          },
        ]),
        when(
          {
            on: ['played', 'installed'],
            side: 'runner',
            card: {
              called: { kept: 'named', among: ['event', 'hardware', 'program', 'resource'] },
            },
            first: 'turn',
          },
          [gain('corp', 2)],
        ),
      ],
    ],
  }),
  agenda('Degree Mill', {
    code: '21055',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [
      constant({
        of: 'steal-also',
        cards: 'this',
        cost: { put: { cards: { in: 'installed', side: 'runner' }, amount: 2, to: 'shuffled' } },
      }),
    ],
  }),
  asset('Personalized Portal', {
    code: '21056',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 3,
    trash: 3,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [
        draw('runner', 1),
        {
          do: 'may',
          effects: [gain('corp', { of: 'half', amount: { of: 'count', cards: { in: 'grip' } } })],
        },
      ]),
    ],
  }),
  ice('Endless EULA', {
    code: '21074',
    faction: 'nbn',
    influence: 2,
    subtypes: ['barrier'],
    cost: 6,
    strength: 0,
    abilities: [
      sub(endUnless('runner', { credits: 1 })),
      sub(endUnless('runner', { credits: 1 })),
      sub(endUnless('runner', { credits: 1 })),
      sub(endUnless('runner', { credits: 1 })),
      sub(endUnless('runner', { credits: 1 })),
      sub(endUnless('runner', { credits: 1 })),
    ],
  }),
  ice('Sandman', {
    code: '21075',
    faction: 'nbn',
    influence: 3,
    subtypes: ['code gate'],
    cost: 5,
    strength: 3,
    abilities: [
      sub(choose({ side: 'runner' }, 'back'), { do: 'move', cards: { named: 'back' }, to: 'hand' }),
      sub(choose({ side: 'runner' }, 'back'), { do: 'move', cards: { named: 'back' }, to: 'hand' }),
    ],
  }),
  asset('Amani Senai', {
    code: '21076',
    faction: 'nbn',
    influence: 4,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 4,
    abilities: [
      mayWhen({ on: ['scored', 'stolen'] }, [
        {
          do: 'trace',
          base: { of: 'property', what: 'requirement', on: 'that' },
          success: [
            choose({ side: 'runner' }, 'back'),
            { do: 'move', cards: { named: 'back' }, to: 'hand' },
          ],
        },
      ]),
    ],
  }),
  operation('Standard Procedure', {
    code: '21097',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'last-turn' },
        { do: 'name', among: { kinds: ['event', 'hardware', 'program', 'resource'] }, as: 'type' },
        { do: 'reveal', cards: { all: { in: 'grip' } } },
        gain(
          'corp',
          per(2, {
            of: 'count',
            cards: {
              in: 'grip',
              called: { as: 'type', among: ['event', 'hardware', 'program', 'resource'] },
            },
          }),
        ),
      ),
    ],
  }),
  upgrade('Intake', {
    code: '21098',
    faction: 'nbn',
    influence: 3,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [
          trace(
            4,
            choose(
              {
                side: 'runner',
                any: [{ type: 'program' }, { type: 'resource', subtype: 'virtual' }],
              },
              'back',
            ),
            { do: 'move', cards: { named: 'back' }, to: 'hand' },
          ),
        ],
      }),
    ],
  }),
  agenda('Better Citizen Program', {
    code: '21116',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 4,
    points: 2,
    abilities: [
      mayWhen(
        {
          on: ['played', 'installed'],
          side: 'runner',
          card: {
            any: [
              { type: 'event', subtype: 'run' },
              { type: 'program', subtype: 'icebreaker' },
            ],
          },
          first: 'turn',
        },
        [tags(1)],
      ),
    ],
  }),
  operation('Market Forces', {
    code: '21117',
    faction: 'nbn',
    influence: 3,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'tagged' },
        { do: 'lose', who: 'runner', credits: per(3, { of: 'tags' }), as: 'lost' },
        gain('corp', { of: 'var', name: 'lost' }),
      ),
    ],
  }),
];
