import type { CardValue } from '#rules';
import { pay, mayWhen, constant, always, play, breaks, boost, prevents } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { gain, draw, choose, runOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  runnerIdentity('Kate "Mac" McCaffrey: Digital Tinker', {
    code: '01033',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      constant({
        of: 'install-cost',
        cards: { type: ['program', 'hardware'] },
        by: -1,
        first: 'turn',
      }),
    ],
  }),
  event('Diesel', {
    code: '01034',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [play(draw('runner', 3))],
  }),
  event('Modded', {
    code: '01035',
    faction: 'shaper',
    influence: 2,
    subtypes: ['mod'],
    cost: 0,
    abilities: [
      play({
        do: 'install',
        from: { in: 'grip', type: ['program', 'hardware'] },
        most: 1,
        discount: 3,
      }),
    ],
  }),
  event("The Maker's Eye", {
    code: '01036',
    faction: 'shaper',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['R&D'], [constant({ of: 'accesses', server: 'R&D', by: 2 })]))],
  }),
  event('Tinkering', {
    code: '01037',
    faction: 'shaper',
    influence: 4,
    subtypes: ['mod'],
    cost: 0,
    abilities: [
      play(choose({ type: 'ice' }, 'ice'), {
        do: 'lasting',
        until: 'turn',
        on: { named: 'ice' },
        abilities: [
          constant({ of: 'subtypes', cards: 'target', gain: ['sentry', 'code gate', 'barrier'] }),
        ],
      }),
    ],
  }),
  hardware('Akamatsu Mem Chip', {
    code: '01038',
    faction: 'shaper',
    influence: 1,
    subtypes: ['chip'],
    cost: 1,
    abilities: [constant({ of: 'memory-limit', by: 1 })],
  }),
  hardware('Rabbit Hole', {
    code: '01039',
    faction: 'shaper',
    influence: 1,
    subtypes: ['link'],
    cost: 2,
    abilities: [
      constant({ of: 'link', by: 1 }),
      mayWhen({ on: 'installed', this: true }, [
        { do: 'search', deck: 'stack', for: { copyOf: 'this' }, as: 'found' },
        { do: 'install', from: { named: 'found' }, most: 1 },
      ]),
    ],
  }),
  hardware('The Personal Touch', {
    code: '01040',
    faction: 'shaper',
    influence: 2,
    subtypes: ['mod'],
    cost: 2,
    abilities: [
      always({ of: 'install-only', on: { subtype: 'icebreaker' } }),
      constant({ of: 'strength', cards: 'host', by: 1 }),
    ],
  }),
  hardware('The Toolbox', {
    code: '01041',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 9,
    abilities: [
      [constant({ of: 'memory-limit', by: 2 }), constant({ of: 'link', by: 2 })],
      constant({ of: 'recurring', credits: 2, for: ['icebreakers'] }),
    ],
  }),
  program('Battering Ram', {
    code: '01042',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 5,
    memory: 2,
    strength: 3,
    abilities: [breaks(2, 2, 'barrier'), boost(1, 1, 'run')],
  }),
  program('Gordian Blade', {
    code: '01043',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 4,
    memory: 1,
    strength: 2,
    abilities: [breaks(1, 1, 'code gate'), boost(1, 1, 'run')],
  }),
  program('Magnum Opus', {
    code: '01044',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 5,
    memory: 2,
    strength: null,
    abilities: [pay({ clicks: 1 }, [gain('runner', 2)])],
  }),
  program('Net Shield', {
    code: '01045',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      prevents({ credits: 1 }, { what: 'damage', kinds: ['net'], amount: 1, first: 'turn' }),
    ],
  }),
  program('Pipeline', {
    code: '01046',
    faction: 'shaper',
    influence: 1,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [breaks(1, 1, 'sentry'), boost(2, 1, 'run')],
  }),
  resource("Aesop's Pawnshop", {
    code: '01047',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['location', 'connection'],
    cost: 1,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [gain('runner', 3)], {
        trash: { side: 'runner', other: true },
      }),
    ],
  }),
  resource('Sacrificial Construct', {
    code: '01048',
    faction: 'shaper',
    influence: 1,
    subtypes: ['remote'],
    cost: 0,
    abilities: [prevents({ trashThis: true }, { what: 'trash', types: ['program', 'hardware'] })],
  }),
];
