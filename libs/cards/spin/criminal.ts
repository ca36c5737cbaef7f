import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  insteadOfAccess,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
} from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { both, choose, draw, gain, placeOn, runOn, tokensHere, trashThis } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('Hostage', {
    code: '04004',
    faction: 'criminal',
    influence: 2,
    subtypes: ['double'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        { do: 'search', deck: 'stack', for: { subtype: 'connection' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
        { do: 'install', from: { named: 'found' }, most: 1, optional: true },
      ),
    ],
  }),
  program('Gorman Drip v1', {
    code: '04005',
    faction: 'criminal',
    influence: 1,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'clicks-spent', side: 'corp', use: ['draw', 'gain-credit'] }, [
        placeOn('this', 'virus', 1),
      ]),
      pay({ clicks: 1, trashThis: true }, [gain('runner', tokensHere('virus'))]),
    ],
  }),
  event('Recon', {
    code: '04024',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(runOn('any', [mayWhen({ on: 'ice-encountered', first: 'run' }, [{ do: 'jack-out' }])])),
    ],
  }),
  program('Copycat', {
    code: '04025',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      mayWhen(
        { on: 'ice-passed', card: { type: 'ice', rezzed: true } },
        [
          choose({ type: 'ice', rezzed: true, copyOf: 'that', except: 'that' }, 'ice'),
          { do: 'continue-after', ice: { named: 'ice' } },
        ],
        { trashThis: true },
      ),
    ],
  }),
  program('Leviathan', {
    code: '04026',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 6,
    memory: 1,
    strength: 3,
    abilities: [breaks(3, 3, 'code gate'), boost(3, 5)],
  }),
  event('Running Interference', {
    code: '04044',
    faction: 'criminal',
    influence: 4,
    subtypes: ['double', 'run'],
    cost: 4,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        runOn('any', [
          constant({
            of: 'rez-also',
            cards: { type: 'ice' },
            cost: { credits: { of: 'var', name: 'rez cost' } },
          }),
        ]),
      ),
    ],
  }),
  program('Expert Schedule Analyzer', {
    code: '04045',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        runOn(
          ['HQ'],
          [insteadOfAccess(undefined, [{ do: 'reveal', cards: { all: { in: 'hq' } } }])],
        ),
      ]),
    ],
  }),
  resource('Grifter', {
    code: '04046',
    faction: 'criminal',
    influence: 1,
    subtypes: ['virtual'],
    cost: 2,
    abilities: [
      when({ on: 'turn-ended', side: 'runner' }, [
        {
          do: 'if',
          condition: { is: 'happened', fact: 'run-successful', when: 'this-turn' },
          then: [gain('runner', 1)],
          otherwise: [trashThis()],
        },
      ]),
    ],
  }),
  event('Lawyer Up', {
    code: '04063',
    faction: 'criminal',
    influence: 1,
    subtypes: ['double'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        {
          do: 'choose-number',
          most: { of: 'least', amounts: [2, { of: 'tags' }] },
          least: 0,
          as: 'tags',
        },
        both({ do: 'lose-tags', amount: { of: 'var', name: 'tags' } }, draw('runner', 3)),
      ),
    ],
  }),
  event('Leverage', {
    code: '04064',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
        {
          do: 'unless',
          who: 'corp',
          cost: { takeBadPublicity: 2 },
          effects: [
            {
              do: 'lasting',
              until: 'runner-turn-begins',
              abilities: [
                constant({ of: 'prevents', kinds: ['net', 'meat', 'brain'], amount: 'all' }),
              ],
            },
          ],
        },
      ),
    ],
  }),
  program('Garrote', {
    code: '04065',
    faction: 'criminal',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 7,
    memory: 2,
    strength: 2,
    abilities: [breaks(1, 1, 'sentry'), boost(1, 1)],
  }),
  event('Executive Wiretaps', {
    code: '04084',
    faction: 'criminal',
    influence: 3,
    subtypes: ['double'],
    cost: 4,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({ do: 'reveal', cards: { all: { in: 'hq' } } }),
    ],
  }),
  hardware('Blackguard', {
    code: '04085',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 11,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      when({ on: 'exposed' }, [{ do: 'rez', cards: 'that', must: true }]),
    ],
  }),
  hardware('Silencer', {
    code: '04104',
    faction: 'criminal',
    influence: 3,
    subtypes: ['chip', 'stealth'],
    cost: 1,
    abilities: [
      constant({ of: 'recurring', credits: 1, for: [{ to: 'use', cards: { subtype: 'killer' } }] }),
    ],
  }),
  program('Savoir-faire', {
    code: '04105',
    faction: 'criminal',
    influence: 3,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      pay({ credits: 2 }, [{ do: 'install', from: { in: 'grip', type: 'program' }, most: 1 }], {
        limit: 'turn',
        line: 1,
      }),
    ],
  }),
  resource('Fall Guy', {
    code: '04106',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      prevents({ trashThis: true }, { what: 'trash', types: ['resource'], other: true }),
      pay({ trashThis: true }, [gain('runner', 2)]),
    ],
  }),
];
