import type { CardValue } from '#rules';
import { boost, breaks, mayWhen, pay, play, when } from '../words/ability';
import { event, program, runnerIdentity } from '../words/card';
import { draw, gain, placeOn, runOn, tags, tokensHere } from '../words/effect';

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
];
