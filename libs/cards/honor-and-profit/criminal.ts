import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  firstClick,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, gain, lose, runOn } from '../words/effect';

export const criminal: readonly CardValue[] = [
  runnerIdentity('Ken "Express" Tenma: Disappeared Clone', {
    code: '05029',
    faction: 'criminal',
    subtypes: ['clone'],
    deckSize: 45,
    influenceLimit: 17,
    link: 0,
    abilities: [
      when(
        { on: 'played', side: 'runner', card: { type: 'event', subtype: 'run' }, first: 'turn' },
        [gain('runner', 1)],
      ),
    ],
  }),
  runnerIdentity('Silhouette: Stealth Operative', {
    code: '05030',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 40,
    influenceLimit: 15,
    link: 0,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'HQ', first: 'turn' }, [
        choose({ unrezzed: true }, 'card'),
        { do: 'expose', cards: { named: 'card' } },
      ]),
    ],
  }),
  event('Calling in Favors', {
    code: '05031',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(gain('runner', { of: 'count', cards: { type: 'resource', subtype: 'connection' } })),
    ],
  }),
  event('Early Bird', {
    code: '05032',
    faction: 'criminal',
    influence: 2,
    subtypes: ['priority', 'run'],
    cost: 1,
    abilities: [
      playOnlyIf(
        firstClick('runner'),
        { do: 'gain-clicks', who: 'runner', clicks: 1 },
        runOn('any'),
      ),
    ],
  }),
  event('Express Delivery', {
    code: '05033',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'look', deck: 'stack', amount: 4, as: 'looked' },
        choose({ named: 'looked' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
        { do: 'shuffle', deck: 'stack' },
      ),
    ],
  }),
  event('Legwork', {
    code: '05035',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['HQ'], [constant({ of: 'accesses', server: 'HQ', by: 2 })]))],
  }),
  hardware('Logos', {
    code: '05037',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      constant({ of: 'hand-size', side: 'runner', by: 1 }),
      mayWhen({ on: 'scored' }, [
        { do: 'search', deck: 'stack', for: {}, as: 'found' },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  hardware('Public Terminal', {
    code: '05038',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      constant({
        of: 'recurring',
        credits: 1,
        for: [{ to: 'play', cards: { type: 'event', subtype: 'run' } }],
      }),
    ],
  }),
  hardware("Unregistered S&W '35", {
    code: '05039',
    faction: 'criminal',
    influence: 3,
    subtypes: ['weapon'],
    cost: 1,
    abilities: [
      pay(
        { clicks: 2 },
        [
          choose(
            {
              type: ['asset', 'upgrade'],
              rezzed: true,
              subtype: ['bioroid', 'clone', 'executive', 'sysop'],
            },
            'card',
          ),
          { do: 'trash', cards: { named: 'card' }, by: 'runner' },
        ],
        {
          if: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
          line: 1,
        },
      ),
    ],
  }),
  program('Alias', {
    code: '05041',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [
      {
        ...breaks(1, 1, 'sentry'),
        if: { is: 'fits', card: 'encountered', as: { type: 'ice', server: 'central' } },
      },
      boost(2, 3),
    ],
  }),
  program('Breach', {
    code: '05042',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 2,
    memory: 1,
    strength: 2,
    abilities: [
      {
        ...breaks(2, 3, 'barrier'),
        if: { is: 'fits', card: 'encountered', as: { type: 'ice', server: 'central' } },
      },
      boost(2, 4),
    ],
  }),
  program('Gingerbread', {
    code: '05044',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker'],
    cost: 2,
    memory: 1,
    strength: 2,
    abilities: [breaks(1, 1, 'tracer'), boost(2, 3)],
  }),
  program('Passport', {
    code: '05046',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 1,
    memory: 1,
    strength: 2,
    abilities: [
      {
        ...breaks(1, 1, 'code gate'),
        if: { is: 'fits', card: 'encountered', as: { type: 'ice', server: 'central' } },
      },
      boost(2, 2),
    ],
  }),
  resource('Theophilius Bagbiter', {
    code: '05049',
    faction: 'criminal',
    influence: 4,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      when({ on: 'installed', this: true }, [lose('runner', { of: 'pool', side: 'runner' })]),
      constant({ of: 'hand-size', side: 'runner', base: true, by: { of: 'pool', side: 'runner' } }),
    ],
  }),
  resource('Tri-maf Contact', {
    code: '05050',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      constant({ of: 'used-once', per: 'turn' }),
      pay({ clicks: 1 }, [gain('runner', 2)]),
      {
        ...when({ on: 'trashed', this: true }, [
          { do: 'damage', kind: 'meat', amount: 3, suffered: true },
        ]),
        asItLeaves: true,
      },
    ],
  }),
];
