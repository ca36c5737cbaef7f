import type { CardValue } from '#rules';
import { constant, current, pay, play, when } from '../words/ability';
import { event, resource } from '../words/card';
import { gain, placeOn, tokensHere } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Employee Strike', {
    code: '09053',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant({ of: 'blank', cards: { type: 'identity', side: 'corp' } }),
    ],
  }),
  event('Windfall', {
    code: '09054',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        { do: 'shuffle', deck: 'stack' },
        { do: 'reveal', cards: { top: 'stack', amount: 1 }, as: 'top' },
        { do: 'trash', cards: { named: 'top' } },
        {
          do: 'if',
          condition: {
            is: 'fits',
            card: { named: 'top' },
            as: { type: ['hardware', 'program', 'resource'] },
          },
          then: [gain('runner', { of: 'property', what: 'cost', on: { named: 'top' } })],
        },
      ),
    ],
  }),
  resource('Technical Writer', {
    code: '09055',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      when({ on: 'installed', side: 'runner', card: { type: ['hardware', 'program'] } }, [
        placeOn('this', 'credit', 1),
      ]),
      pay({ clicks: 1, trashThis: true }, [{ do: 'take', credits: tokensHere('credit') }]),
    ],
  }),
];
