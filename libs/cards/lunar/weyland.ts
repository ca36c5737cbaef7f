import type { CardValue } from '#rules';
import {
  always,
  canBeAdvanced,
  constant,
  current,
  mayWhen,
  pay,
  play,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  draw,
  endTheRun,
  gain,
  per,
  tokensHere,
  traceAndAtFive,
  trashPrograms,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  asset('The Root', {
    code: '06008',
    faction: 'weyland-consortium',
    influence: 3,
    unique: true,
    subtypes: ['beanstalk'],
    cost: 6,
    trash: 4,
    abilities: [
      constant({
        of: 'recurring',
        credits: 3,
        for: [
          { to: 'advance', cards: {} },
          { to: 'install', cards: {} },
          { to: 'rez', cards: {} },
        ],
      }),
    ],
  }),
  ice('Taurus', {
    code: '06009',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 5,
    strength: 5,
    abilities: [
      sub(
        traceAndAtFive(
          () => [
            choose({ type: 'hardware' }, 'hardware'),
            { do: 'trash', cards: { named: 'hardware' } },
          ],
          () => [choose({ type: 'hardware' }, 'more'), { do: 'trash', cards: { named: 'more' } }],
        ),
      ),
    ],
  }),
  operation('Paywall Implementation', {
    code: '06028',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['current', 'transaction'],
    cost: 0,
    abilities: [[play(), ...current()], when({ on: 'run-successful' }, [gain('corp', 1)])],
  }),
  asset('Sealed Vault', {
    code: '06029',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['facility'],
    cost: 0,
    trash: 8,
    abilities: [
      pay({ credits: 1 }, [{ do: 'store' }]),
      [
        pay({ clicks: 1 }, [{ do: 'take', credits: 'any' }]),
        pay({ trashThis: true }, [{ do: 'take', credits: 'any' }]),
      ],
    ],
  }),
  ice('Wendigo', {
    code: '06047',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['code gate', 'morph'],
    cost: 2,
    strength: 4,
    abilities: [
      canBeAdvanced(),
      constant(
        { of: 'subtypes', cards: 'this', gain: ['barrier'], lose: ['code gate'] },
        { is: 'odd', amount: tokensHere('advancement') },
      ),
      sub(choose({ type: 'program' }, 'program'), {
        do: 'lasting',
        until: 'run',
        on: { named: 'program' },
        abilities: [constant({ of: 'cannot', verb: 'use', cards: 'target' })],
      }),
    ],
  }),
  upgrade('Crisium Grid', {
    code: '06048',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['region'],
    cost: 3,
    trash: 5,
    abilities: [constant({ of: 'success-unmarked', server: 'this' })],
  }),
  corpIdentity('Blue Sun: Powering the Future', {
    code: '06068',
    faction: 'weyland-consortium',
    subtypes: ['corp'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ rezzed: true }, 'card'),
        gain('corp', { of: 'property', what: 'rez-cost', on: { named: 'card' } }),
        { do: 'move', cards: { named: 'card' }, to: 'hand' },
      ]),
    ],
  }),
  ice('Changeling', {
    code: '06069',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier', 'morph'],
    cost: 5,
    strength: 4,
    abilities: [
      canBeAdvanced(),
      constant(
        { of: 'subtypes', cards: 'this', gain: ['sentry'], lose: ['barrier'] },
        { is: 'odd', amount: tokensHere('advancement') },
      ),
      sub(endTheRun()),
    ],
  }),
  operation('Reuse', {
    code: '06070',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ in: 'hq' }, 'cards', { least: 0, most: { of: 'count', cards: { in: 'hq' } } }),
        { do: 'trash', cards: { named: 'cards' }, as: 'trashed' },
        gain('corp', per(2, { of: 'var', name: 'trashed' })),
      ),
    ],
  }),
  agenda('Superior Cyberwalls', {
    code: '06087',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      constant({ of: 'strength', cards: { type: 'ice', subtype: 'barrier' }, by: 1 }),
      when({ on: 'scored', this: true }, [
        gain('corp', { of: 'count', cards: { type: 'ice', subtype: 'barrier', rezzed: true } }),
      ]),
    ],
  }),
  asset('Executive Boot Camp', {
    code: '06088',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: [],
    cost: 0,
    trash: 3,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ unrezzed: true, type: ['ice', 'asset', 'upgrade'] }, 'card'),
        { do: 'rez', cards: { named: 'card' }, discount: 1 },
      ]),
      pay({ credits: 1, trashThis: true }, [
        { do: 'search', deck: 'rd', for: { type: 'asset' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  ice('Lycan', {
    code: '06089',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer', 'morph'],
    cost: 6,
    strength: 3,
    abilities: [
      canBeAdvanced(),
      constant(
        { of: 'subtypes', cards: 'this', gain: ['code gate'], lose: ['sentry'] },
        { is: 'odd', amount: tokensHere('advancement') },
      ),
      sub(...trashPrograms(1)),
    ],
  }),
  agenda('Helium-3 Deposit', {
    code: '06101',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: [],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        choose({ measure: { of: 'power', atLeast: 1 } }, 'card'),
        { do: 'choose-number', least: 0, most: 2, as: 'counters', for: 'card' },
        {
          do: 'place',
          counter: 'power',
          amount: { of: 'var', name: 'counters' },
          on: { named: 'card' },
        },
      ]),
    ],
  }),
  ice('Errand Boy', {
    code: '06102',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['sentry'],
    cost: 4,
    strength: 1,
    abilities: [
      sub({
        do: 'option',
        must: true,
        options: [
          { option: 'gain-1', effects: [gain('corp', 1)] },
          { option: 'draw', effects: [draw('corp', 1)] },
        ],
      }),
      sub({
        do: 'option',
        must: true,
        options: [
          { option: 'gain-1', effects: [gain('corp', 1)] },
          { option: 'draw', effects: [draw('corp', 1)] },
        ],
      }),
      sub({
        do: 'option',
        must: true,
        options: [
          { option: 'gain-1', effects: [gain('corp', 1)] },
          { option: 'draw', effects: [draw('corp', 1)] },
        ],
      }),
    ],
  }),
];
