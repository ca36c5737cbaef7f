import type { CardValue } from '#rules';
import { always, when } from '../words/ability';
import { agenda } from '../words/card';
import { gain, tokensHere } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  agenda('Oaktown Renovation', {
    code: '08058',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['initiative', 'public'],
    advancement: 4,
    points: 2,
    abilities: [
      always({ of: 'install-faceup' }),
      when({ on: 'advanced', this: true }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 5 },
          then: [gain('corp', 3)],
          otherwise: [gain('corp', 2)],
        },
      ]),
    ],
  }),
];
