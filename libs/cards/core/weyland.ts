import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  always,
  sub,
  play,
  playOnlyIf,
  canBeAdvanced,
  strengthPerToken,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import { gain, damage, tags, endTheRun, trace, both, choose, trashPrograms } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  corpIdentity('Weyland Consortium: Building a Better World', {
    code: '01093',
    faction: 'weyland-consortium',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      when({ on: 'played', side: 'corp', card: { type: 'operation', subtype: 'transaction' } }, [
        gain('corp', 1),
      ]),
    ],
  }),
  agenda('Hostile Takeover', {
    code: '01094',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['expansion'],
    advancement: 2,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        both(gain('corp', 7), { do: 'bad-publicity', amount: 1 }),
      ]),
    ],
  }),
  agenda('Posted Bounty', {
    code: '01095',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [both(tags(1), { do: 'bad-publicity', amount: 1 })], {
        forfeit: 'this',
      }),
    ],
  }),
  asset('Security Subcontract', {
    code: '01096',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['transaction'],
    cost: 0,
    trash: 3,
    abilities: [pay({ clicks: 1, trash: { type: 'ice', rezzed: true } }, [gain('corp', 4)])],
  }),
  operation('Aggressive Negotiation', {
    code: '01097',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'scored', when: 'this-turn' },
        { do: 'search', deck: 'rd', for: {}, as: 'found' },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
  operation('Beanstalk Royalties', {
    code: '01098',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['transaction'],
    cost: 0,
    abilities: [play(gain('corp', 3))],
  }),
  operation('Scorched Earth', {
    code: '01099',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['black ops'],
    cost: 3,
    abilities: [playOnlyIf({ is: 'tagged' }, damage('meat', 4))],
  }),
  operation('Shipment from Kaguya', {
    code: '01100',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play(choose({ advanceable: true }, 'cards', { least: 0, most: 2 }), {
        do: 'place',
        counter: 'advancement',
        amount: 1,
        on: { named: 'cards' },
      }),
    ],
  }),
  ice('Archer', {
    code: '01101',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 4,
    strength: 6,
    abilities: [
      always({ of: 'rez-also', cost: { forfeit: 'any' } }),
      sub(gain('corp', 2)),
      sub(...trashPrograms(1)),
      sub(...trashPrograms(1)),
      sub(endTheRun()),
    ],
  }),
  ice("Hadrian's Wall", {
    code: '01102',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['barrier'],
    cost: 10,
    strength: 7,
    abilities: [[canBeAdvanced(), strengthPerToken()], sub(endTheRun()), sub(endTheRun())],
  }),
  ice('Ice Wall', {
    code: '01103',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['barrier'],
    cost: 1,
    strength: 1,
    abilities: [[canBeAdvanced(), strengthPerToken()], sub(endTheRun())],
  }),
  ice('Shadow', {
    code: '01104',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['sentry', 'tracer'],
    cost: 3,
    strength: 1,
    abilities: [
      [canBeAdvanced(), strengthPerToken()],
      sub(gain('corp', 2)),
      sub(trace(3, tags(1))),
    ],
  }),
  upgrade('Research Station', {
    code: '01105',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['facility'],
    cost: 2,
    trash: 3,
    abilities: [
      always({ of: 'install-only', on: { roots: ['HQ'] } }),
      constant({ of: 'hand-size', side: 'corp', by: 2 }),
    ],
  }),
];
