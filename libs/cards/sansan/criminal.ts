import type { CardValue } from '#rules';
import {
  always,
  constant,
  firstClick,
  mayWhen,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
} from '../words/ability';
import { event, hardware, program, resource, runnerIdentity } from '../words/card';
import { both, choose, draw, lose, placeOn, runOn } from '../words/effect';

export const criminal: readonly CardValue[] = [
  program('Spike', {
    code: '08004',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'fracter', 'cloud'],
    cost: 1,
    memory: 1,
    strength: 0,
    abilities: [
      { ...always({ of: 'memory-cost', by: -1 }), while: { is: 'link', atLeast: 2 } },
      constant({
        of: 'strength',
        cards: 'this',
        by: { of: 'count', cards: { subtype: 'icebreaker' } },
      }),
      pay({ trashThis: true }, [{ do: 'break', upTo: 3, subtype: 'barrier' }], { breaks: true }),
    ],
  }),
  resource('Enhanced Vision', {
    code: '08005',
    faction: 'criminal',
    influence: 3,
    unique: true,
    subtypes: ['genetics'],
    cost: 1,
    abilities: [
      when({ on: 'run-successful', first: 'turn' }, [
        { do: 'random', from: 'hq', cards: 1, as: 'seen' },
        { do: 'reveal', cards: { named: 'seen' } },
      ]),
    ],
  }),
  event('Career Fair', {
    code: '08023',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      play({ do: 'install', from: { in: 'grip', type: 'resource' }, most: 1, discount: 3 }),
    ],
  }),
  hardware('Dorm Computer', {
    code: '08024',
    faction: 'criminal',
    influence: 1,
    subtypes: [],
    cost: 0,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', 4)]),
      pay({ clicks: 1, counters: { kind: 'power', amount: 1 } }, [
        runOn('any', [constant({ of: 'avoids-tags', amount: 'all' })]),
      ]),
    ],
  }),
  hardware('Titanium Ribs', {
    code: '08045',
    faction: 'criminal',
    influence: 2,
    unique: true,
    subtypes: ['cybernetic'],
    cost: 1,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'damage', kind: 'meat', amount: 2, suffered: true },
      ]),
      constant({ of: 'chooses-damage', who: 'runner' }),
    ],
  }),
  program('Crowbar', {
    code: '08046',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'decoder', 'cloud'],
    cost: 1,
    memory: 1,
    strength: 0,
    abilities: [
      { ...always({ of: 'memory-cost', by: -1 }), while: { is: 'link', atLeast: 2 } },
      constant({
        of: 'strength',
        cards: 'this',
        by: { of: 'count', cards: { subtype: 'icebreaker' } },
      }),
      pay({ trashThis: true }, [{ do: 'break', upTo: 3, subtype: 'code gate' }], { breaks: true }),
    ],
  }),
  runnerIdentity('Armand "Geist" Walker: Tech Lord', {
    code: '08063',
    faction: 'criminal',
    subtypes: ['g-mod'],
    deckSize: 45,
    influenceLimit: 15,
    link: 1,
    abilities: [
      when({ on: 'ability-used', card: { side: 'runner' }, trashSymbol: true }, [
        draw('runner', 1),
      ]),
    ],
  }),
  event('Drive By', {
    code: '08064',
    faction: 'criminal',
    influence: 2,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ type: ['agenda', 'asset', 'upgrade'], unrezzed: true, server: 'remote' }, 'shown'),
        { do: 'expose', cards: { named: 'shown' } },
        {
          do: 'if',
          condition: { is: 'fits', card: { named: 'shown' }, as: { type: ['asset', 'upgrade'] } },
          then: [{ do: 'trash', cards: { named: 'shown' } }],
        },
      ),
    ],
  }),
  hardware('Forger', {
    code: '08065',
    faction: 'criminal',
    influence: 1,
    subtypes: ['console'],
    cost: 1,
    abilities: [
      constant({ of: 'link', by: 1 }),
      [
        prevents({ trashThis: true }, { what: 'tags', amount: 1 }),
        pay({ trashThis: true }, [{ do: 'lose-tags', amount: 1 }]),
      ],
    ],
  }),
  program('Shiv', {
    code: '08066',
    faction: 'criminal',
    influence: 2,
    subtypes: ['icebreaker', 'killer', 'cloud'],
    cost: 0,
    memory: 1,
    strength: 0,
    abilities: [
      { ...always({ of: 'memory-cost', by: -1 }), while: { is: 'link', atLeast: 2 } },
      constant({
        of: 'strength',
        cards: 'this',
        by: { of: 'count', cards: { subtype: 'icebreaker' } },
      }),
      pay({ trashThis: true }, [{ do: 'break', upTo: 3, subtype: 'sentry' }], { breaks: true }),
    ],
  }),
  resource('Gang Sign', {
    code: '08067',
    faction: 'criminal',
    influence: 3,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      when({ on: 'scored' }, [
        { do: 'random', from: 'hq', cards: 1, as: 'seen' },
        { do: 'access', cards: { named: 'seen' } },
      ]),
    ],
  }),
  resource('Muertos Gang Member', {
    code: '08068',
    faction: 'criminal',
    influence: 2,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      when({ on: 'installed', this: true }, [
        choose({ side: 'corp', rezzed: true }, 'closed', { who: 'corp' }),
        { do: 'derez', cards: { named: 'closed' } },
      ]),
      {
        ...when({ on: ['trashed', 'returned', 'removed-from-game'], this: true }, [
          choose({ side: 'corp', unrezzed: true, type: ['asset', 'ice', 'upgrade'] }, 'opened', {
            least: 0,
            who: 'corp',
          }),
          { do: 'rez', cards: { named: 'opened' }, discount: 'all' },
        ]),
        asItLeaves: true,
      },
      pay({ trashThis: true }, [draw('runner', 1)]),
    ],
  }),
  resource('Drug Dealer', {
    code: '08083',
    faction: 'criminal',
    influence: 1,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [lose('runner', 1)]),
      when({ on: 'turn-began', side: 'corp' }, [draw('runner', 1)]),
    ],
  }),
  resource('Rolodex', {
    code: '08084',
    faction: 'criminal',
    influence: 1,
    subtypes: ['virtual'],
    cost: 0,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'look', deck: 'stack', amount: 5, as: 'seen' },
        { do: 'arrange', deck: 'stack', cards: { named: 'seen' } },
      ]),
      {
        ...when({ on: 'trashed', this: true }, [
          { do: 'trash', cards: { top: 'stack', amount: 3 } },
        ]),
        asItLeaves: true,
      },
    ],
  }),
  runnerIdentity('Laramy Fisk: Savvy Investor', {
    code: '08104',
    faction: 'criminal',
    subtypes: ['natural'],
    deckSize: 45,
    influenceLimit: 15,
    link: 0,
    abilities: [
      mayWhen({ on: 'run-successful', server: 'central', first: 'turn' }, [draw('corp', 1)]),
    ],
  }),
  event('Fisk Investment Seminar', {
    code: '08105',
    faction: 'criminal',
    influence: 2,
    subtypes: ['priority'],
    cost: 0,
    abilities: [playOnlyIf(firstClick('runner'), both(draw('runner', 3), draw('corp', 3)))],
  }),
];
