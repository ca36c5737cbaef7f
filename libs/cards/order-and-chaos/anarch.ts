import type { CardValue } from '#rules';
import { constant, mayWhen, play, when } from '../words/ability';
import { event, hardware, resource, runnerIdentity } from '../words/card';
import { both, draw, gain, placeOn, runOn, tokensHere } from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity("Edward Kim: Humanity's Hammer", {
    code: '07028',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      when({ on: 'accessed', card: { type: 'operation' }, first: 'turn' }, [
        { do: 'trash', cards: 'accessed', by: 'runner' },
      ]),
    ],
  }),
  runnerIdentity('MaxX: Maximum Punk Rock', {
    code: '07029',
    faction: 'anarch',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'trash', cards: { top: 'stack', amount: 2 } },
        draw('runner', 1),
      ]),
    ],
  }),
  runnerIdentity('Valencia Estevez: The Angel of Cayambe', {
    code: '07030',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [constant({ of: 'starts-with', badPublicity: 1 })],
  }),
  event('Amped Up', {
    code: '07031',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        both(
          { do: 'gain-clicks', who: 'runner', clicks: 3 },
          { do: 'damage', kind: 'brain', amount: 1, suffered: true, unpreventable: true },
        ),
      ),
    ],
  }),
  event("I've Had Worse", {
    code: '07032',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(draw('runner', 3)),
      {
        ...when({ on: 'trashed', this: true, damage: ['net', 'meat'] }, [draw('runner', 3)]),
        anywhere: true,
      },
    ],
  }),
  event('Day Job', {
    code: '07036',
    faction: 'anarch',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [constant({ of: 'play-also', cost: { clicks: 3 } }), play(gain('runner', 10))],
  }),
  event('Forked', {
    code: '07037',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'sentry' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  event('Knifed', {
    code: '07038',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 1,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'barrier' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  event('Spooned', {
    code: '07039',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'code gate' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  hardware('Chop Bot 3000', {
    code: '07045',
    faction: 'anarch',
    influence: 1,
    unique: true,
    subtypes: [],
    cost: 1,
    abilities: [
      mayWhen(
        { on: 'turn-began', side: 'runner' },
        [
          {
            do: 'option',
            options: [
              { option: 'draw-card', effects: [draw('runner', 1)] },
              { option: 'remove-tag', effects: [{ do: 'lose-tags', amount: 1 }] },
            ],
          },
        ],
        { trash: { side: 'runner', other: true } },
      ),
    ],
  }),
  resource('Stim Dealer', {
    code: '07051',
    faction: 'anarch',
    influence: 3,
    subtypes: ['connection'],
    cost: 4,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('power'), least: 2 },
          then: [
            both(
              { do: 'remove', counter: 'power', amount: tokensHere('power'), from: 'this' },
              { do: 'damage', kind: 'brain', amount: 1, suffered: true, unpreventable: true },
            ),
          ],
          otherwise: [
            both(placeOn('this', 'power', 1), { do: 'gain-clicks', who: 'runner', clicks: 1 }),
          ],
        },
      ]),
    ],
  }),
];
