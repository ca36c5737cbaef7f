import type { CardValue } from '#rules';
import { constant, when } from '../words/ability';
import { agenda } from '../words/card';
import { per, tokensHere } from '../words/effect';

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
];
