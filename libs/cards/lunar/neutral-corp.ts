import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  constant,
  current,
  gainsSubs,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  per,
  placeOn,
  tokensHere,
  trace,
  trashPrograms,
  trashThis,
} from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  ice('Mother Goddess', {
    code: '06010',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['mythic'],
    cost: 4,
    strength: 4,
    abilities: [
      constant({
        of: 'subtypes',
        cards: 'this',
        copies: { type: 'ice', rezzed: true, other: true },
      }),
      sub(endTheRun()),
    ],
  }),
  ice('Galahad', {
    code: '06011',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['barrier', 'grail'],
    cost: 2,
    strength: 1,
    abilities: [
      mayWhen({ on: 'ice-encountered', this: true }, [
        choose({ in: 'hq', type: 'ice', subtype: 'grail' }, 'grail', { least: 0, most: 2 }),
        { do: 'reveal', cards: { named: 'grail' } },
        {
          do: 'lasting',
          until: 'run',
          on: 'this',
          abilities: [gainsSubs({ cards: 'target', copies: { named: 'grail' } })],
        },
      ]),
      sub(endTheRun()),
    ],
  }),
  operation('Bad Times', {
    code: '06012',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['gray ops'],
    cost: 4,
    abilities: [
      playOnlyIf(
        { is: 'tagged' },
        { do: 'lasting', until: 'turn', abilities: [constant({ of: 'memory-limit', by: -2 })] },
      ),
    ],
  }),
  agenda('Eden Fragment', {
    code: '06030',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['source'],
    advancement: 5,
    points: 3,
    abilities: [
      constant({ of: 'install-cost', cards: { type: 'ice' }, by: 'ignored', first: 'turn' }),
    ],
  }),
  operation('Lag Time', {
    code: '06031',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [play(), ...current()],
      constant({ of: 'strength', cards: { type: 'ice' }, by: 1 }),
    ],
  }),
  upgrade("Will-o'-the-Wisp", {
    code: '06032',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 4,
    trash: 1,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'this' }, [
        trashThis(),
        choose({ type: 'program', subtype: 'icebreaker', brokeInRun: true }, 'lost'),
        { do: 'move', cards: { named: 'lost' }, to: 'bottom' },
      ]),
    ],
  }),
  agenda('Chronos Project', {
    code: '06049',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['research'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'remove-from-game', cards: { all: { in: 'heap' } } },
      ]),
    ],
  }),
  asset('Shattered Remains', {
    code: '06050',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['ambush'],
    cost: 0,
    trash: 0,
    abilities: [
      canBeAdvanced(),
      whenAccessed({
        optional: true,
        cost: { credits: 1 },
        effects: [
          choose({ type: 'hardware' }, 'hardware', {
            least: tokensHere('advancement'),
            most: tokensHere('advancement'),
          }),
          { do: 'trash', cards: { named: 'hardware' } },
        ],
      }),
    ],
  }),
  ice('Lancelot', {
    code: '06051',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['sentry', 'grail', 'destroyer'],
    cost: 4,
    strength: 2,
    abilities: [
      mayWhen({ on: 'ice-encountered', this: true }, [
        choose({ in: 'hq', type: 'ice', subtype: 'grail' }, 'grail', { least: 0, most: 2 }),
        { do: 'reveal', cards: { named: 'grail' } },
        {
          do: 'lasting',
          until: 'run',
          on: 'this',
          abilities: [gainsSubs({ cards: 'target', copies: { named: 'grail' } })],
        },
      ]),
      sub(...trashPrograms(1)),
    ],
  }),
  agenda('Hades Fragment', {
    code: '06071',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['source'],
    advancement: 5,
    points: 3,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ in: 'archives' }, 'card'),
        { do: 'move', cards: { named: 'card' }, to: 'bottom' },
      ]),
    ],
  }),
  asset('Docklands Crackdown', {
    code: '06072',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 2,
    trash: 3,
    abilities: [
      pay({ clicks: 2 }, [placeOn('this', 'power', 1)]),
      constant({
        of: 'install-cost',
        cards: { side: 'runner' },
        by: tokensHere('power'),
        first: 'turn',
      }),
    ],
  }),
  operation('Snatch and Grab', {
    code: '06090',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      play(
        trace(3, choose({ type: 'resource', subtype: 'connection' }, 'connection'), {
          do: 'unless',
          who: 'runner',
          cost: { takeTags: 1 },
          effects: [{ do: 'trash', cards: { named: 'connection' }, by: 'corp' }],
        }),
      ),
    ],
  }),
  ice('Merlin', {
    code: '06091',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['code gate', 'grail', 'ap'],
    cost: 6,
    strength: 4,
    abilities: [
      mayWhen({ on: 'ice-encountered', this: true }, [
        choose({ in: 'hq', type: 'ice', subtype: 'grail' }, 'grail', { least: 0, most: 2 }),
        { do: 'reveal', cards: { named: 'grail' } },
        {
          do: 'lasting',
          until: 'run',
          on: 'this',
          abilities: [gainsSubs({ cards: 'target', copies: { named: 'grail' } })],
        },
      ]),
      sub(damage('net', 2)),
    ],
  }),
  upgrade('Shell Corporation', {
    code: '06092',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 2,
    trash: 3,
    abilities: [
      constant({ of: 'used-once', per: 'turn' }),
      pay({ clicks: 1 }, [placeOn('this', 'credit', 3)]),
      pay({ clicks: 1 }, [{ do: 'take', credits: tokensHere('credit') }]),
    ],
  }),
  agenda('Utopia Fragment', {
    code: '06110',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['source'],
    advancement: 5,
    points: 3,
    abilities: [
      constant({
        of: 'steal-also',
        cards: { type: 'agenda' },
        cost: { credits: per(2, { of: 'counters', kind: 'advancement', on: 'accessed' }) },
      }),
    ],
  }),
  ice('Excalibur', {
    code: '06111',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['mythic', 'grail'],
    cost: 2,
    strength: 3,
    abilities: [sub({ do: 'lasting', until: 'turn', abilities: [constant({ of: 'cannot-run' })] })],
  }),
  upgrade('Self-destruct', {
    code: '06112',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 2,
    trash: 0,
    abilities: [
      constant({ of: 'install-only', on: 'remote' }),
      pay(
        { trashThis: true },
        [
          { do: 'trash', cards: { all: { server: 'this' } }, as: 'blown' },
          { do: 'trace', base: { of: 'var', name: 'blown' }, success: [damage('net', 3)] },
        ],
        { if: { is: 'in-run', on: 'this' } },
      ),
    ],
  }),
];
