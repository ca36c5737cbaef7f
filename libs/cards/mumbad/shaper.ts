import { type CardValue, type Subtype, subtypes } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  play,
  breaks,
  boost,
  swapsFor,
  insteadOnChosen,
} from '../words/ability';
import { runnerIdentity, event, hardware, resource, program } from '../words/card';
import { draw, tags, placeOn, choose, runOn } from '../words/effect';

/** Every subtype but the three that tell icebreakers which ice they break. */
const unlikeIce = (): readonly Subtype[] =>
  subtypes.filter((one) => one !== 'sentry' && one !== 'code gate' && one !== 'barrier');

export const shaper: readonly CardValue[] = [
  runnerIdentity('Jesminder Sareen: Girl Behind the Curtain', {
    code: '10006',
    faction: 'shaper',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'run-began' }, [
        { do: 'lasting', until: 'run', abilities: [constant({ of: 'avoids-next-tag' })] },
      ]),
    ],
  }),
  hardware('Maya', {
    code: '10007',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['console'],
    cost: 3,
    abilities: [
      constant({ of: 'memory-limit', by: 2 }),
      {
        ...mayWhen(
          {
            on: 'access-ended',
            spared: true,
            if: { is: 'accessed-from', zone: 'rd' },
          },
          [{ do: 'move', cards: 'that', to: 'bottom' }, tags(1)],
        ),
        limit: 'turn',
      },
    ],
  }),
  program('Panchatantra', {
    code: '10008',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      {
        ...mayWhen({ on: 'ice-encountered' }, [
          { do: 'name', among: { kinds: unlikeIce() }, as: 'subtype' },
          {
            do: 'lasting',
            until: 'run',
            on: 'encountered',
            x: { of: 'var', name: 'subtype' },
            abilities: [constant({ of: 'subtypes', cards: 'target', named: unlikeIce() })],
          },
        ]),
        limit: 'turn',
      },
    ],
  }),
  resource('Artist Colony', {
    code: '10009',
    faction: 'shaper',
    influence: 3,
    subtypes: ['location'],
    cost: 0,
    abilities: [
      pay({ forfeit: 'any' }, [
        {
          do: 'search',
          deck: 'stack',
          for: { type: ['hardware', 'program', 'resource'] },
          as: 'found',
        },
        { do: 'install', from: { named: 'found' }, most: 1 },
      ]),
    ],
  }),
  hardware('NetChip', {
    code: '10024',
    faction: 'shaper',
    influence: 2,
    subtypes: ['consumer-grade', 'chip'],
    cost: 1,
    abilities: [
      constant({
        of: 'hosts',
        cards: {
          type: 'program',
          measure: { of: 'memory', atMost: { of: 'count', cards: { copyOf: 'this' } } },
        },
        atMost: 1,
        freeMemory: true,
      }),
    ],
  }),
  program('Sadyojata', {
    code: '10044',
    faction: 'shaper',
    influence: 2,
    unique: true,
    subtypes: ['icebreaker', 'ai', 'deva'],
    cost: 4,
    memory: 1,
    strength: 2,
    abilities: [
      pay(
        { credits: 1 },
        [{ do: 'break', upTo: 1, on: { measure: { of: 'subtypes', atLeast: 3 } } }],
        {
          breaks: true,
        },
      ),
      boost(1, 1),
      swapsFor(2, 'deva'),
    ],
  }),
  program('Brahman', {
    code: '10062',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'ai'],
    cost: 4,
    memory: 2,
    strength: 3,
    abilities: [
      pay({ credits: 1 }, [{ do: 'break', upTo: 2 }], { breaks: true }),
      { ...boost(2, 1) },
      when({ on: 'encounter-ended', with: 'this' }, [
        choose({ type: 'program', not: 'virus' }, 'back'),
        { do: 'move', cards: { named: 'back' }, to: 'top' },
      ]),
    ],
  }),
  resource('Patron', {
    code: '10063',
    faction: 'shaper',
    influence: 3,
    subtypes: ['connection'],
    cost: 3,
    abilities: [insteadOnChosen([draw('runner', 2)])],
  }),
  event('Out of the Ashes', {
    code: '10080',
    faction: 'shaper',
    influence: 2,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(runOn('any')),
      {
        ...mayWhen({ on: 'turn-began', side: 'runner' }, [runOn('any')], { removeThis: true }),
        anywhere: 'heap',
      },
    ],
  }),
  resource('Liberated Chela', {
    code: '10081',
    faction: 'shaper',
    influence: 2,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      [
        pay({ clicks: 5, forfeit: 'any' }, [
          {
            do: 'may',
            who: 'corp',
            cost: { forfeit: 'any' },
            effects: [{ do: 'remove-from-game', cards: 'this' }],
            otherwise: [{ do: 'move', cards: 'this', to: 'runner-score' }],
          },
        ]),
        constant({ of: 'worth', points: 2 }),
      ],
    ],
  }),
  resource('Temple of the Liberated Mind', {
    code: '10082',
    faction: 'shaper',
    influence: 3,
    unique: true,
    subtypes: ['location', 'ritzy'],
    cost: 2,
    abilities: [
      pay({ clicks: 1 }, [placeOn('this', 'power', 1)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [{ do: 'gain-clicks', who: 'runner', clicks: 1 }],
        { if: { is: 'turn', of: 'runner' }, limit: 'turn' },
      ),
    ],
  }),
  event('The Price of Freedom', {
    code: '10100',
    faction: 'shaper',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { trash: { subtype: 'connection', side: 'runner' } } }),
      play(
        {
          do: 'lasting',
          until: 'runner-turn-begins',
          abilities: [constant({ of: 'cannot', verb: 'advance', who: 'corp' })],
        },
        { do: 'remove-from-game', cards: 'this' },
      ),
    ],
  }),
  program('Ankusa', {
    code: '10101',
    faction: 'shaper',
    influence: 3,
    subtypes: ['icebreaker', 'fracter'],
    cost: 6,
    memory: 1,
    strength: 0,
    abilities: [
      when({ on: 'all-broken', with: 'this', card: { type: 'ice', subtype: 'barrier' } }, [
        { do: 'move', cards: 'encountered', to: 'hand' },
      ]),
      breaks(2, 1, 'barrier'),
      boost(1, 1),
    ],
  }),
];
