import type { CardValue } from '#rules';
import { clicksBreak, constant, pay, play, stockedWith, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  both,
  choose,
  damage,
  draw,
  endTheRun,
  gain,
  placeOn,
  tokensHere,
  trace,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  corpIdentity('Haas-Bioroid: Stronger Together', {
    code: '02010',
    faction: 'haas-bioroid',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [constant({ of: 'strength', cards: { type: 'ice', subtype: 'bioroid' }, by: 1 })],
  }),
  agenda('Mandatory Upgrades', {
    code: '02011',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['initiative'],
    advancement: 6,
    points: 2,
    abilities: [constant({ of: 'clicks', side: 'corp', by: 1 })],
  }),
  ice('Janus 1.0', {
    code: '02012',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['sentry', 'bioroid', 'ap'],
    cost: 15,
    strength: 8,
    abilities: [
      clicksBreak(1),
      sub(damage('brain', 1)),
      sub(damage('brain', 1)),
      sub(damage('brain', 1)),
      sub(damage('brain', 1)),
    ],
  }),
  upgrade('Ash 2X3ZB9CY', {
    code: '02013',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['bioroid'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'run-successful', server: 'this' }, [
        trace(4, {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'cannot', verb: 'access', cards: { other: true } })],
        }),
      ]),
    ],
  }),
  asset('Encryption Protocol', {
    code: '02029',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 2,
    abilities: [constant({ of: 'trash-cost', cards: { in: 'installed' }, by: 1 })],
  }),
  ice('Sherlock 1.0', {
    code: '02030',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'bioroid', 'tracer'],
    cost: 6,
    strength: 5,
    abilities: [
      clicksBreak(1),
      sub(
        trace(4, choose({ type: 'program' }, 'program'), {
          do: 'move',
          cards: { named: 'program' },
          to: 'top',
        }),
      ),
      sub(
        trace(4, choose({ type: 'program' }, 'program'), {
          do: 'move',
          cards: { named: 'program' },
          to: 'top',
        }),
      ),
    ],
  }),
  agenda('Project Vitruvius', {
    code: '02051',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        placeOn('this', 'agenda', { of: 'less', amount: tokensHere('advancement'), by: 3 }),
      ]),
      pay({ counters: { kind: 'agenda', amount: 1 } }, [
        choose({ in: 'archives' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  ice('Viper', {
    code: '02052',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate', 'tracer'],
    cost: 3,
    strength: 4,
    abilities: [
      sub(trace(3, { do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true })),
      sub(trace(3, endTheRun())),
    ],
  }),
  operation('Green Level Clearance', {
    code: '02070',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['transaction'],
    cost: 1,
    abilities: [play(both(gain('corp', 3), draw('corp', 1)))],
  }),
  ice('Hourglass', {
    code: '02071',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['code gate'],
    cost: 5,
    strength: 4,
    abilities: [
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
    ],
  }),
  asset('Eve Campaign', {
    code: '02092',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['advertisement'],
    cost: 5,
    trash: 5,
    abilities: [
      stockedWith(16, 'rezzed'),
      when({ on: 'turn-began', side: 'corp' }, [{ do: 'take', credits: 2 }]),
    ],
  }),
  operation('Rework', {
    code: '02093',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(choose({ in: 'hq' }, 'card'), { do: 'shuffle', deck: 'rd', cards: { named: 'card' } }),
    ],
  }),
  ice('Eli 1.0', {
    code: '02110',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['barrier', 'bioroid'],
    cost: 3,
    strength: 4,
    abilities: [clicksBreak(1), sub(endTheRun()), sub(endTheRun())],
  }),
  upgrade('Ruhr Valley', {
    code: '02111',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['region'],
    cost: 6,
    trash: 4,
    abilities: [constant({ of: 'run-also', server: 'this', cost: { clicks: 1 } })],
  }),
];
