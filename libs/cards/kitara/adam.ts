import type { CardValue } from '#rules';
import { constant, pay, play } from '../words/ability';
import { event, resource } from '../words/card';
import { choose } from '../words/effect';

export const adam: readonly CardValue[] = [
  event('Emergent Creativity', {
    code: '21028',
    faction: 'adam',
    influence: 5,
    subtypes: ['double'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ in: 'grip', type: ['program', 'hardware'] }, 'trashed', {
          least: 0,
          most: { of: 'count', cards: { in: 'grip', type: ['program', 'hardware'] } },
        }),
        { do: 'trash', cards: { named: 'trashed' } },
        { do: 'search', deck: 'stack', for: { type: ['program', 'hardware'] }, as: 'found' },
        {
          do: 'install',
          from: { named: 'found' },
          most: 1,
          discount: { of: 'property', what: 'cost', on: { named: 'trashed' } },
        },
      ),
    ],
  }),
  resource('Logic Bomb', {
    code: '21089',
    faction: 'adam',
    influence: 5,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      pay(
        { trashThis: true },
        [
          { do: 'bypass' },
          { do: 'lose-clicks', who: 'runner', clicks: { of: 'clicks', side: 'runner' } },
        ],
        { if: { is: 'fits', card: 'encountered', as: { type: 'ice' } } },
      ),
    ],
  }),
];
