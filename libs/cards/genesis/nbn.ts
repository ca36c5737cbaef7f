import type { CardValue } from '#rules';
import { constant, pay, playOnlyIf, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  both,
  choose,
  endTheRun,
  gain,
  placeOn,
  tags,
  tokensHere,
  trace,
  trashThis,
} from '../words/effect';

export const nbn: readonly CardValue[] = [
  agenda('Restructured Datapool', {
    code: '02016',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [pay({ clicks: 1 }, [trace(2, tags(1))])],
  }),
  ice('TMI', {
    code: '02017',
    faction: 'nbn',
    influence: 1,
    subtypes: ['barrier'],
    cost: 3,
    strength: 5,
    abilities: [
      when({ on: 'rezzed', this: true }, [
        { do: 'trace', base: 2, success: [], failure: [{ do: 'derez', cards: 'this' }] },
      ]),
      sub(endTheRun()),
    ],
  }),
  operation('Big Brother', {
    code: '02035',
    faction: 'nbn',
    influence: 1,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [playOnlyIf({ is: 'tagged' }, tags(2))],
  }),
  upgrade('ChiLo City Grid', {
    code: '02036',
    faction: 'nbn',
    influence: 2,
    subtypes: ['region'],
    cost: 3,
    trash: 6,
    abilities: [
      when({ on: 'trace-ended', outcome: 'successful', if: { is: 'in-run', on: 'this' } }, [
        tags(1),
      ]),
    ],
  }),
  asset('Marked Accounts', {
    code: '02055',
    faction: 'nbn',
    influence: 1,
    subtypes: ['transaction'],
    cost: 0,
    trash: 5,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [{ do: 'take', credits: 1 }]),
      pay({ clicks: 1 }, [placeOn('this', 'credit', 3)]),
    ],
  }),
  ice('Pop-up Window', {
    code: '02056',
    faction: 'nbn',
    influence: 1,
    subtypes: ['code gate', 'advertisement'],
    cost: 0,
    strength: 0,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [gain('corp', 1)]),
      sub({ do: 'unless', who: 'runner', cost: { credits: 1 }, effects: [endTheRun()] }),
    ],
  }),
  ice('Uroboros', {
    code: '02074',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 6,
    strength: 4,
    abilities: [
      sub(trace(4, { do: 'lasting', until: 'turn', abilities: [constant({ of: 'cannot-run' })] })),
      sub(trace(4, endTheRun())),
    ],
  }),
  asset('Net Police', {
    code: '02075',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 1,
    trash: 1,
    abilities: [constant({ of: 'recurring', credits: { of: 'link' }, for: ['traces'] })],
  }),
  ice('Data Hound', {
    code: '02096',
    faction: 'nbn',
    influence: 1,
    subtypes: ['sentry', 'tracer', 'observer'],
    cost: 1,
    strength: 2,
    abilities: [
      sub(
        trace(
          2,
          { do: 'look', deck: 'stack', amount: { of: 'trace', part: 'excess' }, as: 'looked' },
          choose({ named: 'looked' }, 'trashed'),
          { do: 'trash', cards: { named: 'trashed' }, by: 'corp' },
          { do: 'arrange', deck: 'stack', cards: { rest: 'looked' } },
        ),
      ),
    ],
  }),
  upgrade('Bernice Mai', {
    code: '02097',
    faction: 'nbn',
    influence: 2,
    unique: true,
    subtypes: ['sysop'],
    cost: 0,
    trash: 3,
    abilities: [
      when({ on: 'run-successful', server: 'this' }, [
        { do: 'trace', base: 5, success: [tags(1)], failure: [trashThis()] },
      ]),
    ],
  }),
  corpIdentity('NBN: The World is Yours*', {
    code: '02114',
    faction: 'nbn',
    subtypes: ['megacorp'],
    deckSize: 40,
    influenceLimit: 12,
    abilities: [constant({ of: 'hand-size', side: 'corp', by: 1 })],
  }),
  agenda('Project Beale', {
    code: '02115',
    faction: 'nbn',
    influence: null,
    subtypes: ['research'],
    advancement: 3,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        placeOn('this', 'agenda', {
          of: 'half',
          amount: { of: 'less', amount: tokensHere('advancement'), by: 3 },
        }),
      ]),
      constant({ of: 'agenda-points', by: tokensHere('agenda') }),
    ],
  }),
  operation('Midseason Replacements', {
    code: '02116',
    faction: 'nbn',
    influence: 4,
    subtypes: [],
    cost: 5,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'stolen', when: 'last-turn' },
        trace(6, tags({ of: 'trace', part: 'excess' })),
      ),
    ],
  }),
  ice('Flare', {
    code: '02117',
    faction: 'nbn',
    influence: 3,
    subtypes: ['sentry', 'tracer', 'ap'],
    cost: 9,
    strength: 6,
    abilities: [
      sub(
        trace(
          6,
          choose({ type: 'hardware' }, 'hardware'),
          both(
            { do: 'trash', cards: { named: 'hardware' } },
            { do: 'damage', kind: 'meat', amount: 2, unpreventable: true },
            endTheRun(),
          ),
        ),
      ),
    ],
  }),
];
