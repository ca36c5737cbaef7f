import type { CardValue } from '#rules';
import { boost, breaks, constant, mayWhen, pay, play, when } from '../words/ability';
import { event, program, resource, runnerIdentity } from '../words/card';
import { draw, gain, placeOn, runOn, tags, tokensHere, trashThis } from '../words/effect';

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
      play(runOn(['HQ'], [when({ on: 'run-successful' }, [gain('runner', 9), tags(1)])])),
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
      pay({ trashThis: true }, [gain('runner', tokensHere('credit'))]),
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
  resource('Miss Bones', {
    code: '22014',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'credit', 12)]),
        when(
          {
            on: 'card-credits-spent',
            this: true,
            if: {
              is: 'not',
              condition: { is: 'at-least', amount: tokensHere('credit'), least: 1 },
            },
          },
          [trashThis()],
        ),
      ],
      constant({
        of: 'credits-usable',
        for: [{ to: 'trash', cards: { in: 'installed', side: 'corp' } }],
      }),
    ],
  }),
];
