import type { CardValue } from '#rules';
import {
  pay,
  when,
  mayWhen,
  constant,
  sub,
  play,
  clicksBreak,
  stockedWith,
} from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import {
  gain,
  draw,
  damage,
  endTheRun,
  placeOn,
  trace,
  trashThis,
  choose,
  tokensHere,
  per,
} from '../words/effect';

export const haasBioroid: readonly CardValue[] = [
  corpIdentity('Seidr Laboratories: Destiny Defined', {
    code: '13028',
    faction: 'haas-bioroid',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      mayWhen({ on: ['clicks-spent', 'clicks-lost'], side: 'runner', first: 'turn', inRun: true }, [
        choose({ in: 'archives' }, 'kept'),
        { do: 'move', cards: { named: 'kept' }, to: 'top' },
      ]),
    ],
  }),
  agenda('Brain Rewiring', {
    code: '13029',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'may',
          cost: { x: { atMost: { of: 'count', cards: { in: 'grip' } } } },
          effects: [
            { do: 'random', from: 'grip', cards: { of: 'x' }, as: 'lost' },
            { do: 'move', cards: { named: 'lost' }, to: 'bottom' },
            draw('runner', 1),
          ],
        },
      ]),
    ],
  }),
  agenda('Elective Upgrade', {
    code: '13030',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 2)]),
      pay(
        { clicks: 1, counters: { kind: 'agenda', amount: 1 } },
        [{ do: 'gain-clicks', who: 'corp', clicks: 2 }],
        { limit: 'turn' },
      ),
    ],
  }),
  agenda('Successful Field Test', {
    code: '13031',
    faction: 'haas-bioroid',
    influence: null,
    subtypes: ['research'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'install',
          from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
          most: { of: 'count', cards: { in: 'hq' } },
          free: true,
          optional: true,
        },
      ]),
    ],
  }),
  asset('Estelle Moon', {
    code: '13032',
    faction: 'haas-bioroid',
    influence: 2,
    unique: true,
    subtypes: ['executive'],
    cost: 2,
    trash: 3,
    abilities: [
      when({ on: 'installed', side: 'corp', card: { type: ['agenda', 'asset', 'upgrade'] } }, [
        placeOn('this', 'power', 1),
      ]),
      pay({ trashThis: true }, [
        draw('corp', tokensHere('power')),
        gain('corp', per(2, tokensHere('power'))),
      ]),
    ],
  }),
  asset('Marilyn Campaign', {
    code: '13033',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['advertisement'],
    cost: 2,
    trash: 3,
    abilities: [
      stockedWith(8, 'rezzed'),
      when({ on: 'turn-began', side: 'corp' }, [{ do: 'take', credits: 2 }]),
      {
        ...mayWhen({ on: 'trashed', this: true, from: 'installed' }, [
          { do: 'shuffle', deck: 'rd', cards: 'this' },
        ]),
        asItLeaves: true,
        instead: true,
      },
    ],
  }),
  ice('Eli 2.0', {
    code: '13034',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['barrier', 'bioroid'],
    cost: 5,
    strength: 4,
    abilities: [
      clicksBreak(2, 2),
      sub({ do: 'may', effects: [draw('corp', 1)] }),
      sub(endTheRun()),
      sub(endTheRun()),
    ],
  }),
  ice('Executive Functioning', {
    code: '13035',
    faction: 'haas-bioroid',
    influence: 3,
    subtypes: ['code gate', 'ap', 'tracer'],
    cost: 2,
    strength: 1,
    abilities: [sub(trace(4, damage('brain', 1)))],
  }),
  ice('Holmegaard', {
    code: '13036',
    faction: 'haas-bioroid',
    influence: 2,
    subtypes: ['sentry', 'tracer', 'destroyer'],
    cost: 7,
    strength: 5,
    abilities: [
      sub(
        trace(4, {
          do: 'lasting',
          until: 'run',
          abilities: [constant({ of: 'access-limit', most: 0 })],
        }),
      ),
      sub(choose({ type: 'program', subtype: 'icebreaker' }, 'lost'), {
        do: 'trash',
        cards: { named: 'lost' },
      }),
    ],
  }),
  ice('Tapestry', {
    code: '13037',
    faction: 'haas-bioroid',
    influence: 1,
    subtypes: ['code gate'],
    cost: 5,
    strength: 6,
    abilities: [
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      sub({ do: 'may', effects: [draw('corp', 1)] }),
      sub({
        do: 'may',
        effects: [
          choose({ in: 'hq' }, 'back'),
          { do: 'move', cards: { named: 'back' }, to: 'top' },
        ],
      }),
    ],
  }),
  operation('Ultraviolet Clearance', {
    code: '13038',
    faction: 'haas-bioroid',
    influence: 4,
    subtypes: ['transaction', 'triple'],
    cost: 6,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 2 } }),
      play(gain('corp', 10), draw('corp', 4), {
        do: 'install',
        from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
        most: 1,
      }),
    ],
  }),
  upgrade('Black Level Clearance', {
    code: '13039',
    faction: 'haas-bioroid',
    influence: 5,
    subtypes: ['security protocol'],
    cost: 4,
    trash: 1,
    abilities: [
      when({ on: 'run-successful', server: 'this' }, [
        {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'take-damage',
              effects: [{ do: 'damage', kind: 'brain', amount: 1, suffered: true }],
            },
            { option: 'jack-out', effects: [{ do: 'jack-out' }] },
          ],
        },
        {
          do: 'if',
          condition: { is: 'not', condition: { is: 'in-run', on: 'this' } },
          then: [gain('corp', 5), draw('corp', 1), trashThis()],
        },
      ]),
    ],
  }),
  upgrade('Mason Bellamy', {
    code: '13040',
    faction: 'haas-bioroid',
    influence: 3,
    unique: true,
    subtypes: ['sysop'],
    cost: 2,
    trash: 3,
    abilities: [
      when(
        {
          on: 'encounter-ended',
          server: 'this',
          card: { type: 'ice' },
          if: { is: 'happened', fact: 'sub-broken', when: 'this-encounter' },
        },
        [{ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }],
      ),
    ],
  }),
];
