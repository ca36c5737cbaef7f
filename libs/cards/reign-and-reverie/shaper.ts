import type { CardValue } from '#rules';
import { constant, mayWhen, pay, play, when } from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { draw, gain, placeOn } from '../words/effect';

export const shaper: readonly CardValue[] = [
  event('Insight', {
    code: '22016',
    faction: 'shaper',
    influence: 2,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        {
          do: 'may',
          who: 'corp',
          effects: [
            { do: 'look', deck: 'rd', amount: 4, as: 'seen', who: 'corp' },
            { do: 'arrange', deck: 'rd', cards: { named: 'seen' }, who: 'corp' },
          ],
        },
        { do: 'reveal', cards: { top: 'rd', amount: 4 } },
      ),
    ],
  }),
  hardware("Mind's Eye", {
    code: '22017',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      mayWhen({ on: 'run-successful', server: 'R&D' }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 1, counters: { kind: 'power', amount: 3 } }, [{ do: 'access', deck: 'rd' }]),
    ],
  }),
  hardware('Mâché', {
    code: '22018',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      mayWhen({ on: 'access-ended', trashed: true, first: 'turn' }, [
        placeOn('this', 'power', { of: 'property', what: 'trash', on: 'that' }),
      ]),
      pay({ counters: { kind: 'power', amount: 3 } }, [draw('runner', 1)]),
    ],
  }),
  program('Kyuban', {
    code: '22020',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      constant({ of: 'install-only', on: { type: 'ice' } }),
      when({ on: 'ice-passed', card: { same: 'host' } }, [gain('runner', 2)]),
    ],
  }),
  resource('Psych Mike', {
    code: '22021',
    faction: 'shaper',
    influence: 4,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      mayWhen({ on: 'run-ended', outcome: 'successful', server: 'R&D', first: 'turn' }, [
        gain('runner', { of: 'happened', fact: 'accessed', when: 'this-run', from: 'rd' }),
      ]),
    ],
  }),
];
