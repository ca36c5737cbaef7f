import type { CardValue, Paid, Subtype, When } from '#rules';
import { breaks, constant, current, mayWhen, pay, play, when, playOnlyIf } from '../words/ability';
import { event, hardware, program, runnerIdentity } from '../words/card';
import { draw, lose, per, placeOn, runOn, tokensHere, choose } from '../words/effect';

/** Waits in the heap for ice to break. */
const heapBreaker = (subtype: Subtype): When => ({
  ...mayWhen({ on: 'ice-encountered', card: { type: 'ice', subtype } }, [
    { do: 'install', from: 'this', most: 1 },
  ]),
  anywhere: 'heap',
});

const boostAndBreak = (subtype: Subtype): Paid =>
  pay(
    { credits: 3 },
    [
      {
        do: 'lasting',
        until: 'encounter',
        abilities: [constant({ of: 'strength', cards: 'this', by: 2 })],
      },
      { do: 'break', upTo: 2, subtype, ifAble: true },
    ],
    { breaks: true },
  );

/** A counter for each encounter in which it alone broke every subroutine, and strength by these. */
const growsWhereItBrokeAll = () => [
  when({ on: 'encounter-ended', with: 'this', if: { is: 'all-broken', with: 'this' } }, [
    placeOn('this', 'power', 1),
  ]),
  constant({ of: 'strength', cards: 'this', by: tokensHere('power') }),
];

export const anarch: readonly CardValue[] = [
  event('System Outage', {
    code: '11001',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      when(
        {
          on: 'drew',
          side: 'corp',
          if: {
            is: 'at-least',
            amount: { of: 'happened', fact: 'drew', when: 'this-turn', side: 'corp' },
            least: 2,
          },
        },
        [lose('corp', 1)],
      ),
    ],
  }),
  runnerIdentity('Null: Whistleblower', {
    code: '11002',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      {
        ...mayWhen(
          { on: 'ice-encountered' },
          [
            {
              do: 'lasting',
              until: 'run',
              on: 'encountered',
              abilities: [constant({ of: 'strength', cards: 'target', by: -2 })],
            },
          ],
          { trash: { in: 'grip' } },
        ),
        limit: 'turn',
      },
    ],
  }),
  event('Credit Crash', {
    code: '11021',
    faction: 'anarch',
    influence: 1,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'accessed', card: { none: [{ type: 'agenda' }] }, first: 'run' }, [
            {
              do: 'unless',
              who: 'corp',
              cost: { credits: { of: 'property', what: 'cost', on: 'that' } },
              effects: [{ do: 'trash', cards: 'that', by: 'runner' }],
            },
          ]),
        ]),
      ),
    ],
  }),
  event('Rumor Mill', {
    code: '11022',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant({ of: 'blank', cards: { type: ['asset', 'upgrade'], unique: true, not: 'region' } }),
    ],
  }),
  program('Nfr', {
    code: '11023',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'fracter'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [...growsWhereItBrokeAll(), breaks(1, 1, 'barrier')],
  }),
  program('Paperclip', {
    code: '11024',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 1,
    abilities: [
      heapBreaker('barrier'),
      pay(
        { x: {} },
        [
          {
            do: 'lasting',
            until: 'encounter',
            abilities: [constant({ of: 'strength', cards: 'this', by: { of: 'x' } })],
          },
          { do: 'break', upTo: { of: 'x' }, subtype: 'barrier', ifAble: true },
        ],
        { breaks: true },
      ),
    ],
  }),
  hardware('Obelus', {
    code: '11041',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      constant({ of: 'hand-size', side: 'runner', by: { of: 'tags' } }),
      when({ on: 'run-ended', outcome: 'successful', server: ['R&D', 'HQ'], first: 'turn' }, [
        draw('runner', { of: 'happened', fact: 'accessed', when: 'this-run' }),
      ]),
    ],
  }),
  program('Black Orchestra', {
    code: '11042',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 3,
    memory: 1,
    strength: 2,
    abilities: [heapBreaker('code gate'), boostAndBreak('code gate')],
  }),
  runnerIdentity('Omar Keung: Conspiracy Theorist', {
    code: '11043',
    faction: 'anarch',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 12,
    link: 0,
    abilities: [
      pay(
        { clicks: 1 },
        [
          runOn(
            ['Archives'],
            [constant({ of: 'success-server', on: 'Archives', server: ['HQ', 'R&D'] })],
          ),
        ],
        { limit: 'turn' },
      ),
    ],
  }),
  event('En Passant', {
    code: '11061',
    faction: 'anarch',
    influence: 2,
    subtypes: ['sabotage'],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-successful', when: 'this-turn' },
        choose(
          { type: 'ice', unrezzed: true, was: { done: 'ice-passed', when: 'last-run' } },
          'passed',
        ),
        { do: 'trash', cards: { named: 'passed' } },
      ),
    ],
  }),
  event('Frantic Coding', {
    code: '11062',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 3,
    abilities: [
      play(
        { do: 'look', deck: 'stack', amount: 10, as: 'seen' },
        {
          do: 'install',
          from: { rest: 'seen' },
          fits: { type: 'program' },
          most: 1,
          optional: true,
          discount: 5,
        },
        { do: 'trash', cards: { rest: 'seen' } },
      ),
    ],
  }),
  program('MKUltra', {
    code: '11081',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 2,
    memory: 1,
    strength: 1,
    abilities: [heapBreaker('sentry'), boostAndBreak('sentry')],
  }),
  hardware('Şifr', {
    code: '11101',
    faction: 'anarch',
    influence: 1,
    unique: true,
    subtypes: ['console'],
    cost: 5,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      {
        ...mayWhen({ on: 'ice-encountered' }, [
          {
            do: 'lasting',
            until: 'runner-turn-begins',
            abilities: [constant({ of: 'hand-size', side: 'runner', by: -1 })],
          },
          {
            do: 'lasting',
            until: 'encounter',
            on: 'encountered',
            x: { of: 'property', what: 'strength', on: 'encountered' },
            abilities: [constant({ of: 'strength', cards: 'target', by: per(-1, { of: 'x' }) })],
          },
        ]),
        limit: 'turn',
      },
    ],
  }),
  program('Sūnya', {
    code: '11102',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [...growsWhereItBrokeAll(), breaks(2, 1, 'sentry')],
  }),
];
