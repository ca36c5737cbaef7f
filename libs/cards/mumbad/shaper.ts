import type { CardValue } from '#rules';
import { boost, constant, mayWhen, pay, when } from '../words/ability';
import { program, resource, runnerIdentity } from '../words/card';
import { choose, draw, placeOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  runnerIdentity('Jesminder Sareen: Girl Behind the Curtain', {
    code: '10006',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'run-began' }, [
        { do: 'lasting', until: 'run', abilities: [constant({ of: 'avoids-next-tag' })] },
      ]),
    ],
  }),
  resource('Artist Colony', {
    code: '10009',
    faction: 'shaper',
    influence: 3,
    subtypes: ['location'],
    cost: 0,
    abilities: [
      pay({ forfeit: 'any' }, [
        {
          do: 'search',
          deck: 'stack',
          for: { type: ['hardware', 'program', 'resource'] },
          as: 'found',
        },
        { do: 'install', from: { named: 'found' }, most: 1 },
      ]),
    ],
  }),
  program('Brahman', {
    code: '10062',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 4,
    memory: 2,
    strength: 3,
    abilities: [
      pay({ credits: 1 }, [{ do: 'break', upTo: 2 }], { breaks: true }),
      { ...boost(2, 1) },
      when({ on: 'encounter-ended', with: 'this' }, [
        choose({ type: 'program', not: 'virus' }, 'back'),
        { do: 'move', cards: { named: 'back' }, to: 'top' },
      ]),
    ],
  }),
  resource('Patron', {
    code: '10063',
    faction: 'shaper',
    influence: 3,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [
        { do: 'choose-server' },
        {
          do: 'lasting',
          until: 'turn',
          abilities: [
            {
              kind: 'instead',
              of: 'access',
              server: 'chosen',
              optional: false,
              if: {
                is: 'not',
                condition: {
                  is: 'at-least',
                  amount: {
                    of: 'happened',
                    fact: 'run-successful',
                    when: 'this-turn',
                    server: 'chosen',
                  },
                  least: 2,
                },
              },
              effects: [draw('runner', 2)],
            },
          ],
        },
      ]),
    ],
  }),
  resource('Temple of the Liberated Mind', {
    code: '10082',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 2,
    abilities: [
      pay({ clicks: 1 }, [placeOn('this', 'power', 1)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [{ do: 'gain-clicks', who: 'runner', clicks: 1 }],
        { if: { is: 'turn', of: 'runner' }, limit: 'turn' },
      ),
    ],
  }),
];
