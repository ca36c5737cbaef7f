import type { CardValue } from '#rules';
import { boost, breaks, constant, mayWhen, pay, play, stockedWith, when } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, gain, placeOn, runOn, tags, tokensHere } from '../words/effect';

export const criminal: readonly CardValue[] = [
  runnerIdentity('Liza Talking Thunder: Prominent Legislator', {
    code: '22008',
    faction: 'criminal',
    subtypes: ['g-mod'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'run-successful', server: 'central', first: 'turn' }, [
        draw('runner', 2),
        tags(1),
      ]),
    ],
  }),
  event('Hot Pursuit', {
    code: '22009',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(
        runOn(['HQ'], [when({ on: 'run-successful', server: 'HQ' }, [gain('runner', 9), tags(1)])]),
      ),
    ],
  }),
  hardware('Paragon', {
    code: '22010',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      mayWhen({ on: 'run-successful', first: 'turn' }, [
        gain('runner', 1),
        { do: 'look', deck: 'stack', amount: 1, as: 'seen' },
        choose({ rest: 'seen' }, 'under', { least: 0 }),
        { do: 'move', cards: { named: 'under' }, to: 'bottom' },
      ]),
    ],
  }),
  program('Bankroll', {
    code: '22011',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen({ on: 'run-successful' }, [placeOn('this', 'credit', 1)]),
      pay({ trashThis: true }, [{ do: 'take', credits: tokensHere('credit') }]),
    ],
  }),
  program('Tycoon', {
    code: '22012',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 1,
    memory: 1,
    strength: 1,
    abilities: [
      when({ on: 'encounter-ended', with: 'this' }, [gain('corp', 2)]),
      breaks(1, 2, 'barrier'),
      boost(2, 3),
    ],
  }),
  resource('Thunder Art Gallery', {
    code: '22013',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 3,
    abilities: [
      mayWhen({ on: ['tags-avoided', 'tags-removed'], side: 'runner', first: 'turn' }, [
        { do: 'install', from: { in: 'grip' }, most: 1, discount: 1 },
      ]),
    ],
  }),
  resource('Miss Bones', {
    code: '22014',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      stockedWith(12, 'installed', 'card-credits-spent'),
      constant({
        of: 'credits-usable',
        for: [{ to: 'trash', cards: { in: 'installed', side: 'corp' } }],
      }),
    ],
  }),
];
