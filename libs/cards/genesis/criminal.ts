import type { CardValue } from '#rules';
import { boost, breaks, constant, mayWhen, pay, play, playOnlyIf, when } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, gain, placeOn, runOn, tokensHere, trashThis } from '../words/effect';

export const criminal: readonly CardValue[] = [
  hardware('Cortez Chip', {
    code: '02005',
    faction: 'criminal',
    influence: 2,
    subtypes: ['chip'],
    cost: 0,
    abilities: [
      pay({ trashThis: true }, [
        choose({ type: 'ice' }, 'ice'),
        {
          do: 'lasting',
          until: 'turn',
          on: { named: 'ice' },
          abilities: [constant({ of: 'rez-also', cards: 'target', cost: { credits: 2 } })],
        },
      ]),
    ],
  }),
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
  hardware('e3 Feedback Implants', {
    code: '02024',
    faction: 'criminal',
    influence: 2,
    subtypes: ['mod'],
    cost: 2,
    abilities: [mayWhen({ on: 'sub-broken' }, [{ do: 'break', upTo: 1 }], { credits: 1 })],
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
  hardware('Muresh Bodysuit', {
    code: '02044',
    faction: 'criminal',
    influence: 1,
    subtypes: ['gear'],
    cost: 1,
    abilities: [constant({ of: 'prevents', kinds: ['meat'], amount: 1, first: 'turn' })],
  }),
  program('Snitch', {
    code: '02045',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      {
        ...mayWhen({ on: 'ice-approached', card: { type: 'ice', unrezzed: true } }, [
          { do: 'expose', cards: 'that' },
          { do: 'may', who: 'runner', effects: [{ do: 'jack-out' }] },
        ]),
        limit: 'run',
      },
    ],
  }),
  hardware('Doppelgänger', {
    code: '02064',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      { ...mayWhen({ on: 'run-ended', outcome: 'successful' }, [runOn('any')]), limit: 'turn' },
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
  runnerIdentity('Andromeda: Dispossessed Ristie', {
    code: '02083',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [constant({ of: 'starting-hand', cards: 9 })],
  }),
  event('Networking', {
    code: '02084',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        { do: 'lose-tags', amount: 1 },
        { do: 'may', cost: { credits: 1 }, effects: [{ do: 'move', cards: 'this', to: 'hand' }] },
      ),
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
  program('Pheromones', {
    code: '02086',
    faction: 'criminal',
    influence: 2,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'recurring',
        credits: tokensHere('virus'),
        for: [{ during: 'run', on: 'HQ' }],
      }),
      { ...when({ on: 'run-successful', server: 'HQ' }, [placeOn('this', 'virus', 1)]), line: 2 },
    ],
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
  resource('Mr. Li', {
    code: '02105',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      pay({ clicks: 1 }, [
        { do: 'draw', who: 'runner', cards: 2, as: 'drawn' },
        choose({ named: 'drawn' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'bottom' },
      ]),
    ],
  }),
];
