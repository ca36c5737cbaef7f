import type { CardValue } from '#rules';
import { pay, when, constant, always, play, breaks, boost } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { draw, placeOn, both, choose, runOn, tokensHere } from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity('Noise: Hacker Extraordinaire', {
    code: '01001',
    faction: 'anarch',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'installed', side: 'runner', card: { type: 'program', subtype: 'virus' } }, [
        { do: 'trash', cards: { top: 'rd', amount: 1 }, by: 'corp' },
      ]),
    ],
  }),
  event('Déjà Vu', {
    code: '01002',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      play(
        choose({ in: 'heap' }, 'card'),
        choose({ in: 'heap', subtype: 'virus' }, 'card', {
          most: 2,
          further: { subtype: 'virus' },
        }),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ),
    ],
  }),
  event('Demolition Run', {
    code: '01003',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [play(runOn(['HQ', 'R&D'], [constant({ of: 'access-trash-free' })]))],
  }),
  event('Stimhack', {
    code: '01004',
    faction: 'anarch',
    influence: 1,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play({
        do: 'run',
        on: 'any',
        credits: 9,
        during: [
          when({ on: 'run-ended' }, [
            { do: 'damage', kind: 'brain', amount: 1, suffered: true, unpreventable: true },
          ]),
        ],
      }),
    ],
  }),
  hardware('Cyberfeeder', {
    code: '01005',
    faction: 'anarch',
    influence: 1,
    subtypes: ['chip'],
    cost: 2,
    abilities: [
      constant({ of: 'recurring', credits: 1, for: ['icebreakers', 'installing viruses'] }),
    ],
  }),
  hardware('Grimoire', {
    code: '01006',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      when({ on: 'installed', side: 'runner', card: { type: 'program', subtype: 'virus' } }, [
        placeOn('that', 'virus', 1),
      ]),
    ],
  }),
  program('Corroder', {
    code: '01007',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 2,
    memory: 1,
    strength: 2,
    abilities: [breaks(1, 1, 'barrier'), boost(1, 1)],
  }),
  program('Datasucker', {
    code: '01008',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'central' }, [placeOn('this', 'virus', 1)]),
      pay({ counters: { kind: 'virus', amount: 1 } }, [
        {
          do: 'lasting',
          until: 'encounter',
          on: 'encountered',
          abilities: [constant({ of: 'strength', cards: 'target', by: -1 })],
        },
      ]),
    ],
  }),
  program('Djinn', {
    code: '01009',
    faction: 'anarch',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'hosts',
        cards: { type: 'program', not: 'icebreaker' },
        memory: 3,
        freeMemory: true,
      }),
      pay(
        { clicks: 1, credits: 1 },
        [
          {
            do: 'search',
            deck: 'stack',
            for: { type: 'program', subtype: 'virus' },
            as: 'found',
            reveal: true,
          },
          { do: 'move', cards: { named: 'found' }, to: 'hand' },
        ],
        { line: 2 },
      ),
    ],
  }),
  program('Medium', {
    code: '01010',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'R&D' }, [placeOn('this', 'virus', 1)]),
      constant({
        of: 'accesses',
        server: 'R&D',
        by: { of: 'less', amount: tokensHere('virus'), by: 1 },
        upTo: true,
      }),
    ],
  }),
  program('Mimic', {
    code: '01011',
    faction: 'anarch',
    influence: 1,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 3,
    abilities: [breaks(1, 1, 'sentry')],
  }),
  program('Parasite', {
    code: '01012',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      always({ of: 'install-only', on: { type: 'ice', rezzed: true } }),
      [
        constant({
          of: 'strength',
          cards: 'host',
          by: { of: 'times', factor: -1, amount: tokensHere('virus') },
        }),
        constant({ of: 'trashed-at-no-strength', cards: 'host' }),
      ],
      when({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'virus', 1)]),
    ],
  }),
  program('Wyrm', {
    code: '01013',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'ai'],
    cost: 1,
    memory: 1,
    strength: 1,
    abilities: [
      pay({ credits: 3 }, [{ do: 'break', upTo: 1, maxStrength: 0 }], { breaks: true }),
      pay({ credits: 1 }, [
        {
          do: 'lasting',
          until: 'encounter',
          on: 'encountered',
          abilities: [constant({ of: 'strength', cards: 'target', by: -1 })],
        },
      ]),
      boost(1, 1),
    ],
  }),
  program('Yog.0', {
    code: '01014',
    faction: 'anarch',
    influence: 1,
    subtypes: ['icebreaker', 'decoder'],
    cost: 5,
    memory: 1,
    strength: 3,
    abilities: [breaks(0, 1, 'code gate')],
  }),
  resource('Ice Carver', {
    code: '01015',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['virtual'],
    cost: 3,
    abilities: [constant({ of: 'strength', cards: 'encountered', by: -1 })],
  }),
  resource('Wyldside', {
    code: '01016',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['location', 'seedy'],
    cost: 3,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        both(draw('runner', 2), { do: 'lose-clicks', who: 'runner', clicks: 1 }),
      ]),
    ],
  }),
];
