import type { CardValue } from '#rules';
import { mayWhen, when } from '../words/ability';
import { agenda, asset } from '../words/card';
import { choose, gain } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  agenda('Jumon', {
    code: '22035',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 6,
    points: 2,
    abilities: [
      when({ on: 'turn-ended', side: 'corp' }, [
        choose({ type: ['agenda', 'asset', 'upgrade'] }, 'grown'),
        { do: 'place', counter: 'advancement', amount: 2, on: { named: 'grown' } },
      ]),
    ],
  }),
  asset('API-S Keeper Isobel', {
    code: '22036',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 4,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ measure: { of: 'advancement', atLeast: 1 } }, 'spent'),
        { do: 'remove', counter: 'advancement', amount: 1, from: { named: 'spent' } },
        gain('corp', 3),
      ]),
    ],
  }),
];
