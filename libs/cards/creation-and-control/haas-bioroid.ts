import type { CardValue } from '#rules';
import { sub, when } from '../words/ability';
import { ice } from '../words/card';
import { both } from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  ice('Howler', {
    code: '03016',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['trap'],
    cost: 1,
    strength: 0,
    abilities: [
      sub(
        {
          do: 'install',
          from: { in: ['hq', 'archives'], type: 'ice', subtype: 'bioroid' },
          most: 1,
          optional: true,
          free: true,
          rezzed: true,
          at: 'behind-this',
          as: 'ice',
        },
        {
          do: 'if',
          condition: { is: 'installed', card: { named: 'ice' } },
          then: [
            {
              do: 'lasting',
              until: 'run',
              on: 'this',
              abilities: [
                when({ on: 'run-ended' }, [
                  both({ do: 'derez', cards: { named: 'ice' } }, { do: 'trash', cards: 'target' }),
                ]),
              ],
            },
          ],
        },
      ),
    ],
  }),
];
