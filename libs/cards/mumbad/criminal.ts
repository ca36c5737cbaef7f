import type { CardValue } from '#rules';
import { constant, pay, play, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { draw, gain } from '../words/effect';

export const criminal: readonly CardValue[] = [
  resource('Tech Trader', {
    code: '10023',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      when({ on: 'ability-used', trashSymbol: true, card: { side: 'runner' } }, [
        gain('runner', 1),
      ]),
    ],
  }),
  hardware('Reflection', {
    code: '10041',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      [constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })],
      when({ on: 'jacked-out' }, [
        { do: 'random', from: 'hq', cards: 1, as: 'seen' },
        { do: 'reveal', cards: { named: 'seen' } },
      ]),
    ],
  }),
  hardware('Spy Camera', {
    code: '10042',
    faction: 'criminal',
    influence: 1,
    subtypes: ['consumer-grade'],
    cost: 0,
    abilities: [
      pay({ clicks: 1 }, [
        {
          do: 'look',
          deck: 'stack',
          amount: { of: 'count', cards: { copyOf: 'this' } },
          as: 'seen',
        },
        { do: 'arrange', deck: 'stack', cards: { named: 'seen' } },
      ]),
      pay({ trashThis: true }, [{ do: 'look', deck: 'rd', amount: 1, as: 'seen' }]),
    ],
  }),
  event('Exclusive Party', {
    code: '10060',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        draw('runner', 1),
        gain('runner', { of: 'count', cards: { in: 'heap', copyOf: 'this' } }),
      ),
    ],
  }),
];
