import type { CardValue } from '#rules';
import { constant, current, play, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { gain } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Traffic Jam', {
    code: '08008',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current('scored')],
      constant({
        of: 'advancement-requirement',
        cards: { type: 'agenda' },
        by: { of: 'count', cards: { in: 'corp-score', copyOf: 'that' } },
      }),
    ],
  }),
  resource('Symmetrical Visage', {
    code: '08009',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['genetics'],
    cost: 2,
    abilities: [
      when({ on: 'clicks-spent', side: 'runner', use: ['draw'], first: 'turn' }, [
        gain('runner', 1),
      ]),
    ],
  }),
  resource('Beach Party', {
    code: '08031',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [{ do: 'lose-clicks', who: 'runner', clicks: 1 }]),
      constant({ of: 'hand-size', side: 'runner', by: 5 }),
    ],
  }),
  hardware('Brain Cage', {
    code: '08049',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['cybernetic'],
    cost: 1,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'damage', kind: 'brain', amount: 1, suffered: true },
      ]),
      constant({ of: 'hand-size', side: 'runner', by: 3 }),
    ],
  }),
  resource('Paparazzi', {
    code: '08087',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      constant({ of: 'tagged' }),
      constant({ of: 'prevents', kinds: ['meat'], amount: 'all' }),
    ],
  }),
  resource('Wireless Net Pavilion', {
    code: '08108',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location'],
    cost: 1,
    abilities: [constant({ of: 'action-cost', action: 'trash-resource', by: 2 })],
  }),
];
