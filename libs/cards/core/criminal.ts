import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  play,
  breaks,
  boost,
  prevents,
  insteadOfAccess,
  stockedWith,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { gain, tags, both, choose, runOn, per } from '../words/effect';

export const criminal: readonly CardValue[] = [
  runnerIdentity('Gabriel Santiago: Consummate Professional', {
    code: '01017',
    faction: 'criminal',
    subtypes: ['cyborg'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [when({ on: 'run-successful', server: 'HQ', first: 'turn' }, [gain('runner', 2)])],
  }),
  event('Account Siphon', {
    code: '01018',
    faction: 'criminal',
    influence: 4,
    subtypes: ['run', 'sabotage'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            insteadOfAccess('HQ', [
              {
                do: 'choose-number',
                least: 0,
                most: { of: 'least', amounts: [5, { of: 'pool', side: 'corp' }] },
                as: 'up to',
              },
              { do: 'lose', who: 'corp', credits: { of: 'var', name: 'up to' }, as: 'lost' },
              both(gain('runner', per(2, { of: 'var', name: 'lost' })), tags(2)),
            ]),
          ],
        ),
      ),
    ],
  }),
  event('Easy Mark', {
    code: '01019',
    faction: 'criminal',
    influence: 1,
    subtypes: ['job'],
    cost: 0,
    abilities: [play(gain('runner', 3))],
  }),
  event('Forged Activation Orders', {
    code: '01020',
    faction: 'criminal',
    influence: 2,
    subtypes: ['sabotage'],
    cost: 1,
    abilities: [
      play(choose({ type: 'ice', unrezzed: true }, 'ice'), {
        do: 'option',
        who: 'corp',
        must: true,
        options: [
          { option: 'rez', effects: [{ do: 'rez', cards: { named: 'ice' } }] },
          { option: 'trash', effects: [{ do: 'trash', cards: { named: 'ice' }, by: 'corp' }] },
        ],
      }),
    ],
  }),
  event('Inside Job', {
    code: '01021',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(runOn('any', [when({ on: 'ice-encountered', first: 'run' }, [{ do: 'bypass' }])])),
    ],
  }),
  event('Special Order', {
    code: '01022',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'search', deck: 'stack', for: { subtype: 'icebreaker' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  hardware('Lemuria Codecracker', {
    code: '01023',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      pay(
        { clicks: 1, credits: 1 },
        [choose({ unrezzed: true }, 'card'), { do: 'expose', cards: { named: 'card' } }],
        {
          if: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
        },
      ),
    ],
  }),
  hardware('Desperado', {
    code: '01024',
    faction: 'criminal',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      when({ on: 'run-successful' }, [gain('runner', 1)]),
    ],
  }),
  program('Aurora', {
    code: '01025',
    faction: 'criminal',
    influence: 1,
    subtypes: ['icebreaker', 'fracter'],
    cost: 3,
    memory: 1,
    strength: 1,
    abilities: [breaks(2, 1, 'barrier'), boost(2, 3)],
  }),
  program('Femme Fatale', {
    code: '01026',
    faction: 'criminal',
    influence: 1,
    subtypes: ['icebreaker', 'killer'],
    cost: 9,
    memory: 1,
    strength: 2,
    abilities: [
      breaks(1, 1, 'sentry'),
      boost(2, 1),
      [
        when({ on: 'installed', this: true }, [
          { do: 'choose', from: { type: 'ice' }, least: 1, most: 1, as: 'ice', lasting: true },
        ]),
        mayWhen({ on: 'ice-encountered', chosen: true }, [{ do: 'bypass' }], {
          credits: { of: 'subroutines', on: 'encountered' },
        }),
      ],
    ],
  }),
  program('Ninja', {
    code: '01027',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer'],
    cost: 4,
    memory: 1,
    strength: 0,
    abilities: [breaks(1, 1, 'sentry'), boost(3, 5)],
  }),
  program('Sneakdoor Beta', {
    code: '01028',
    faction: 'criminal',
    influence: 3,
    subtypes: [],
    cost: 4,
    memory: 2,
    strength: null,
    abilities: [
      pay({ clicks: 1 }, [
        runOn(['Archives'], [constant({ of: 'success-server', on: 'Archives', server: 'HQ' })]),
      ]),
    ],
  }),
  resource('Bank Job', {
    code: '01029',
    faction: 'criminal',
    influence: 2,
    subtypes: ['job'],
    cost: 1,
    abilities: [
      stockedWith(8, 'installed'),
      insteadOfAccess('remote', [{ do: 'take', credits: 'any' }]),
    ],
  }),
  resource('Crash Space', {
    code: '01030',
    faction: 'criminal',
    influence: 2,
    subtypes: ['location'],
    cost: 2,
    abilities: [
      constant({ of: 'recurring', credits: 2, for: ['removing tags'] }),
      prevents({ trashThis: true }, { what: 'damage', kinds: ['meat'], amount: 3 }, 2),
    ],
  }),
  resource('Data Dealer', {
    code: '01031',
    faction: 'criminal',
    influence: 2,
    subtypes: ['connection', 'seedy'],
    cost: 0,
    abilities: [pay({ clicks: 1, forfeit: 'any' }, [gain('runner', 9)])],
  }),
  resource('Decoy', {
    code: '01032',
    faction: 'criminal',
    influence: 2,
    subtypes: ['connection'],
    cost: 1,
    abilities: [prevents({ trashThis: true }, { what: 'tags', amount: 1 })],
  }),
];
