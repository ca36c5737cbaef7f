import type { CardValue } from '#rules';
import { exactly, pay, when } from '../words/ability';
import { asset } from '../words/card';
import { choose, placeOn, tokensHere } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  asset('Lady Liberty', {
    code: '22058',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['region', 'ritzy'],
    cost: 5,
    trash: 4,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 3 }, [
        choose(
          {
            in: 'hq',
            type: 'agenda',
            measure: exactly('points', tokensHere('power')),
          },
          'raised',
        ),
        { do: 'move', cards: { named: 'raised' }, to: 'corp-score' },
      ]),
    ],
  }),
];
