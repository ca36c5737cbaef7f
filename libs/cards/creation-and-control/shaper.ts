import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  insteadOfAccess,
  pay,
  play,
  prevents,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, gain, per, placeOn, runOn, tokensHere } from '../words/effect';

export const shaper: readonly CardValue[] = [
  runnerIdentity('Rielle "Kit" Peddler: Transhuman', {
    code: '03028',
    faction: 'shaper',
    subtypes: ['cyborg'],
    deckSize: 45,
    influenceLimit: 10,
    link: 0,
    abilities: [
      when({ on: 'ice-encountered', first: 'turn' }, [
        {
          do: 'lasting',
          until: 'run',
          on: 'that',
          abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['code gate'] })],
        },
      ]),
    ],
  }),
  runnerIdentity('The Professor: Keeper of Knowledge', {
    code: '03029',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 1,
    link: 0,
    abilities: [],
  }),
  runnerIdentity('Exile: Streethawk', {
    code: '03030',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      when({ on: 'installed', side: 'runner', from: 'heap', card: { type: 'program' } }, [
        draw('runner', 1),
      ]),
    ],
  }),
  event('Escher', {
    code: '03031',
    faction: 'shaper',
    influence: 5,
    subtypes: ['run'],
    cost: 3,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            {
              ...insteadOfAccess(undefined, [{ do: 'arrange-ice', ice: { type: 'ice' } }]),
              optional: false,
            },
          ],
        ),
      ),
    ],
  }),
  event('Exploratory Romp', {
    code: '03032',
    faction: 'shaper',
    influence: 2,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        runOn('any', [
          {
            ...insteadOfAccess(undefined, [
              choose({ server: 'attacked', measure: { of: 'advancement', atLeast: 1 } }, 'card'),
              {
                do: 'choose-number',
                most: {
                  of: 'least',
                  amounts: [3, { of: 'counters', kind: 'advancement', on: { named: 'card' } }],
                },
                least: 0,
                as: 'tokens',
              },
              {
                do: 'remove',
                counter: 'advancement',
                amount: { of: 'var', name: 'tokens' },
                from: { named: 'card' },
              },
            ]),
            optional: false,
          },
        ]),
      ),
    ],
  }),
  event('Freelance Coding Contract', {
    code: '03033',
    faction: 'shaper',
    influence: 1,
    subtypes: ['job'],
    cost: 0,
    abilities: [
      play(
        choose({ in: 'grip', type: 'program' }, 'programs', { least: 0, most: 5 }),
        { do: 'trash', cards: { named: 'programs' }, as: 'trashed' },
        gain('runner', per(2, { of: 'var', name: 'trashed' })),
      ),
    ],
  }),
  event('Scavenge', {
    code: '03034',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        choose({ type: 'program' }, 'trashed'),
        { do: 'trash', cards: { named: 'trashed' }, as: 'gone' },
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'var', name: 'gone' }, least: 1 },
          then: [
            {
              do: 'install',
              from: { in: ['grip', 'heap'], type: 'program' },
              most: 1,
              discount: { of: 'property', what: 'cost', on: { named: 'trashed' } },
            },
          ],
        },
      ),
    ],
  }),
  event('Levy AR Lab Access', {
    code: '03035',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 5,
    abilities: [
      play(
        { do: 'shuffle', deck: 'stack', cards: { all: { in: ['grip', 'heap'] } } },
        draw('runner', 5),
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  hardware('Monolith', {
    code: '03036',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 18,
    abilities: [
      constant({ of: 'memory-limit', by: 3 }),
      when({ on: 'installed', this: true }, [
        {
          do: 'install',
          from: { in: 'grip', type: 'program' },
          most: 3,
          optional: true,
          discount: 4,
        },
      ]),
      prevents(
        { trash: { in: 'grip', type: 'program' } },
        { what: 'damage', kinds: ['brain', 'net'], amount: 1 },
      ),
    ],
  }),
  hardware('Feedback Filter', {
    code: '03037',
    faction: 'shaper',
    influence: 1,
    subtypes: ['gear'],
    cost: 2,
    abilities: [
      prevents({ credits: 3 }, { what: 'damage', kinds: ['net'], amount: 1 }),
      prevents({ trashThis: true }, { what: 'damage', kinds: ['brain'], amount: 2 }),
    ],
  }),
  hardware('Clone Chip', {
    code: '03038',
    faction: 'shaper',
    influence: 2,
    subtypes: ['chip'],
    cost: 1,
    abilities: [
      pay({ trashThis: true }, [{ do: 'install', from: { in: 'heap', type: 'program' }, most: 1 }]),
    ],
  }),
  hardware('Omni-drive', {
    code: '03039',
    faction: 'shaper',
    influence: 3,
    subtypes: ['gear'],
    cost: 3,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' }, atMost: 1, memory: 1, freeMemory: true }),
      constant({ of: 'recurring', credits: 1, for: [{ to: 'use', cards: { in: 'hosted' } }] }),
    ],
  }),
  program('Atman', {
    code: '03040',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'may', cost: { x: {} }, effects: [placeOn('this', 'power', { of: 'x' })] },
      ]),
      constant({ of: 'strength', cards: 'this', by: tokensHere('power') }),
      pay({ credits: 1 }, [{ do: 'break', upTo: 1, sameStrength: true }], { breaks: true }),
    ],
  }),
  program('Cloak', {
    code: '03041',
    faction: 'shaper',
    influence: 2,
    subtypes: ['stealth'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [constant({ of: 'recurring', credits: 1, for: ['icebreakers'] })],
  }),
  program('Dagger', {
    code: '03042',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      breaks(1, 1, 'sentry'),
      pay({ credits: 1, from: 'stealth' }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 5 })],
        },
      ]),
    ],
  }),
  program('Chakana', {
    code: '03043',
    faction: 'shaper',
    influence: 2,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'R&D' }, [placeOn('this', 'virus', 1)]),
      constant(
        { of: 'advancement-requirement', cards: { type: 'agenda' }, by: 1 },
        { is: 'at-least', amount: tokensHere('virus'), least: 3 },
      ),
    ],
  }),
  program('Cyber-Cypher', {
    code: '03044',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'decoder'],
    cost: 2,
    memory: 1,
    strength: 4,
    abilities: [
      breaks(1, 1, 'code gate'),
      boost(1, 1),
      when({ on: 'installed', this: true }, [
        { do: 'choose-server' },
        {
          do: 'lasting',
          until: 'while-active',
          on: 'this',
          abilities: [
            constant(
              { of: 'cannot', verb: 'use', cards: 'target' },
              { is: 'not', condition: { is: 'in-run', on: 'chosen' } },
            ),
          ],
        },
      ]),
    ],
  }),
  program('Paricia', {
    code: '03045',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      constant({ of: 'recurring', credits: 2, for: [{ to: 'trash', cards: { type: 'asset' } }] }),
    ],
  }),
  program('Self-modifying Code', {
    code: '03046',
    faction: 'shaper',
    influence: 3,
    subtypes: [],
    cost: 0,
    memory: 2,
    strength: null,
    abilities: [
      pay({ credits: 2, trashThis: true }, [
        { do: 'search', deck: 'stack', for: { type: 'program' }, as: 'found' },
        { do: 'install', from: { named: 'found' }, most: 1 },
      ]),
    ],
  }),
  program('Sahasrara', {
    code: '03047',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'recurring',
        credits: 2,
        for: [{ to: 'install', cards: { type: 'program' } }],
      }),
    ],
  }),
  program('Inti', {
    code: '03048',
    faction: 'shaper',
    influence: 1,
    subtypes: ['icebreaker', 'fracter'],
    cost: 0,
    memory: 1,
    strength: 1,
    abilities: [breaks(1, 1, 'barrier'), boost(2, 1, 'run')],
  }),
  resource('Professional Contacts', {
    code: '03049',
    faction: 'shaper',
    influence: 2,
    subtypes: ['connection'],
    cost: 5,
    abilities: [pay({ clicks: 1 }, [both(gain('runner', 1), draw('runner', 1))])],
  }),
  resource('Borrowed Satellite', {
    code: '03050',
    faction: 'shaper',
    influence: 2,
    subtypes: ['link'],
    cost: 3,
    abilities: [
      constant({ of: 'link', by: 1 }),
      constant({ of: 'hand-size', side: 'runner', by: 1 }),
    ],
  }),
];
