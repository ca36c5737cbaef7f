import type { CardValue } from '#rules/pool/value';
import { always, constant, mayWhen, pay, sub, when } from '../words/ability';
import { agenda, ice, upgrade } from '../words/card';
import { damage, endTheRun, per, tokensHere } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  agenda('Braintrust', {
    code: '02014',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'place',
          counter: 'agenda',
          amount: { of: 'half', amount: { of: 'less', amount: tokensHere('advancement'), by: 3 } },
          on: 'this',
        },
      ]),
      constant({ of: 'rez-cost', cards: { type: 'ice' }, by: per(-1, tokensHere('agenda')) }),
    ],
  }),
  ice('Himitsu-Bako', {
    code: '04013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier'],
    cost: 2,
    strength: 2,
    abilities: [pay({ credits: 1 }, [{ do: 'move', cards: 'this', to: 'hand' }]), sub(endTheRun())],
  }),
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
  upgrade('Ben Musashi', {
    code: '12054',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['clone'],
    cost: 1,
    trash: 3,
    abilities: [
      {
        ...constant({
          of: 'steal-also',
          cards: { type: 'agenda' },
          from: 'this',
          cost: { damage: { kind: 'net', amount: 2 } },
        }),
        persists: true,
      },
    ],
  }),
  agenda('Obokata Protocol', {
    code: '12070',
    faction: 'jinteki',
    influence: null,
    subtypes: ['ambush'],
    advancement: 5,
    points: 3,
    abilities: [
      always({ of: 'steal-also', cards: 'this', cost: { damage: { kind: 'net', amount: 4 } } }),
    ],
  }),
  agenda('Bacterial Programming', {
    code: '21033',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 5,
    points: 3,
    abilities: [
      {
        ...mayWhen({ on: ['scored', 'stolen'], this: true }, [
          { do: 'look', deck: 'rd', amount: 7, as: 'looked' },
          { do: 'choose', from: { rest: 'looked' }, least: 0, most: 7, as: 'taken' },
          { do: 'move', cards: { named: 'taken' }, to: 'hand' },
          { do: 'choose', from: { rest: 'looked' }, least: 0, most: 7, as: 'trashed' },
          { do: 'trash', cards: { named: 'trashed' } },
          { do: 'arrange', deck: 'rd', cards: { rest: 'looked' } },
        ]),
        anywhere: true,
      },
    ],
  }),
];
