import type { CardValue } from '#rules';
import { mayWhen, playOnlyIf, sub, when } from '../words/ability';
import { agenda, asset, ice, operation } from '../words/card';
import { damage, endTheRun, gain, placeAdvancement } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  asset('Clyde Van Rite', {
    code: '12037',
    faction: 'weyland-consortium',
    influence: 2,
    unique: true,
    subtypes: ['executive'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'pay-1',
              effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 1 }, otherwise: [] }],
            },
            {
              option: 'trash',
              effects: [{ do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'runner' }],
            },
          ],
        },
      ]),
    ],
  }),
  ice('Watchtower', {
    code: '12038',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['code gate'],
    cost: 4,
    strength: 3,
    abilities: [
      sub(
        { do: 'search', deck: 'rd', for: {}, as: 'found' },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  ice('Battlement', {
    code: '12057',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['barrier'],
    cost: 3,
    strength: 2,
    abilities: [sub(endTheRun()), sub(endTheRun())],
  }),
  operation('Audacity', {
    code: '12058',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'at-least', amount: { of: 'count', cards: { in: 'hq' } }, least: 3 },
        { do: 'trash', cards: { all: { in: 'hq' } } },
        { do: 'repeat', times: 2, effects: [...placeAdvancement()] },
      ),
    ],
  }),
  agenda('Meteor Mining', {
    code: '12076',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: [],
    advancement: 5,
    points: 2,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        {
          do: 'option',
          options: [
            { option: 'gain-7', effects: [gain('corp', 7)] },
            {
              option: 'do-damage',
              effects: [
                { do: 'if', condition: { is: 'tagged', atLeast: 2 }, then: [damage('meat', 7)] },
              ],
            },
          ],
        },
      ]),
    ],
  }),
];
