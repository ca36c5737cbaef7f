import type { CardValue } from '#rules';
import { gainsSubs, mayWhen, pay, play, playOnlyIf, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  endUnless,
  gain,
  lose,
  placeOn,
  tokensHere,
  trashThis,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  corpIdentity('The Outfit: Family Owned and Operated', {
    code: '22050',
    faction: 'weyland-consortium',
    subtypes: ['subsidiary'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [when({ on: 'bad-publicity-taken' }, [gain('corp', 3)])],
  }),
  agenda('Broad Daylight', {
    code: '22051',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'may', effects: [{ do: 'bad-publicity', amount: 1 }] },
        { do: 'place', counter: 'agenda', amount: { of: 'bad-publicity' }, on: 'this' },
      ]),
      pay({ clicks: 1, counters: { kind: 'agenda', amount: 1 } }, [damage('meat', 2)], {
        limit: 'turn',
      }),
    ],
  }),
  asset('Drudge Work', {
    code: '22052',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: [],
    cost: 2,
    trash: 3,
    abilities: [
      [
        when({ on: 'rezzed', this: true }, [placeOn('this', 'power', 3)]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            kind: 'power',
            if: {
              is: 'not',
              condition: { is: 'at-least', amount: tokensHere('power'), least: 1 },
            },
          },
          [trashThis()],
        ),
      ],
      pay({ clicks: 1, counters: { kind: 'power', amount: 1 } }, [
        choose({ in: ['hq', 'archives'], type: 'agenda' }, 'shown'),
        { do: 'reveal', cards: { named: 'shown' } },
        gain('corp', { of: 'property', what: 'points', on: { named: 'shown' } }),
        { do: 'shuffle', deck: 'rd', cards: { named: 'shown' } },
      ]),
    ],
  }),
  ice('Blockchain', {
    code: '22053',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['barrier'],
    cost: 7,
    strength: 4,
    abilities: [
      gainsSubs(
        {
          cards: 'this',
          first: true,
          times: {
            of: 'every',
            in: 2,
            amount: {
              of: 'count',
              cards: { in: 'archives', faceup: true, type: 'operation', subtype: 'transaction' },
            },
          },
        },
        sub(gain('corp', 1), lose('runner', 1)),
      ),
      sub(gain('corp', 1), lose('runner', 1)),
      sub(endTheRun()),
    ],
  }),
  ice('Formicary', {
    code: '22054',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 2,
    strength: 2,
    abilities: [
      {
        ...mayWhen(
          { on: 'server-approached', if: { is: 'fits', card: 'this', as: { unrezzed: true } } },
          [
            { do: 'rez', cards: 'this' },
            {
              do: 'if',
              condition: { is: 'fits', card: 'this', as: { rezzed: true } },
              then: [
                { do: 'move-ice', ice: 'this', to: 'innermost' },
                { do: 'approach', ice: 'this', encounters: true },
              ],
            },
          ],
        ),
        anywhere: 'ice',
      },
      sub(endUnless('runner', { damage: { kind: 'net', amount: 2 } })),
    ],
  }),
  operation('Building Blocks', {
    code: '22055',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: [],
    cost: 5,
    abilities: [
      play({
        do: 'install',
        from: { in: 'hq', type: 'ice', subtype: 'barrier' },
        most: 1,
        free: true,
        rezzed: true,
      }),
    ],
  }),
  operation('Too Big to Fail', {
    code: '22056',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['transaction', 'illicit'],
    cost: 0,
    trash: 5,
    abilities: [
      playOnlyIf(
        {
          is: 'not',
          condition: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 10 },
        },
        gain('corp', 7),
        { do: 'bad-publicity', amount: 1 },
      ),
    ],
  }),
  operation('Under the Bus', {
    code: '22057',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['gray ops', 'illicit'],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'accessed', when: 'last-turn' },
        choose({ type: 'resource', subtype: 'connection' }, 'lost'),
        { do: 'trash', cards: { named: 'lost' } },
        { do: 'bad-publicity', amount: 1 },
      ),
    ],
  }),
];
