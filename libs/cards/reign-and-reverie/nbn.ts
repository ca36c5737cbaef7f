import type { CardValue } from '#rules';
import { mayWhen, sub, when } from '../words/ability';
import { agenda, asset, ice } from '../words/card';
import { damage, endTheRun, gain, tags, trace, trashThis } from '../words/effect';

export const nbn: readonly CardValue[] = [
  agenda('Fly on the Wall', {
    code: '22043',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [when({ on: 'scored', this: true }, [tags(1)])],
  }),
  asset('SIU', {
    code: '22044',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 3,
    trash: 1,
    abilities: [mayWhen({ on: 'turn-began', side: 'corp' }, [trashThis(), trace(3, tags(1))])],
  }),
  ice('Hydra', {
    code: '22046',
    faction: 'nbn',
    influence: 4,
    subtypes: ['sentry', 'ap'],
    cost: 10,
    strength: 6,
    abilities: [
      sub({
        do: 'if',
        condition: { is: 'tagged' },
        then: [damage('net', 3)],
        otherwise: [tags(1)],
      }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [gain('corp', 5)], otherwise: [tags(1)] }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()], otherwise: [tags(1)] }),
    ],
  }),
];
