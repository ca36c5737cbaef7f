import type { CardValue } from '#rules';
import { pay, when, mayWhen, constant, play, boost } from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import { gain, draw, placeOn, choose } from '../words/effect';

export const shaper: readonly CardValue[] = [
  runnerIdentity('Akiko Nisei: Head Case', {
    code: '22015',
    faction: 'shaper',
    subtypes: ['clone'],
    deckSize: 45,
    influenceLimit: 12,
    link: 1,
    abilities: [
      when({ on: 'breach-began', server: 'R&D' }, [
        { do: 'psi', same: [{ do: 'access-more', cards: 1 }] },
      ]),
    ],
  }),
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
  program('Ika', {
    code: '22019',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 0,
    memory: 1,
    strength: 2,
    abilities: [
      pay({ credits: 2 }, [
        choose({ type: 'ice' }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' } },
      ]),
      pay({ credits: 1 }, [{ do: 'break', upTo: 2, of: 'host', subtype: 'sentry' }], {
        breaks: true,
      }),
      boost(2, 3),
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
