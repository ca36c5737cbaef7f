import type { CardValue } from '#rules';
import { constant, current, gainsSubs, pay, play, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  gain,
  placeOn,
  traceAndAtFive,
  trashThis,
} from '../words/effect';

export const jinteki: readonly CardValue[] = [
  ice('Lotus Field', {
    code: '06003',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 5,
    strength: 4,
    abilities: [constant({ of: 'strength-kept', cards: 'this' }), sub(endTheRun())],
  }),
  operation('Mutate', {
    code: '06004',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 2,
    abilities: [
      constant({ of: 'play-also', cost: { trash: { type: 'ice', rezzed: true } } }),
      play(
        { do: 'reveal', cards: { top: 'rd', until: { type: 'ice' } }, as: 'revealed' },
        {
          do: 'install',
          from: { named: 'revealed' },
          fits: { type: 'ice' },
          most: 1,
          free: true,
          rezzed: true,
          at: 'vacated',
        },
        { do: 'shuffle', deck: 'rd' },
      ),
    ],
  }),
  agenda('Encrypted Portals', {
    code: '06024',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      constant({ of: 'strength', cards: { type: 'ice', subtype: 'code gate' }, by: 1 }),
      when({ on: 'scored', this: true }, [
        gain('corp', { of: 'count', cards: { type: 'ice', subtype: 'code gate', rezzed: true } }),
      ]),
    ],
  }),
  operation('Cerebral Static', {
    code: '06025',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      constant({ of: 'blank', cards: { type: 'identity', side: 'runner' } }),
    ],
  }),
  ice('Kitsune', {
    code: '06043',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['mythic', 'trap'],
    cost: 2,
    strength: 3,
    abilities: [
      sub({
        do: 'may',
        effects: [
          choose({ in: 'hq' }, 'shown'),
          { do: 'access', cards: { named: 'shown' } },
          trashThis(),
        ],
      }),
    ],
  }),
  upgrade('Port Anson Grid', {
    code: '06044',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['region'],
    cost: 2,
    trash: 5,
    abilities: [
      constant(
        { of: 'jack-out-also', cost: { trash: { type: 'program' } } },
        { is: 'in-run', on: 'this' },
      ),
    ],
  }),
  agenda('Labyrinthine Servers', {
    code: '06063',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'power', 2)]),
      pay(
        { counters: { kind: 'power', amount: 1 } },
        [
          { do: 'prevent', prevention: { what: 'jack-out' } },
          {
            do: 'lasting',
            until: 'run',
            abilities: [constant({ of: 'cannot', verb: 'jack-out' })],
          },
        ],
        { prevents: { what: 'jack-out' } },
      ),
    ],
  }),
  ice('Ashigaru', {
    code: '06064',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['barrier'],
    cost: 9,
    strength: 4,
    abilities: [
      gainsSubs({ cards: 'this', times: { of: 'count', cards: { in: 'hq' } } }, sub(endTheRun())),
    ],
  }),
  ice('Mamba', {
    code: '06065',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'psi', 'ap'],
    cost: 6,
    strength: 4,
    abilities: [
      pay({ counters: { kind: 'power', amount: 1 } }, [damage('net', 1)], { if: { is: 'in-run' } }),
      sub(damage('net', 1)),
      sub({ do: 'psi', differ: [placeOn('this', 'power', 1)] }),
    ],
  }),
  asset('Hostile Infrastructure', {
    code: '06083',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 5,
    trash: 5,
    abilities: [
      {
        ...when({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [damage('net', 1)]),
        asItLeaves: true,
      },
    ],
  }),
  ice('Gemini', {
    code: '06084',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'tracer', 'ap'],
    cost: 3,
    strength: 5,
    abilities: [
      sub(
        traceAndAtFive(
          () => [damage('net', 1)],
          () => [damage('net', 1)],
        ),
      ),
    ],
  }),
  corpIdentity('Industrial Genomics: Growing Solutions', {
    code: '06105',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant({
        of: 'trash-cost',
        cards: {},
        by: { of: 'count', cards: { in: 'archives', facedown: true } },
      }),
    ],
  }),
  asset('Turtlebacks', {
    code: '06106',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['clone'],
    cost: 2,
    trash: 4,
    abilities: [when({ on: 'server-created', side: 'corp' }, [gain('corp', 1)])],
  }),
];
