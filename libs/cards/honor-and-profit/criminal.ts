import type { CardValue, Condition } from '#rules';
import {
  boost,
  breaks,
  constant,
  firstClick,
  ifSuccessful,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  when,
  insteadOnChosen,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, gain, lose, per, runOn } from '../words/effect';

/** "Cannot be used on ice protecting a remote server": neither to break nor to grow. */
const notOnRemote: Condition = {
  is: 'not',
  condition: { is: 'fits', card: 'encountered', as: { type: 'ice', server: 'remote' } },
};

export const criminal: readonly CardValue[] = [
  runnerIdentity('Iain Stirling: Retired Spook', {
    code: '05028',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 10,
    link: 1,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'runner',
          if: {
            is: 'more',
            amount: { of: 'agenda-points', side: 'corp' },
            than: { of: 'agenda-points', side: 'runner' },
          },
        },
        [gain('runner', 2)],
      ),
    ],
  }),
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
  event('Feint', {
    code: '05034',
    faction: 'criminal',
    influence: 3,
    subtypes: ['run'],
    cost: 2,
    abilities: [
      play(
        runOn(
          ['HQ'],
          [
            when(
              {
                on: 'ice-encountered',
                if: {
                  is: 'not',
                  condition: {
                    is: 'at-least',
                    amount: { of: 'happened', fact: 'ice-encountered', when: 'this-run' },
                    least: 3,
                  },
                },
              },
              [{ do: 'bypass' }],
            ),
            ifSuccessful('HQ', { of: 'access-limit', most: 0 }),
          ],
        ),
      ),
    ],
  }),
  event('Legwork', {
    code: '05035',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['HQ'], [ifSuccessful('HQ', { of: 'accesses', server: 'HQ', by: 2 })]))],
  }),
  event('Planned Assault', {
    code: '05036',
    faction: 'criminal',
    influence: 2,
    subtypes: ['double'],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        { do: 'search', deck: 'stack', for: { type: 'event', subtype: 'run' }, as: 'planned' },
        { do: 'play', from: { named: 'planned' }, most: 1, must: true, plain: true },
      ),
    ],
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
  hardware('Window', {
    code: '05040',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [pay({ clicks: 1 }, [{ do: 'draw', who: 'runner', cards: 1, from: 'bottom' }])],
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
        if: notOnRemote,
      },
      { ...boost(2, 3), if: notOnRemote },
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
        if: notOnRemote,
      },
      { ...boost(2, 4), if: notOnRemote },
    ],
  }),
  program('Bug', {
    code: '05043',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'only-if',
        verb: 'install',
        condition: { is: 'happened', fact: 'run-successful', when: 'this-turn', server: 'HQ' },
      }),
      mayWhen({ on: 'drew', side: 'corp', each: true }, [{ do: 'reveal', cards: 'that' }], {
        credits: 2,
      }),
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
  program('Grappling Hook', {
    code: '05045',
    faction: 'criminal',
    influence: 2,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      pay({ trashThis: true }, [{ do: 'break', upTo: 'all', allBut: 1 }], { breaks: true }),
    ],
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
        if: notOnRemote,
      },
      { ...boost(2, 2), if: notOnRemote },
    ],
  }),
  event('Push Your Luck', {
    code: '05047',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [
      play({
        do: 'guess',
        as: 'spent',
        wrong: [gain('runner', per(2, { of: 'var', name: 'spent' }))],
      }),
    ],
  }),
  resource('Security Testing', {
    code: '05048',
    faction: 'criminal',
    influence: 3,
    subtypes: ['job'],
    cost: 0,
    abilities: [insteadOnChosen([gain('runner', 2)])],
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
