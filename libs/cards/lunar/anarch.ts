import type { CardValue } from '#rules';
import {
  boost,
  breaks,
  constant,
  current,
  firstClick,
  pay,
  play,
  playOnlyIf,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, gain, lose, placeOn, runOn, tokensHere, trashThis } from '../words/effect';

export const anarch: readonly CardValue[] = [
  event('Cyber Threat', {
    code: '06013',
    faction: 'anarch',
    influence: 3,
    subtypes: ['priority'],
    cost: 1,
    abilities: [
      playOnlyIf(
        firstClick('runner'),
        { do: 'choose-server' },
        choose({ type: 'ice', unrezzed: true, server: 'chosen' }, 'rezzed', {
          least: 0,
          who: 'corp',
        }),
        { do: 'rez', cards: { named: 'rezzed' } },
        {
          do: 'if',
          condition: {
            is: 'not',
            condition: { is: 'fits', card: { named: 'rezzed' }, as: { rezzed: true } },
          },
          then: [
            runOn('chosen', [constant({ of: 'cannot', verb: 'rez', cards: { type: 'ice' } })]),
          ],
        },
      ),
    ],
  }),
  program('Lamprey', {
    code: '06014',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'run-successful', server: 'HQ' }, [lose('corp', 1)]),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
  program('D4v1d', {
    code: '06033',
    faction: 'anarch',
    influence: 4,
    subtypes: [],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 3)]),
      pay({ counters: { kind: 'power', amount: 1 } }, [{ do: 'break', upTo: 1, minStrength: 5 }], {
        breaks: true,
      }),
    ],
  }),
  event('Scrubbed', {
    code: '06034',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current('scored')],
      when({ on: 'ice-encountered', first: 'turn' }, [
        {
          do: 'lasting',
          until: 'run',
          on: 'that',
          abilities: [constant({ of: 'strength', cards: 'target', by: -2 })],
        },
      ]),
    ],
  }),
  runnerIdentity('Quetzal: Free Spirit', {
    code: '06052',
    faction: 'anarch',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      pay({}, [{ do: 'break', upTo: 1, subtype: 'barrier' }], { breaks: true, limit: 'turn' }),
    ],
  }),
  program('BlacKat', {
    code: '06053',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'fracter'],
    cost: 4,
    memory: 1,
    strength: 3,
    abilities: [
      [
        pay({ credits: 1, stealth: 1 }, [{ do: 'break', upTo: 3, subtype: 'barrier' }], {
          breaks: true,
        }),
        breaks(1, 1, 'barrier'),
      ],
      [
        pay({ credits: 2, stealth: 1 }, [
          {
            do: 'lasting',
            until: 'encounter',
            abilities: [constant({ of: 'strength', cards: 'this', by: 2 })],
          },
        ]),
        boost(2, 1),
      ],
    ],
  }),
  resource("Duggar's", {
    code: '06054',
    faction: 'anarch',
    influence: 4,
    unique: true,
    subtypes: ['location', 'seedy'],
    cost: 2,
    abilities: [pay({ clicks: 4 }, [draw('runner', 10)])],
  }),
  event('Inject', {
    code: '06073',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        { do: 'reveal', cards: { top: 'stack', amount: 4 }, as: 'shown' },
        { do: 'trash', cards: { named: 'shown', fits: { type: 'program' } }, as: 'programs' },
        gain('runner', { of: 'var', name: 'programs' }),
        { do: 'move', cards: { rest: 'shown' }, to: 'hand' },
      ),
    ],
  }),
  program('Origami', {
    code: '06074',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 0,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'hand-size',
        side: 'runner',
        by: { of: 'count', cards: { copyOf: 'this' } },
      }),
    ],
  }),
  resource('Fester', {
    code: '06075',
    faction: 'anarch',
    influence: 1,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      when({ on: 'purged' }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 2 },
          then: [lose('corp', 2)],
        },
      ]),
    ],
  }),
  hardware('Ekomind', {
    code: '06093',
    faction: 'anarch',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      constant({ of: 'memory-limit', by: { of: 'count', cards: { in: 'grip' } }, base: true }),
    ],
  }),
  program('Cerberus "Cuj.0" H3', {
    code: '06094',
    faction: 'anarch',
    influence: 3,
    subtypes: ['icebreaker', 'killer'],
    cost: 3,
    memory: 1,
    strength: 0,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 4)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [{ do: 'break', upTo: 2, subtype: 'sentry' }],
        { breaks: true },
      ),
      boost(1, 1),
    ],
  }),
  program('Incubator', {
    code: '06113',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 3,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'virus', 1)]),
      pay({ clicks: 1, trashThis: true }, [
        choose({ type: 'program', subtype: 'virus', other: true }, 'bred'),
        {
          do: 'move-counters',
          counter: 'virus',
          amount: tokensHere('virus'),
          from: 'this',
          to: { named: 'bred' },
        },
      ]),
    ],
  }),
  program('Ixodidae', {
    code: '06114',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'credits-lost', side: 'corp' }, [gain('runner', 1)]),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
];
