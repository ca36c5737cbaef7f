import type { CardValue } from '#rules';
import { pay, when, mayWhen, constant, sub, play, playOnlyIf } from '../words/ability';
import { agenda, asset, upgrade, ice, operation } from '../words/card';
import { gain, draw, endTheRun, placeOn, choose, tags, tokensHere } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  operation('Dedication Ceremony', {
    code: '10017',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: [],
    cost: 1,
    abilities: [
      play(
        choose({ faceup: true }, 'honoured'),
        { do: 'place', counter: 'advancement', amount: 3, on: { named: 'honoured' } },
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          on: { named: 'honoured' },
          abilities: [constant({ of: 'cannot', verb: 'score', cards: 'target' })],
        },
      ),
    ],
  }),
  agenda('New Construction', {
    code: '10035',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['public'],
    advancement: 4,
    points: 2,
    abilities: [
      constant({ of: 'install-faceup' }),
      mayWhen({ on: 'advanced', this: true }, [
        { do: 'install', from: { in: 'hq' }, most: 1, at: 'new', as: 'built' },
        {
          do: 'if',
          condition: { is: 'at-least', amount: tokensHere('advancement'), least: 5 },
          then: [{ do: 'rez', cards: { named: 'built' }, free: true }],
        },
      ]),
    ],
  }),
  asset('Mumbad Construction Co.', {
    code: '10036',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: [],
    cost: 4,
    trash: 3,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [placeOn('this', 'advancement', 1)]),
      pay({ credits: 2 }, [
        choose({ faceup: true }, 'built'),
        {
          do: 'move-counters',
          counter: 'advancement',
          amount: 1,
          from: 'this',
          to: { named: 'built' },
        },
      ]),
    ],
  }),
  asset('Commercial Bankers Group', {
    code: '10054',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['political'],
    cost: 1,
    trash: 2,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'corp',
          if: { is: 'not', condition: { is: 'protected', server: 'this' } },
        },
        [gain('corp', 3)],
      ),
    ],
  }),
  asset('Mumbad City Hall', {
    code: '10055',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['facility', 'government'],
    cost: 1,
    trash: 3,
    abilities: [
      pay({ clicks: 1 }, [
        { do: 'search', deck: 'rd', for: { subtype: 'alliance' }, as: 'found' },
        { do: 'reveal', cards: { named: 'found' } },
        {
          do: 'if',
          condition: { is: 'fits', card: { named: 'found' }, as: { type: 'operation' } },
          then: [{ do: 'play', from: { named: 'found' }, most: 1, must: true }],
          otherwise: [{ do: 'install', from: { named: 'found' }, most: 1 }],
        },
      ]),
    ],
  }),
  ice('Bailiff', {
    code: '10056',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 2,
    strength: 0,
    abilities: [when({ on: 'sub-broken', this: true }, [gain('corp', 1)]), sub(endTheRun())],
  }),
  upgrade('Surat City Grid', {
    code: '10057',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['region'],
    cost: 2,
    trash: 3,
    abilities: [
      mayWhen({ on: 'rezzed', server: 'this', card: { other: true } }, [
        choose({ unrezzed: true, except: 'that' }, 'next'),
        { do: 'rez', cards: { named: 'next' }, discount: 2 },
      ]),
    ],
  }),
  asset('Executive Search Firm', {
    code: '10072',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['alliance', 'ritzy'],
    cost: 0,
    trash: 3,
    abilities: [
      {
        ...pay({ clicks: 1 }, [
          {
            do: 'search',
            deck: 'rd',
            for: { subtype: ['executive', 'sysop', 'character'] },
            as: 'found',
            reveal: true,
          },
          { do: 'move', cards: { named: 'found' }, to: 'hand' },
        ]),
        line: 1,
      },
    ],
  }),
  asset('Indian Union Stock Exchange', {
    code: '10073',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 1,
    trash: 3,
    abilities: [
      when({ on: ['rezzed', 'played'], side: 'corp', card: { none: [{ ofIdentity: 'corp' }] } }, [
        gain('corp', 1),
      ]),
    ],
  }),
  ice('Red Tape', {
    code: '10093',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['code gate'],
    cost: 2,
    strength: 5,
    abilities: [
      sub({
        do: 'lasting',
        until: 'run',
        abilities: [constant({ of: 'strength', cards: { type: 'ice' }, by: 3 })],
      }),
    ],
  }),
  operation('Consulting Visit', {
    code: '10094',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['alliance', 'double'],
    cost: 2,
    abilities: [
      { ...constant({ of: 'play-also', cost: { clicks: 1 } }), line: 1 },
      {
        ...play(
          { do: 'search', deck: 'rd', for: { type: 'operation' }, as: 'found' },
          { do: 'play', from: { named: 'found' }, most: 1, must: true },
        ),
        line: 2,
      },
    ],
  }),
  asset('Zealous Judge', {
    code: '10111',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['character'],
    cost: 2,
    trash: 2,
    abilities: [
      constant({ of: 'only-if', verb: 'rez', condition: { is: 'tagged' } }),
      pay({ clicks: 1, credits: 1 }, [tags(1)]),
    ],
  }),
  operation('Election Day', {
    code: '10112',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'at-least', amount: { of: 'count', cards: { in: 'hq', other: true } }, least: 1 },
        { do: 'trash', cards: { all: { in: 'hq' } } },
        draw('corp', 5),
      ),
    ],
  }),
  operation('Subcontract', {
    code: '10113',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf({ is: 'tagged' }, { do: 'play', from: { in: 'hq', type: 'operation' }, most: 2 }),
    ],
  }),
];
