import type { CardValue } from '#rules';
import { pay, when, mayWhen, constant, play, breaks, boost } from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import { draw, choose, runOn, tokensHere } from '../words/effect';

export const criminal: readonly CardValue[] = [
  runnerIdentity('Steve Cambridge: Master Grifter', {
    code: '13001',
    faction: 'criminal',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      mayWhen(
        {
          on: 'run-successful',
          server: 'HQ',
          first: 'turn',
          if: { is: 'at-least', amount: { of: 'count', cards: { in: 'heap' } }, least: 2 },
        },
        [
          choose({ in: 'heap' }, 'two', { least: 2, most: 2 }),
          choose({ named: 'two' }, 'gone', { who: 'corp' }),
          { do: 'remove-from-game', cards: { named: 'gone' } },
          { do: 'move', cards: { named: 'two', fits: { except: { named: 'gone' } } }, to: 'hand' },
        ],
      ),
    ],
  }),
  event('Brute-Force-Hack', {
    code: '13002',
    faction: 'criminal',
    influence: 3,
    subtypes: ['double'],
    cost: 'X',
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose(
          { type: 'ice', rezzed: true, measure: { of: 'cost', atMost: { of: 'x' } } },
          'closed',
        ),
        { do: 'derez', cards: { named: 'closed' } },
      ),
    ],
  }),
  event('Spear Phishing', {
    code: '13003',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'ice-encountered', card: { type: 'ice', position: 'innermost' } }, [
            { do: 'bypass' },
          ]),
        ]),
      ),
    ],
  }),
  event('SYN Attack', {
    code: '13004',
    faction: 'criminal',
    influence: 3,
    subtypes: ['double'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({
        do: 'option',
        who: 'corp',
        must: true,
        options: [
          {
            option: 'discard-2',
            effects: [
              choose({ in: 'hq' }, 'lost', { who: 'corp', least: 2, most: 2 }),
              { do: 'discard', cards: { named: 'lost' }, by: 'corp' },
            ],
          },
          { option: 'draw-4', effects: [draw('corp', 4)] },
        ],
      }),
    ],
  }),
  hardware('Polyhistor', {
    code: '13005',
    faction: 'criminal',
    influence: 4,
    unique: true,
    subtypes: ['console'],
    cost: 4,
    abilities: [
      [constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })],
      mayWhen({ on: 'server-approached', server: 'HQ', first: 'turn' }, [
        { do: 'draw', who: 'runner', cards: 1, as: 'own' },
        {
          do: 'if',
          condition: {
            is: 'at-least',
            amount: { of: 'count', cards: { named: 'own' } },
            least: 1,
          },
          then: [draw('corp', 1)],
        },
      ]),
    ],
  }),
  program('Abagnale', {
    code: '13006',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 4,
    memory: 1,
    strength: 2,
    abilities: [
      breaks(1, 1, 'code gate'),
      boost(2, 2),
      pay({ trashThis: true }, [{ do: 'bypass' }], {
        if: { is: 'fits', card: 'encountered', as: { type: 'ice', subtype: 'code gate' } },
      }),
    ],
  }),
  program('Lustig', {
    code: '13007',
    faction: 'criminal',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 5,
    memory: 1,
    strength: 1,
    abilities: [
      breaks(1, 1, 'sentry'),
      boost(3, 5),
      pay({ trashThis: true }, [{ do: 'bypass' }], {
        if: { is: 'fits', card: 'encountered', as: { type: 'ice', subtype: 'sentry' } },
      }),
    ],
  }),
  program('Demara', {
    code: '13008',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 1,
    abilities: [
      breaks(2, 2, 'barrier'),
      boost(2, 3),
      pay({ trashThis: true }, [{ do: 'bypass' }], {
        if: { is: 'fits', card: 'encountered', as: { type: 'ice', subtype: 'barrier' } },
      }),
    ],
  }),
  program('Mammon', {
    code: '13009',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'ai'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      pay({ counters: { kind: 'power', amount: 1 } }, [{ do: 'break', upTo: 1 }], { breaks: true }),
      boost(2, 2),
      when({ on: 'turn-began', side: 'runner' }, [
        {
          do: 'may',
          cost: { x: {} },
          effects: [{ do: 'place', counter: 'power', amount: { of: 'x' }, on: 'this' }],
        },
      ]),
      when({ on: 'turn-ended', side: 'runner' }, [
        { do: 'remove', counter: 'power', amount: tokensHere('power'), from: 'this' },
      ]),
    ],
  }),
  resource('Maxwell James', {
    code: '13011',
    faction: 'criminal',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      constant({ of: 'link', by: 1 }),
      pay(
        { trashThis: true },
        [
          choose({ type: 'ice', rezzed: true, server: 'remote' }, 'ice'),
          { do: 'derez', cards: { named: 'ice' } },
        ],
        {
          if: {
            is: 'next-window',
            after: { fact: 'run-ended', when: 'this-turn', server: 'HQ', outcome: 'successful' },
          },
        },
      ),
    ],
  }),
  resource('Charlatan', {
    code: '13010',
    faction: 'criminal',
    influence: 4,
    subtypes: ['virtual'],
    cost: 5,
    abilities: [
      pay({ clicks: 2 }, [
        runOn('any', [
          mayWhen(
            { on: 'ice-approached', first: 'run', card: { type: 'ice', rezzed: true } },
            [
              {
                do: 'lasting',
                until: 'encounter',
                from: 'next-encounter',
                abilities: [when({ on: 'ice-encountered' }, [{ do: 'bypass' }])],
              },
            ],
            { credits: { of: 'property', what: 'strength', on: 'that' } },
          ),
        ]),
      ]),
    ],
  }),
];
