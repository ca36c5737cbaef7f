import type { CardValue } from '#rules';
import { canBeAdvanced, constant, pay, sub } from '../words/ability';
import { asset, ice } from '../words/card';
import { choose, damage, tokensHere } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  ice('Cortex Lock', {
    code: '08014',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 2,
    strength: 4,
    abilities: [sub(damage('net', { of: 'unused-memory' }))],
  }),
  ice('Lockdown', {
    code: '08056',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 0,
    strength: 5,
    abilities: [
      sub({
        do: 'lasting',
        until: 'turn',
        abilities: [constant({ of: 'cannot', verb: 'draw' })],
      }),
    ],
  }),
  asset('Allele Repression', {
    code: '08073',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      pay({ trashThis: true }, [
        {
          do: 'repeat',
          times: tokensHere('advancement'),
          effects: [
            choose({ in: 'hq' }, 'one'),
            choose({ in: 'archives' }, 'other'),
            { do: 'swap', cards: { named: 'one' }, with: { named: 'other' } },
          ],
        },
      ]),
    ],
  }),
];
