import type { CardValue, Constant } from '#rules';
import {
  boost,
  breaks,
  constant,
  firstClick,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
  insteadOfAccess,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, gain, placeOn, runOn, tags, tokensHere, trashThis } from '../words/effect';

/** "From that server": the one the run was made on, wherever it goes on (ADR 191). */
const accessesWhereItBegan = (server: 'HQ' | 'R&D'): Constant =>
  constant(
    { of: 'accesses', server, by: { of: 'x' } },
    { is: 'happened', fact: 'run-began', when: 'this-run', server },
  );

export const anarch: readonly CardValue[] = [
  event('Pushing the Envelope', {
    code: '12001',
    faction: 'anarch',
    influence: 2,
    subtypes: ['run'],
    cost: 3,
    abilities: [
      play({
        do: 'if',
        condition: { is: 'at-least', amount: { of: 'count', cards: { in: 'grip' } }, least: 3 },
        then: [runOn('any')],
        otherwise: [
          runOn('any', [constant({ of: 'strength', cards: { subtype: 'icebreaker' }, by: 2 })]),
        ],
      }),
    ],
  }),
  hardware('Maw', {
    code: '12002',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 6,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      when({ on: 'access-ended', notFrom: 'archives', spared: true, first: 'turn' }, [
        { do: 'random', from: 'hq', cards: 1, as: 'lost' },
        { do: 'trash', cards: { named: 'lost' }, by: 'corp' },
      ]),
    ],
  }),
  resource('The Archivist', {
    code: '12003',
    faction: 'anarch',
    influence: 4,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      constant({ of: 'link', by: 1 }),
      when({ on: 'scored', card: { subtype: ['initiative', 'security'] } }, [
        { do: 'trace', base: 1, success: [], failure: [{ do: 'bad-publicity', amount: 1 }] },
      ]),
    ],
  }),
  hardware('Severnius Stim Implant', {
    code: '12021',
    faction: 'anarch',
    influence: 4,
    subtypes: ['cybernetic'],
    cost: 2,
    abilities: [
      pay(
        { clicks: 1 },
        [
          choose({ in: 'grip' }, 'lost', {
            least: 2,
            most: { of: 'count', cards: { in: 'grip' } },
          }),
          { do: 'trash', cards: { named: 'lost' }, as: 'many' },
          {
            do: 'lasting',
            until: 'next-run',
            x: { of: 'every', amount: { of: 'var', name: 'many' }, in: 2 },
            abilities: [accessesWhereItBegan('HQ'), accessesWhereItBegan('R&D')],
          },
          runOn(['HQ', 'R&D']),
        ],
        { if: { is: 'at-least', amount: { of: 'count', cards: { in: 'grip' } }, least: 2 } },
      ),
    ],
  }),
  resource('Clan Vengeance', {
    code: '12022',
    faction: 'anarch',
    influence: 4,
    subtypes: ['clan'],
    cost: 3,
    abilities: [
      when({ on: 'damage-suffered' }, [placeOn('this', 'power', 1)]),
      pay({ trashThis: true }, [
        { do: 'random', from: 'hq', cards: tokensHere('power'), as: 'lost' },
        { do: 'trash', cards: { named: 'lost' } },
      ]),
    ],
  }),
  resource('Counter Surveillance', {
    code: '12023',
    faction: 'anarch',
    influence: 3,
    subtypes: ['clan'],
    cost: 1,
    abilities: [
      pay({ clicks: 1, trashThis: true }, [
        runOn('any', [
          {
            ...insteadOfAccess(undefined, [
              {
                do: 'must-pay',
                who: 'runner',
                cost: { credits: { of: 'tags' } },
                then: [
                  { do: 'choose-number', most: { of: 'tags' }, least: 0, as: 'cards' },
                  { do: 'access', atMost: { of: 'var', name: 'cards' } },
                ],
                otherwise: [],
              },
            ]),
            optional: false,
          },
        ]),
      ]),
    ],
  }),
  program('Berserker', {
    code: '12041',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 2,
    abilities: [
      when({ on: 'ice-encountered', card: { subtype: 'barrier' } }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: { of: 'x' } })],
          x: { of: 'subroutines', on: 'encountered' },
        },
      ]),
      breaks(2, 2, 'barrier'),
    ],
  }),
  program('Persephone', {
    code: '12042',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 5,
    memory: 2,
    strength: 1,
    abilities: [
      breaks(2, 1, 'sentry'),
      boost(1, 1),
      mayWhen(
        {
          on: 'ice-passed',
          card: { type: 'ice', subtype: 'sentry', rezzed: true },
          if: {
            is: 'happened',
            fact: 'sub-resolved',
            when: 'this-encounter',
            card: { same: 'that' },
          },
        },
        [
          {
            do: 'trash',
            cards: {
              top: 'rd',
              amount: {
                of: 'happened',
                fact: 'sub-resolved',
                when: 'this-encounter',
                card: { same: 'that' },
              },
            },
            by: 'runner',
          },
        ],
        { trashTop: { of: 'stack', cards: 1 } },
      ),
    ],
  }),
  runnerIdentity('Alice Merchant: Clan Agitator', {
    code: '12061',
    faction: 'anarch',
    subtypes: ['cyborg'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'run-successful', server: 'Archives', first: 'turn' }, [
        choose({ in: 'hq' }, 'card', { who: 'corp' }),
        { do: 'trash', cards: { named: 'card' }, by: 'corp' },
      ]),
    ],
  }),
  resource('Jarogniew Mercs', {
    code: '12062',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['clan', 'connection'],
    cost: 0,
    abilities: [
      [
        when({ on: 'installed', this: true }, [
          tags(1),
          placeOn('this', 'power', { of: 'sum', amounts: [3, { of: 'tags' }] }),
        ]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            kind: 'power',
            if: { is: 'not', condition: { is: 'at-least', amount: tokensHere('power'), least: 1 } },
          },
          [trashThis()],
        ),
      ],
      constant(
        { of: 'cannot', verb: 'trash', cards: 'this', who: 'corp' },
        {
          is: 'at-least',
          amount: { of: 'count', cards: { type: 'resource', other: true } },
          least: 1,
        },
      ),
      prevents(
        { counters: { kind: 'power', amount: 1 } },
        { what: 'damage', kinds: ['meat'], amount: 1 },
      ),
    ],
  }),
  event('Mars for Martians', {
    code: '12081',
    faction: 'anarch',
    influence: 1,
    subtypes: ['priority'],
    cost: 0,
    abilities: [
      playOnlyIf(
        firstClick('runner'),
        draw('runner', { of: 'count', cards: { type: 'resource', subtype: 'clan' } }),
        gain('runner', { of: 'tags' }),
      ),
    ],
  }),
  program('God of War', {
    code: '12082',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'ai', 'virus'],
    cost: 4,
    memory: 1,
    strength: 0,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'virus', 2)], { takeTags: 1 }),
      pay({ counters: { kind: 'virus', amount: 1 } }, [{ do: 'break', upTo: 1 }], { breaks: true }),
      boost(2, 1),
    ],
  }),
  event('Mining Accident', {
    code: '12101',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'central' },
        {
          do: 'option',
          who: 'corp',
          must: true,
          options: [
            {
              option: 'pay-5',
              effects: [{ do: 'must-pay', who: 'corp', cost: { credits: 5 }, otherwise: [] }],
            },
            { option: 'take-bad-publicity', effects: [{ do: 'bad-publicity', amount: 1 }] },
          ],
        },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  hardware('Respirocytes', {
    code: '12102',
    faction: 'anarch',
    influence: 3,
    subtypes: ['cybernetic'],
    cost: 0,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'damage', kind: 'meat', amount: 1, suffered: true },
      ]),
      [
        when({ on: 'hand-empty', side: 'runner', first: 'turn' }, [
          draw('runner', 1),
          placeOn('this', 'power', 1),
        ]),
        when(
          {
            on: 'tokens-placed',
            this: true,
            kind: 'power',
            if: { is: 'at-least', amount: tokensHere('power'), least: 3 },
          },
          [trashThis()],
        ),
      ],
    ],
  }),
  resource('Salvaged Vanadis Armory', {
    code: '12103',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['clan'],
    cost: 0,
    abilities: [
      pay(
        { trashThis: true },
        [
          {
            do: 'trash',
            cards: {
              top: 'rd',
              amount: {
                of: 'happened',
                fact: 'trashed',
                damage: ['net', 'meat', 'brain'],
                when: 'this-turn',
              },
            },
            by: 'corp',
          },
        ],
        { if: { is: 'next-window', after: { fact: 'damage-suffered', when: 'this-turn' } } },
      ),
    ],
  }),
];
