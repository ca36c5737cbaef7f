import type { CardValue } from '#rules';
import { constant, pay, play, prevents } from '../words/ability';
import { event, resource } from '../words/card';
import { both, choose, draw, gain } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Process Automation', {
    code: '13023',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [play(both(gain('runner', 2), draw('runner', 1)))],
  }),
  resource('Officer Frank', {
    code: '13024',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      pay(
        { credits: 1, trashThis: true },
        [
          { do: 'random', from: 'hq', cards: 2, as: 'lost' },
          { do: 'trash', cards: { named: 'lost' }, by: 'corp' },
        ],
        {
          if: { is: 'happened', fact: 'damage-suffered', when: 'this-turn', damage: ['meat'] },
        },
      ),
    ],
  }),
  resource('Dean Lister', {
    code: '13025',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      pay(
        { trashThis: true },
        [
          choose({ type: 'program', subtype: 'icebreaker' }, 'aided'),
          {
            do: 'lasting',
            until: 'run',
            on: { named: 'aided' },
            abilities: [
              constant({
                of: 'strength',
                cards: 'target',
                by: { of: 'count', cards: { in: 'grip' } },
              }),
            ],
          },
        ],
        { if: { is: 'in-run' } },
      ),
    ],
  }),
  resource('Biometric Spoofing', {
    code: '13026',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 2,
    abilities: [
      prevents(
        { trashThis: true },
        { what: 'damage', kinds: ['net', 'meat', 'brain'], amount: 2, exact: true },
      ),
    ],
  }),
  resource('The Shadow Net', {
    code: '13027',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      pay({ clicks: 1, forfeit: 'any' }, [
        { do: 'play', from: { in: 'heap', type: 'event' }, most: 1, must: true, free: true },
      ]),
    ],
  }),
];
