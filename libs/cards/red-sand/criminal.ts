import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  exactly,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
  insteadOfAccess,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, gain, placeOn, runOn, tokensHere, trashThis } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('Exploit', {
    code: '12004',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      playOnlyIf(
        {
          is: 'all',
          conditions: [
            { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
            { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'R&D' },
            { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'Archives' },
          ],
        },
        choose({ type: 'ice', rezzed: true }, 'closed', { least: 0, most: 3 }),
        { do: 'derez', cards: { named: 'closed' } },
      ),
    ],
  }),
  event('Spot the Prey', {
    code: '12005',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      play(
        choose({ type: ['agenda', 'asset', 'upgrade'], unrezzed: true }, 'shown'),
        { do: 'expose', cards: { named: 'shown' } },
        runOn('any'),
      ),
    ],
  }),
  event('Möbius', {
    code: '12024',
    faction: 'criminal',
    influence: 1,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['R&D'],
          [
            mayWhen({ on: 'run-ended', outcome: 'successful' }, [
              runOn(['R&D'], [when({ on: 'run-successful', server: 'R&D' }, [gain('runner', 4)])]),
            ]),
          ],
        ),
      ),
    ],
  }),
  runnerIdentity('Los: Data Hijacker', {
    code: '12025',
    faction: 'criminal',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [when({ on: 'rezzed', card: { type: 'ice' }, first: 'turn' }, [gain('runner', 2)])],
  }),
  hardware('Rubicon Switch', {
    code: '12043',
    faction: 'criminal',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 3,
    abilities: [
      pay(
        { clicks: 1, x: {} },
        [
          choose(
            {
              type: 'ice',
              rezzed: true,
              was: { done: 'rezzed', when: 'this-turn' },
              measure: exactly('cost', { of: 'x' }),
            },
            'ice',
          ),
          { do: 'derez', cards: { named: 'ice' } },
        ],
        { limit: 'turn' },
      ),
    ],
  }),
  resource('Aeneas Informant', {
    code: '12044',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      mayWhen(
        {
          on: 'access-ended',
          card: { hasTrashCost: true },
          notFrom: 'archives',
          spared: true,
        },
        [both({ do: 'reveal', cards: 'that' }, gain('runner', 1))],
      ),
    ],
  }),
  resource('Rosetta 2.0', {
    code: '12045',
    faction: 'criminal',
    influence: 4,
    subtypes: ['virtual'],
    cost: 3,
    abilities: [
      pay({ clicks: 1, put: { cards: { type: 'program' }, amount: 1, to: 'removed' } }, [
        { do: 'search', deck: 'stack', for: { type: 'program', not: 'virus' }, as: 'found' },
        {
          do: 'install',
          from: { named: 'found' },
          most: 1,
          discount: { of: 'property', what: 'cost', on: { named: 'put' } },
        },
      ]),
    ],
  }),
  hardware('Māui', {
    code: '12063',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      constant({
        of: 'recurring',
        credits: { of: 'count', cards: { type: 'ice', server: 'HQ' } },
        for: [{ during: 'run', on: 'HQ' }],
      }),
    ],
  }),
  resource('Bug Out Bag', {
    code: '12064',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 'X',
    abilities: [
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'power', { of: 'x' })]),
        when(
          {
            on: 'turn-ended',
            side: 'runner',
            if: {
              is: 'not',
              condition: {
                is: 'at-least',
                amount: { of: 'count', cards: { in: 'grip' } },
                least: 1,
              },
            },
          },
          [draw('runner', tokensHere('power')), trashThis()],
        ),
      ],
    ],
  }),
  resource('Keros Mcintyre', {
    code: '12065',
    faction: 'criminal',
    influence: 3,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      when({ on: 'derezzed', side: 'runner', card: { type: 'ice' }, first: 'turn' }, [
        gain('runner', 2),
      ]),
    ],
  }),
  event('Leave No Trace', {
    code: '12083',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'run-ended' }, [
            {
              do: 'derez',
              cards: {
                all: { type: 'ice', rezzed: true, was: { done: 'rezzed', when: 'this-run' } },
              },
            },
          ]),
        ]),
      ),
    ],
  }),
  event('Rip Deal', {
    code: '12084',
    faction: 'criminal',
    influence: 1,
    subtypes: ['run'],
    cost: 3,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            insteadOfAccess('HQ', [
              choose({ in: 'heap' }, 'taken', {
                least: { of: 'would-access' },
                most: { of: 'would-access' },
              }),
              { do: 'move', cards: { named: 'taken' }, to: 'hand' },
              { do: 'access', root: 'HQ' },
            ]),
          ],
        ),
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  program('Flashbang', {
    code: '12085',
    faction: 'criminal',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 5,
    memory: 1,
    strength: 0,
    abilities: [
      pay({ credits: 6 }, [{ do: 'derez', cards: 'encountered' }], {
        if: { is: 'fits', card: 'encountered', as: { subtype: 'sentry' } },
      }),
      boost(1, 1),
    ],
  }),
  program('Aumakua', {
    code: '12104',
    faction: 'criminal',
    influence: 1,
    subtypes: ['icebreaker', 'ai', 'virus'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      [
        when({ on: 'exposed' }, [placeOn('this', 'virus', 1)]),
        when(
          {
            on: 'breach-ended',
            if: {
              is: 'all',
              conditions: [
                { is: 'at-least', amount: { of: 'told', what: 'accessed' }, least: 1 },
                {
                  is: 'not',
                  condition: { is: 'at-least', amount: { of: 'told', what: 'taken' }, least: 1 },
                },
              ],
            },
          },
          [placeOn('this', 'virus', 1)],
        ),
      ],
      constant({ of: 'strength', cards: 'this', by: tokensHere('virus') }),
      breaks(1, 1),
    ],
  }),
  resource('Caldera', {
    code: '12105',
    faction: 'criminal',
    influence: 1,
    subtypes: ['virtual'],
    cost: 3,
    abilities: [prevents({ credits: 3 }, { what: 'damage', kinds: ['net', 'brain'], amount: 1 })],
  }),
];
