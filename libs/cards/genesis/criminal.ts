import type { CardValue } from '#rules';
import { boost, breaks, constant, pay, play, playOnlyIf, when } from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { choose, gain, trashThis } from '../words/effect';

export const criminal: readonly CardValue[] = [
  program('Peacock', {
    code: '02006',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 3,
    memory: 1,
    strength: 2,
    abilities: [breaks(2, 1, 'code gate'), boost(2, 3)],
  }),
  event('Satellite Uplink', {
    code: '02023',
    faction: 'criminal',
    influence: 3,
    subtypes: [],
    cost: 2,
    abilities: [
      play(choose({ unrezzed: true }, 'cards', { least: 0, most: 2 }), {
        do: 'expose',
        cards: { named: 'cards' },
      }),
    ],
  }),
  resource('Compromised Employee', {
    code: '02025',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection', 'link'],
    cost: 2,
    abilities: [
      constant({ of: 'recurring', credits: 1, for: ['traces'] }),
      { ...when({ on: 'rezzed', card: { type: 'ice' } }, [gain('runner', 1)]), line: 2 },
    ],
  }),
  event('Emergency Shutdown', {
    code: '02043',
    faction: 'criminal',
    influence: 2,
    subtypes: ['sabotage'],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
        choose({ type: 'ice', rezzed: true }, 'ice'),
        { do: 'derez', cards: { named: 'ice' } },
      ),
    ],
  }),
  program('Crescentus', {
    code: '02065',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      pay({ trashThis: true }, [{ do: 'derez', cards: 'encountered' }], {
        if: { is: 'all-broken' },
      }),
    ],
  }),
  hardware('HQ Interface', {
    code: '02085',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 4,
    abilities: [constant({ of: 'accesses', server: 'HQ', by: 1 })],
  }),
  program('Faerie', {
    code: '02104',
    faction: 'criminal',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 0,
    memory: 1,
    strength: 2,
    abilities: [
      breaks(0, 1, 'sentry'),
      boost(1, 1),
      when({ on: 'encounter-ended', with: 'this' }, [trashThis()]),
    ],
  }),
];
