import type { CardValue } from '#rules/pool/value';
import type { Effect } from '#rules/ability/effect';
import { clicksBreak, constant, mayWhen, sub, when } from '../words/ability';
import { asset, ice } from '../words/card';
import { both, choose, damage } from '../words/effect';

const payOrTrash = (): Effect => ({
  do: 'option',
  who: 'runner',
  must: true,
  options: [
    {
      option: 'pay-2',
      effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 2 }, otherwise: [] }],
    },
    {
      option: 'trash',
      effects: [
        choose({ side: 'runner' }, 'card', { who: 'runner' }),
        { do: 'trash', cards: { named: 'card' }, by: 'runner' },
      ],
    },
  ],
});

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
  ice('Architect', {
    code: '06061',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry'],
    cost: 4,
    strength: 3,
    abilities: [
      constant({ of: 'cannot', verb: 'trash', cards: 'this' }),
      sub(
        { do: 'look', deck: 'rd', amount: 5, as: 'looked' },
        { do: 'install', from: { named: 'looked' }, fits: {}, most: 1, optional: true, free: true },
      ),
      sub({ do: 'install', from: { in: ['hq', 'archives'] }, most: 1, optional: true }),
    ],
  }),
  asset('Clone Suffrage Movement', {
    code: '10049',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['political'],
    cost: 1,
    trash: 2,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'if',
          condition: { is: 'not', condition: { is: 'protected', server: 'this' } },
          then: [
            choose({ in: 'archives', type: 'operation' }, 'operation'),
            { do: 'move', cards: { named: 'operation' }, to: 'hand' },
          ],
        },
      ]),
    ],
  }),
  ice('Fairchild 2.0', {
    code: '11031',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate', 'bioroid', 'ap'],
    cost: 4,
    strength: 3,
    abilities: [clicksBreak(2, 2), sub(payOrTrash()), sub(payOrTrash()), sub(damage('brain', 1))],
  }),
];
