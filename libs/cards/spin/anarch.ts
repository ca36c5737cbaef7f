import type { CardValue, Condition } from '#rules';
import { constant, insteadOfAccess, mayWhen, pay, play, playOnlyIf, when } from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, gain, per, placeOn, runOn, tags, trashThis } from '../words/effect';

/** A Caïssa program that is hosted on anything but ice stays there. */
const onIceOrUnhosted: Condition = {
  is: 'not',
  condition: {
    is: 'all',
    conditions: [
      { is: 'installed', card: 'host' },
      { is: 'not', condition: { is: 'fits', card: 'host', as: { type: 'ice' } } },
    ],
  },
};

export const anarch: readonly CardValue[] = [
  event('Frame Job', {
    code: '04001',
    faction: 'anarch',
    influence: 2,
    subtypes: ['double'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({
        do: 'must-pay',
        who: 'runner',
        cost: { forfeit: 'any' },
        then: [{ do: 'bad-publicity', amount: 1 }],
        otherwise: [],
      }),
    ],
  }),
  program('Pawn', {
    code: '04002',
    faction: 'anarch',
    influence: 1,
    subtypes: ['caïssa'],
    cost: 0,
    memory: 0,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        choose({ type: 'ice', position: 'outermost', server: 'central', except: 'host' }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' } },
      ]),
      when({ on: 'run-successful', if: { is: 'installed', card: 'host' } }, [
        {
          do: 'if',
          condition: {
            is: 'at-least',
            amount: {
              of: 'count',
              cards: { type: 'ice', relative: { to: 'host', as: 'right-behind' } },
            },
            least: 1,
          },
          then: [
            choose({ type: 'ice', relative: { to: 'host', as: 'right-behind' } }, 'next'),
            { do: 'host', cards: 'this', on: { named: 'next' } },
          ],
          otherwise: [
            trashThis(),
            {
              do: 'install',
              from: { in: ['grip', 'heap'], type: 'program', subtype: 'caïssa', other: true },
              most: 1,
              free: true,
            },
          ],
        },
      ]),
    ],
  }),
  program('Rook', {
    code: '04003',
    faction: 'anarch',
    influence: 2,
    subtypes: ['caïssa'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        {
          do: 'if',
          condition: { is: 'installed', card: 'host' },
          then: [
            choose(
              {
                type: 'ice',
                none: [{ hosts: { subtype: 'caïssa' } }],
                any: [
                  { relative: { to: 'host', as: 'same-server' } },
                  { relative: { to: 'host', as: 'same-position' } },
                ],
              },
              'ice',
            ),
            { do: 'host', cards: 'this', on: { named: 'ice' } },
          ],
          otherwise: [
            choose({ type: 'ice', none: [{ hosts: { subtype: 'caïssa' } }] }, 'ice'),
            { do: 'host', cards: 'this', on: { named: 'ice' } },
          ],
        },
      ]),
      constant({
        of: 'rez-cost',
        cards: { type: 'ice', relative: { to: 'host', as: 'same-server' } },
        by: 2,
      }),
    ],
  }),
  program('Bishop', {
    code: '04021',
    faction: 'anarch',
    influence: 2,
    subtypes: ['caïssa'],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      pay(
        { clicks: 1 },
        [
          {
            do: 'if',
            condition: { is: 'fits', card: 'host', as: { server: 'remote' } },
            then: [
              choose(
                { type: 'ice', server: 'central', none: [{ hosts: { subtype: 'caïssa' } }] },
                'ice',
              ),
              { do: 'host', cards: 'this', on: { named: 'ice' } },
            ],
            otherwise: [
              {
                do: 'if',
                condition: { is: 'fits', card: 'host', as: { server: 'central' } },
                then: [
                  choose(
                    { type: 'ice', server: 'remote', none: [{ hosts: { subtype: 'caïssa' } }] },
                    'ice',
                  ),
                  { do: 'host', cards: 'this', on: { named: 'ice' } },
                ],
                otherwise: [
                  choose({ type: 'ice', none: [{ hosts: { subtype: 'caïssa' } }] }, 'ice'),
                  { do: 'host', cards: 'this', on: { named: 'ice' } },
                ],
              },
            ],
          },
        ],
        { if: onIceOrUnhosted },
      ),
      constant({ of: 'strength', cards: 'host', by: -2 }),
    ],
  }),
  program('Scheherazade', {
    code: '04022',
    faction: 'anarch',
    influence: 1,
    unique: true,
    subtypes: ['daemon'],
    cost: 0,
    memory: 0,
    strength: null,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program' } }),
      when({ on: 'installed', host: 'this', card: { type: 'program' } }, [gain('runner', 1)]),
    ],
  }),
  resource('Hard at Work', {
    code: '04023',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 5,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [
        both(gain('runner', 2), { do: 'lose-clicks', who: 'runner', clicks: 1 }),
      ]),
    ],
  }),
  runnerIdentity('Reina Roja: Freedom Fighter', {
    code: '04041',
    faction: 'anarch',
    subtypes: ['cyborg', 'g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [constant({ of: 'rez-cost', cards: { type: 'ice' }, by: 1, first: 'turn' })],
  }),
  hardware('Deep Red', {
    code: '04042',
    faction: 'anarch',
    influence: 1,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      constant({ of: 'memory-limit', by: 3, for: { type: 'program', subtype: 'caïssa' } }),
      {
        ...mayWhen(
          { on: 'installed', side: 'runner', card: { type: 'program', subtype: 'caïssa' } },
          [{ do: 'use-click', of: 'that' }],
        ),
        line: 2,
      },
    ],
  }),
  program('Knight', {
    code: '04043',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'ai', 'caïssa'],
    cost: 2,
    memory: 1,
    strength: 7,
    abilities: [
      pay({ credits: 2 }, [{ do: 'break', upTo: 1, of: 'host' }], { breaks: true }),
      pay(
        { clicks: 1 },
        [
          choose(
            {
              type: 'ice',
              none: [{ hosts: { subtype: 'caïssa' } }, { relative: { to: 'host', as: 'next-to' } }],
            },
            'ice',
          ),
          { do: 'host', cards: 'this', on: { named: 'ice' } },
        ],
        { if: onIceOrUnhosted },
      ),
    ],
  }),
  program('Keyhole', {
    code: '04061',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 4,
    memory: 2,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        runOn(
          ['R&D'],
          [
            {
              ...insteadOfAccess(undefined, [
                { do: 'look', deck: 'rd', amount: 3, as: 'looked' },
                { do: 'choose', from: { named: 'looked' }, as: 'card', least: 1, most: 1 },
                { do: 'trash', cards: { named: 'card' }, by: 'runner' },
                { do: 'shuffle', deck: 'rd' },
              ]),
              optional: false,
            },
          ],
        ),
      ]),
    ],
  }),
  resource('Activist Support', {
    code: '04062',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'if',
          condition: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'tags' }, least: 1 },
          },
          then: [tags(1)],
        },
      ]),
      when({ on: 'turn-began', side: 'runner' }, [
        {
          do: 'if',
          condition: {
            is: 'not',
            condition: { is: 'at-least', amount: { of: 'bad-publicity' }, least: 1 },
          },
          then: [{ do: 'bad-publicity', amount: 1 }],
        },
      ]),
    ],
  }),
  event('Quest Completed', {
    code: '04081',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        {
          is: 'all',
          conditions: [
            { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'R&D' },
            { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
            { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'Archives' },
          ],
        },
        choose({ side: 'corp', type: ['agenda', 'asset', 'upgrade'] }, 'card'),
        {
          do: 'access',
          cards: { named: 'card' },
        },
      ),
    ],
  }),
  program('Hemorrhage', {
    code: '04082',
    faction: 'anarch',
    influence: 4,
    subtypes: ['virus'],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful' }, [placeOn('this', 'virus', 1)]),
      pay({ clicks: 1, counters: { kind: 'virus', amount: 2 } }, [
        choose({ in: 'hq' }, 'card', { who: 'corp' }),
        { do: 'trash', cards: { named: 'card' }, by: 'corp' },
      ]),
    ],
  }),
  resource('Tallie Perrault', {
    code: '04083',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      mayWhen(
        {
          on: 'trashed',
          from: 'play',
          card: { type: 'operation', subtype: ['gray ops', 'black ops'] },
        },
        [{ do: 'bad-publicity', amount: 1 }, tags(1)],
      ),
      pay({ trashThis: true }, [draw('runner', { of: 'bad-publicity' })]),
    ],
  }),
  event('Singularity', {
    code: '04101',
    faction: 'anarch',
    influence: 3,
    subtypes: ['double', 'run'],
    cost: 4,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({
        do: 'run',
        on: 'remote',
        during: [
          {
            ...insteadOfAccess(undefined, [
              {
                do: 'trash',
                cards: { all: { type: ['agenda', 'asset', 'upgrade'], server: 'attacked' } },
              },
            ]),
            optional: false,
          },
        ],
      }),
    ],
  }),
  event("Queen's Gambit", {
    code: '04102',
    faction: 'anarch',
    influence: 3,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ type: ['agenda', 'asset', 'upgrade'], unrezzed: true, server: 'remote' }, 'card'),
        { do: 'choose-number', most: 3, least: 0, as: 'tokens' },
        {
          do: 'place',
          counter: 'advancement',
          amount: { of: 'var', name: 'tokens' },
          on: { named: 'card' },
        },
        gain('runner', per(2, { of: 'var', name: 'tokens' })),
        {
          do: 'lasting',
          until: 'turn',
          on: { named: 'card' },
          abilities: [constant({ of: 'cannot', verb: 'access', cards: 'target' })],
        },
      ),
    ],
  }),
  hardware('Dyson Fractal Generator', {
    code: '04103',
    faction: 'anarch',
    influence: 3,
    subtypes: ['chip', 'stealth'],
    cost: 1,
    abilities: [
      constant({
        of: 'recurring',
        credits: 1,
        for: [{ to: 'use', cards: { subtype: 'fracter' } }],
      }),
    ],
  }),
];
