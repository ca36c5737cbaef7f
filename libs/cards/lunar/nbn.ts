import type { CardValue } from '#rules';
import {
  canBeAdvanced,
  constant,
  current,
  gainsSubs,
  pay,
  play,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  both,
  choose,
  draw,
  endTheRun,
  gain,
  lose,
  per,
  tags,
  tokensHere,
  trace,
  traceAndAtFive,
  trashThis,
} from '../words/effect';

export const nbn: readonly CardValue[] = [
  corpIdentity('Near-Earth Hub: Broadcast Center', {
    code: '06005',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 17,
    abilities: [when({ on: 'server-created', side: 'corp', first: 'turn' }, [draw('corp', 1)])],
  }),
  asset('Primary Transmission Dish', {
    code: '06006',
    faction: 'nbn',
    influence: 2,
    subtypes: ['beanstalk'],
    cost: 2,
    trash: 3,
    abilities: [constant({ of: 'recurring', credits: 3, for: ['traces'] })],
  }),
  upgrade('Midway Station Grid', {
    code: '06007',
    faction: 'nbn',
    influence: 4,
    subtypes: ['beanstalk', 'region'],
    cost: 4,
    trash: 4,
    abilities: [constant({ of: 'break-also', cost: { credits: 1 }, server: 'this' })],
  }),
  operation('Targeted Marketing', {
    code: '06026',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      current(),
      play(
        { do: 'name', among: { titles: 'runner' }, as: 'title' },
        {
          do: 'lasting',
          until: 'while-active',
          on: 'this',
          abilities: [
            when(
              {
                on: ['played', 'installed'],
                side: 'runner',
                card: { copyOf: { named: 'title' } },
              },
              [gain('corp', 10)],
            ),
          ],
        },
      ),
    ],
  }),
  ice('Information Overload', {
    code: '06027',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 6,
    strength: 4,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [trace(1, tags(1))]),
      gainsSubs(
        { cards: 'this', times: { of: 'tags' } },
        sub(choose({ side: 'runner' }, 'card', { who: 'runner' }), {
          do: 'trash',
          cards: { named: 'card' },
          by: 'runner',
        }),
      ),
    ],
  }),
  asset('The News Now Hour', {
    code: '06045',
    faction: 'nbn',
    influence: 3,
    subtypes: ['cast'],
    cost: 0,
    trash: 4,
    abilities: [
      constant({ of: 'cannot', verb: 'play', cards: { type: 'event', subtype: 'current' } }),
    ],
  }),
  operation('Manhunt', {
    code: '06046',
    faction: 'nbn',
    influence: 3,
    subtypes: ['current'],
    cost: 3,
    abilities: [
      [play(), ...current()],
      when({ on: 'run-successful', first: 'turn' }, [trace(2, tags(1))]),
    ],
  }),
  asset('Reversed Accounts', {
    code: '06066',
    faction: 'nbn',
    influence: 1,
    subtypes: ['hostile'],
    cost: 0,
    trash: 3,
    abilities: [
      canBeAdvanced(),
      pay({ clicks: 1, trashThis: true }, [lose('runner', per(4, tokensHere('advancement')))]),
    ],
  }),
  ice('Universal Connectivity Fee', {
    code: '06067',
    faction: 'nbn',
    influence: 1,
    subtypes: ['trap'],
    cost: 2,
    strength: 2,
    abilities: [
      sub({
        do: 'if',
        condition: { is: 'tagged' },
        then: [both(lose('runner', { of: 'pool', side: 'runner' }), trashThis())],
        otherwise: [lose('runner', 1)],
      }),
    ],
  }),
  agenda('License Acquisition', {
    code: '06085',
    faction: 'nbn',
    influence: null,
    subtypes: ['expansion'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'install',
          from: { in: ['archives', 'hq'], type: ['asset', 'upgrade'] },
          most: 1,
          free: true,
          rezzed: true,
        },
      ]),
    ],
  }),
  asset('Daily Business Show', {
    code: '06086',
    faction: 'nbn',
    influence: 1,
    subtypes: ['cast'],
    cost: 2,
    trash: 4,
    abilities: [
      when({ on: 'drew', side: 'corp', first: 'turn' }, [
        { do: 'draw', who: 'corp', cards: 1, as: 'drawn' },
        choose({ named: 'drawn' }, 'sunk'),
        { do: 'move', cards: { named: 'sunk' }, to: 'bottom' },
      ]),
    ],
  }),
  operation('Shoot the Moon', {
    code: '06107',
    faction: 'nbn',
    influence: 2,
    subtypes: ['double'],
    cost: 3,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({
        do: 'repeat',
        times: { of: 'tags' },
        effects: [
          choose({ type: 'ice', unrezzed: true }, 'rezzed'),
          { do: 'rez', cards: { named: 'rezzed' }, free: true },
        ],
      }),
    ],
  }),
  ice('Troll', {
    code: '06108',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry'],
    cost: 1,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        trace(2, {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'lose-click',
              effects: [{ do: 'lose-clicks', who: 'runner', clicks: 1 }],
            },
            { option: 'end-run', effects: [endTheRun()] },
          ],
        }),
      ]),
    ],
  }),
  ice('Virgo', {
    code: '06109',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry', 'tracer'],
    cost: 4,
    strength: 5,
    abilities: [
      sub(
        traceAndAtFive(
          () => [tags(1)],
          () => [tags(1)],
        ),
      ),
    ],
  }),
];
