import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  current,
  firstClick,
  insteadOfAccess,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, gain, lose, per, placeOn, runOn, tags } from '../words/effect';

export const shaper: readonly CardValue[] = [
  runnerIdentity('Nasir Meidan: Cyber Explorer', {
    code: '06017',
    faction: 'shaper',
    subtypes: ['cyborg'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      when({ on: 'ice-encountered', if: { is: 'just-rezzed' } }, [
        lose('runner', { of: 'pool', side: 'runner' }),
        gain('runner', { of: 'property', what: 'rez-cost', on: 'encountered' }),
      ]),
    ],
  }),
  event('Social Engineering', {
    code: '06018',
    faction: 'shaper',
    influence: 2,
    subtypes: ['priority'],
    cost: 2,
    abilities: [
      playOnlyIf(firstClick('runner'), choose({ type: 'ice', unrezzed: true }, 'ice'), {
        do: 'lasting',
        until: 'turn',
        on: { named: 'ice' },
        abilities: [
          when({ on: 'rezzed', target: true, first: 'turn' }, [
            gain('runner', { of: 'property', what: 'rez-cost', on: 'target' }),
          ]),
        ],
      }),
    ],
  }),
  program('Leprechaun', {
    code: '06019',
    faction: 'shaper',
    influence: 2,
    subtypes: ['daemon'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [constant({ of: 'hosts', cards: { type: 'program' }, atMost: 2, freeMemory: true })],
  }),
  event('Net Celebrity', {
    code: '06038',
    faction: 'shaper',
    influence: 1,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant({ of: 'recurring', credits: 1, for: [{ during: 'run' }] }),
    ],
  }),
  program('LLDS Energy Regulator', {
    code: '06039',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      prevents({ credits: 3, or: { trashThis: true } }, { what: 'trash', types: ['hardware'] }),
    ],
  }),
  program('Refractor', {
    code: '06057',
    faction: 'shaper',
    influence: 2,
    subtypes: ['icebreaker', 'decoder'],
    cost: 1,
    memory: 1,
    strength: 2,
    abilities: [
      breaks(1, 1, 'code gate'),
      pay({ credits: 1, from: 'stealth' }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 3 })],
        },
      ]),
    ],
  }),
  resource('Order of Sol', {
    code: '06058',
    faction: 'shaper',
    influence: 1,
    unique: true,
    subtypes: ['location'],
    cost: 2,
    abilities: [
      [
        when({ on: 'pool-empty', side: 'runner', first: 'turn' }, [gain('runner', 1)]),
        // ABIL-04: they have no credits as it becomes active, too.
        when(
          {
            on: 'installed',
            this: true,
            if: {
              is: 'all',
              conditions: [
                {
                  is: 'not',
                  condition: { is: 'at-least', amount: { of: 'pool', side: 'runner' }, least: 1 },
                },
                {
                  is: 'not',
                  condition: {
                    is: 'at-least',
                    amount: {
                      of: 'happened',
                      fact: 'pool-empty',
                      when: 'this-turn',
                      side: 'runner',
                    },
                    least: 2,
                  },
                },
              ],
            },
          },
          [gain('runner', 1)],
        ),
      ],
    ],
  }),
  event('Trade-In', {
    code: '06078',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { trash: { type: 'hardware' } } }),
      play(
        gain('runner', {
          of: 'half',
          amount: { of: 'property', what: 'cost', on: { named: 'paid' } },
        }),
        { do: 'search', deck: 'stack', for: { type: 'hardware' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  hardware('Astrolabe', {
    code: '06079',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 1,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      when({ on: 'server-created', side: 'corp' }, [draw('runner', 1)]),
    ],
  }),
  hardware('Cybsoft MacroDrive', {
    code: '06098',
    faction: 'shaper',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [
      constant({
        of: 'recurring',
        credits: 1,
        for: [{ to: 'install', cards: { type: 'program' } }],
      }),
    ],
  }),
  program('Cerberus "Lady" H1', {
    code: '06099',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 3,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 4)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [{ do: 'break', upTo: 2, subtype: 'barrier' }],
        { breaks: true },
      ),
      boost(1, 1),
    ],
  }),
  event('Code Siphon', {
    code: '06115',
    faction: 'shaper',
    influence: 4,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['R&D'],
          [
            insteadOfAccess(undefined, [
              { do: 'search', deck: 'stack', for: { type: 'program' }, as: 'found' },
              {
                do: 'install',
                from: { named: 'found' },
                most: 1,
                discount: per(3, { of: 'count', cards: { type: 'ice', server: 'R&D' } }),
              },
              tags(1),
            ]),
          ],
        ),
      ),
    ],
  }),
  program('Collective Consciousness', {
    code: '06116',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 2,
    memory: 2,
    strength: null,
    abilities: [when({ on: 'rezzed', card: { type: 'ice' } }, [draw('runner', 1)])],
  }),
  program('Sage', {
    code: '06117',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'decoder', 'fracter'],
    cost: 4,
    memory: 2,
    strength: 0,
    abilities: [
      constant({ of: 'strength', cards: 'this', by: { of: 'unused-memory' } }),
      pay({ credits: 2 }, [{ do: 'break', upTo: 1, subtype: ['code gate', 'barrier'] }], {
        breaks: true,
      }),
    ],
  }),
];
