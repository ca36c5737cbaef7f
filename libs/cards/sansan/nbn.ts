import type { CardValue } from '#rules';
import { constant, current, play, when } from '../words/ability';
import { operation } from '../words/card';
import { tags } from '../words/effect';

export const nbn: readonly CardValue[] = [
  operation('Predictive Algorithm', {
    code: '08017',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      [play(), ...current()],
      constant({ of: 'steal-also', cards: { type: 'agenda' }, cost: { credits: 2 } }),
    ],
  }),
  operation('Casting Call', {
    code: '08096',
    faction: 'nbn',
    influence: 2,
    subtypes: ['condition'],
    cost: 0,
    abilities: [
      play(
        {
          do: 'install',
          from: { in: 'hq', type: 'agenda' },
          most: 1,
          faceup: true,
          as: 'agenda',
        },
        {
          do: 'if',
          condition: { is: 'installed', card: { named: 'agenda' } },
          then: [
            { do: 'host', cards: 'this', on: { named: 'agenda' }, faceup: true },
            {
              do: 'lasting',
              until: 'forever',
              on: { named: 'agenda' },
              abilities: [when({ on: 'accessed', target: true }, [tags(2)])],
            },
          ],
        },
      ),
    ],
  }),
];
