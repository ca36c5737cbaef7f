import type { CardValue } from '#rules';
import { pay, when, mayWhen, constant, sub, play, playOnlyIf } from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  draw,
  gain,
  damage,
  endTheRun,
  placeOn,
  choose,
  placeAdvancement,
  per,
  trashPrograms,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  corpIdentity('Jemison Astronautics: Sacrifice. Audacity. Success.', {
    code: '12016',
    faction: 'weyland-consortium',
    subtypes: ['corporation'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: 'forfeited', side: 'corp' }, [
        choose({ side: 'corp' }, 'built'),
        {
          do: 'place',
          counter: 'advancement',
          amount: { of: 'sum', amounts: [1, { of: 'property', what: 'points', on: 'that' }] },
          on: { named: 'built' },
        },
      ]),
    ],
  }),
  asset('Quarantine System', {
    code: '12017',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 1,
    trash: 3,
    abilities: [
      pay({ forfeit: 'any' }, [
        choose({ type: 'ice', unrezzed: true }, 'ice', { least: 0, most: 3 }),
        {
          do: 'rez',
          cards: { named: 'ice' },
          discount: per(2, { of: 'property', what: 'printed-points', on: { named: 'forfeited' } }),
        },
      ]),
    ],
  }),
  upgrade('Oberth Protocol', {
    code: '12018',
    faction: 'weyland-consortium',
    influence: 4,
    unique: true,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      constant({ of: 'rez-also', cost: { forfeit: 'any' } }),
      when({ on: 'advanced', server: 'this', first: 'turn' }, [placeOn('that', 'advancement', 1)]),
    ],
  }),
  asset('Clyde Van Rite', {
    code: '12037',
    faction: 'weyland-consortium',
    influence: 2,
    unique: true,
    subtypes: ['executive'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'pay-1',
              effects: [{ do: 'must-pay', who: 'runner', cost: { credits: 1 }, otherwise: [] }],
            },
            {
              option: 'trash',
              effects: [{ do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'runner' }],
            },
          ],
        },
      ]),
    ],
  }),
  ice('Watchtower', {
    code: '12038',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['code gate'],
    cost: 4,
    strength: 3,
    abilities: [
      sub(
        { do: 'search', deck: 'rd', for: {}, as: 'found' },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  operation('Sacrifice', {
    code: '12039',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { forfeit: 'any' } }),
      play(
        { do: 'lose-bad-publicity', amount: { of: 'told', what: 'worth' }, as: 'removed' },
        gain('corp', { of: 'var', name: 'removed' }),
      ),
    ],
  }),
  ice('Battlement', {
    code: '12057',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['barrier'],
    cost: 3,
    strength: 2,
    abilities: [sub(endTheRun()), sub(endTheRun())],
  }),
  operation('Audacity', {
    code: '12058',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'at-least', amount: { of: 'count', cards: { in: 'hq' } }, least: 3 },
        { do: 'trash', cards: { all: { in: 'hq' } } },
        { do: 'repeat', times: 2, effects: [...placeAdvancement()] },
      ),
    ],
  }),
  operation('Red Planet Couriers', {
    code: '12059',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['triple'],
    cost: 5,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 2 } }),
      play(choose({ advanceable: true }, 'built'), {
        do: 'move-counters',
        counter: 'advancement',
        amount: {
          of: 'counters',
          kind: 'advancement',
          on: { all: { except: { named: 'built' } } },
        },
        from: { all: { except: { named: 'built' } } },
        to: { named: 'built' },
      }),
    ],
  }),
  agenda('Meteor Mining', {
    code: '12076',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: [],
    advancement: 5,
    points: 2,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        {
          do: 'option',
          options: [
            { option: 'gain-7', effects: [gain('corp', 7)] },
            {
              option: 'do-damage',
              effects: [
                { do: 'if', condition: { is: 'tagged', atLeast: 2 }, then: [damage('meat', 7)] },
              ],
            },
          ],
        },
      ]),
    ],
  }),
  agenda('Standoff', {
    code: '12077',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: [],
    advancement: 2,
    points: 0,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'take-turns',
          first: 'runner',
          does: {
            runner: [
              choose({ side: 'runner' }, 'given', { who: 'runner' }),
              { do: 'trash', cards: { named: 'given' }, by: 'runner' },
            ],
            corp: [
              choose({ side: 'corp' }, 'given'),
              { do: 'trash', cards: { named: 'given' }, by: 'corp' },
            ],
          },
          declined: { runner: [draw('corp', 1), gain('corp', 5)] },
        },
      ]),
    ],
  }),
  asset('Open Forum', {
    code: '12097',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: 'drew', side: 'corp', how: 'turn' }, [
        { do: 'reveal', cards: { top: 'rd', amount: 1 }, as: 'shown' },
        { do: 'move', cards: { named: 'shown' }, to: 'hand' },
        choose({ in: 'hq' }, 'back'),
        { do: 'move', cards: { named: 'back' }, to: 'top' },
      ]),
    ],
  }),
  ice('Tithonium', {
    code: '12098',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier', 'destroyer'],
    cost: 9,
    strength: 5,
    abilities: [
      constant({ of: 'rez-instead', cost: { forfeit: 'any' } }),
      constant({ of: 'cannot', verb: 'host', cards: 'this' }),
      sub(...trashPrograms(1)),
      sub(...trashPrograms(1)),
      sub(
        choose({ type: 'resource' }, 'lost'),
        { do: 'trash', cards: { named: 'lost' } },
        endTheRun(),
      ),
    ],
  }),
  operation('Success', {
    code: '12078',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['triple'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 2, forfeit: 'any' } }),
      play(choose({ advanceable: true }, 'advanced'), {
        do: 'advance',
        cards: { named: 'advanced' },
        times: { of: 'property', what: 'requirement', on: { named: 'forfeited' } },
      }),
    ],
  }),
  operation('Transparency Initiative', {
    code: '12099',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        choose({ type: 'agenda', facedown: true }, 'agenda'),
        { do: 'turn-faceup', cards: { named: 'agenda' } },
        { do: 'host', cards: 'this', on: { named: 'agenda' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'agenda' },
          abilities: [
            constant(
              { of: 'subtypes', cards: 'target', gain: ['public'] },
              { is: 'installed', card: 'host' },
            ),
            when({ on: 'advanced', target: true, if: { is: 'installed', card: 'host' } }, [
              gain('corp', 1),
            ]),
          ],
        },
      ),
    ],
  }),
  operation('Priority Construction', {
    code: '12118',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double'],
    cost: 1,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        {
          do: 'install',
          from: { in: 'hq', type: 'ice' },
          most: 1,
          free: true,
          at: 'remote',
          as: 'built',
        },
        { do: 'place', counter: 'advancement', amount: 3, on: { named: 'built' } },
      ),
    ],
  }),
  upgrade('Fractal Threat Matrix', {
    code: '12119',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['security protocol'],
    cost: 4,
    trash: 3,
    abilities: [
      when({ on: 'all-broken', server: 'this' }, [
        { do: 'trash', cards: { top: 'stack', amount: 2 }, by: 'corp' },
      ]),
    ],
  }),
];
