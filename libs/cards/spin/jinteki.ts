import type { CardValue, Effect, Subtype } from '#rules';
import {
  canBeAdvanced,
  constant,
  gainsSubs,
  mayWhen,
  pay,
  play,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, asset, ice, operation, upgrade } from '../words/card';
import {
  both,
  choose,
  damage,
  endTheRun,
  endUnless,
  gain,
  per,
  removeBadPublicity,
  trace,
} from '../words/effect';

/** Until the turn of the Corp begins. */
const unbreakable = (subtype: Subtype): Effect => ({
  do: 'lasting',
  until: 'corp-turn-begins',
  abilities: [constant({ of: 'cannot', verb: 'break', cards: { type: 'ice', subtype } })],
});

export const jinteki: readonly CardValue[] = [
  operation('Celebrity Gift', {
    code: '04012',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['double'],
    cost: 3,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ in: 'hq' }, 'shown', { least: 0, most: 5 }),
        { do: 'reveal', cards: { named: 'shown' } },
        gain('corp', per(2, { of: 'count', cards: { named: 'shown' } })),
      ),
    ],
  }),
  ice('Himitsu-Bako', {
    code: '04013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier'],
    cost: 2,
    strength: 2,
    abilities: [pay({ credits: 1 }, [{ do: 'move', cards: 'this', to: 'hand' }]), sub(endTheRun())],
  }),
  agenda('Clone Retirement', {
    code: '04032',
    faction: 'jinteki',
    influence: null,
    subtypes: ['initiative'],
    advancement: 2,
    points: 1,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [{ do: 'lose-bad-publicity', amount: 1 }]),
      {
        ...when({ on: 'stolen', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
        anywhere: true,
      },
    ],
  }),
  ice('Swordsman', {
    code: '04033',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['sentry', 'destroyer', 'ap'],
    cost: 3,
    strength: 2,
    abilities: [
      constant({
        of: 'cannot',
        verb: 'break',
        cards: 'this',
        with: { type: 'program', subtype: 'ai' },
      }),
      sub(choose({ type: 'program', subtype: 'ai' }, 'program'), {
        do: 'trash',
        cards: { named: 'program' },
      }),
      sub(damage('net', 1)),
    ],
  }),
  agenda('Unorthodox Predictions', {
    code: '04053',
    faction: 'jinteki',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'option',
          options: [
            { option: 'sentry', effects: [unbreakable('sentry')] },
            { option: 'code-gate', effects: [unbreakable('code gate')] },
            { option: 'barrier', effects: [unbreakable('barrier')] },
          ],
        },
      ]),
    ],
  }),
  asset('Sundew', {
    code: '04054',
    faction: 'jinteki',
    influence: 3,
    subtypes: [],
    cost: 2,
    trash: 2,
    abilities: [
      [
        when(
          {
            on: 'clicks-spent',
            side: 'runner',
            first: 'turn',
            if: {
              is: 'all',
              conditions: [
                { is: 'not', condition: { is: 'making-run', on: 'this', by: 'action' } },
                { is: 'not', condition: { is: 'making-run', on: 'this', by: 'event' } },
              ],
            },
          },
          [gain('corp', 2)],
        ),
        // Where an event makes its run is known only when it does.
        when(
          {
            on: 'clicks-spent',
            side: 'runner',
            first: 'turn',
            if: { is: 'making-run', on: 'this', by: 'event' },
          },
          [
            {
              do: 'lasting',
              until: 'turn',
              abilities: [
                when(
                  {
                    on: 'run-began',
                    first: 'turn',
                    if: { is: 'not', condition: { is: 'in-run', on: 'this' } },
                  },
                  [gain('corp', 2)],
                ),
              ],
            },
          ],
        ),
      ],
    ],
  }),
  asset('Shock!', {
    code: '04073',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 2,
    abilities: [revealedFromRd(), whenAccessed({ optional: false, effects: [damage('net', 1)] })],
  }),
  ice('Tsurugi', {
    code: '04074',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 6,
    strength: 2,
    abilities: [
      sub(endUnless('corp', { credits: 1 })),
      sub(damage('net', 1)),
      sub(damage('net', 1)),
      sub(damage('net', 1)),
    ],
  }),
  asset('Toshiyuki Sakai', {
    code: '04092',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['executive'],
    cost: 0,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      whenAccessed({
        optional: true,
        if: { is: 'accessed-from', zone: 'installed' },
        effects: [
          choose({ in: 'hq', type: ['agenda', 'asset'] }, 'card'),
          { do: 'swap', cards: 'this', with: { named: 'card' }, keeps: 'advancement' },
          {
            do: 'may',
            who: 'runner',
            effects: [{ do: 'access', cards: { named: 'card' } }],
          },
        ],
      }),
    ],
  }),
  ice('Yagura', {
    code: '04093',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'ap'],
    cost: 1,
    strength: 0,
    abilities: [
      sub(
        { do: 'look', deck: 'rd', amount: 1, as: 'looked' },
        { do: 'may', effects: [{ do: 'move', cards: { named: 'looked' }, to: 'bottom' }] },
      ),
      sub(damage('net', 1)),
    ],
  }),
  operation('Restoring Face', {
    code: '04094',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 0,
    abilities: [
      play({
        do: 'must-pay',
        who: 'corp',
        cost: { trash: { side: 'corp', subtype: ['sysop', 'executive', 'clone'] } },
        then: removeBadPublicity(),
        otherwise: [],
      }),
    ],
  }),
  upgrade('Caprice Nisei', {
    code: '04114',
    faction: 'jinteki',
    influence: 4,
    unique: true,
    subtypes: ['clone', 'psi'],
    cost: 2,
    trash: 1,
    abilities: [
      when({ on: 'server-approached', server: 'this' }, [{ do: 'psi', differ: [endTheRun()] }]),
    ],
  }),
  ice('Shinobi', {
    code: '04115',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['sentry', 'tracer', 'ap', 'illicit'],
    cost: 7,
    strength: 5,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      sub(trace(1, damage('net', 1))),
      sub(trace(2, damage('net', 2))),
      sub(trace(3, both(damage('net', 3), endTheRun()))),
    ],
  }),
  ice('Marker', {
    code: '04116',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 0,
    strength: 3,
    abilities: [
      sub({
        do: 'lasting',
        until: 'run',
        from: 'next-encounter',
        abilities: [gainsSubs({ cards: 'target' }, sub(endTheRun()))],
      }),
    ],
  }),
];
