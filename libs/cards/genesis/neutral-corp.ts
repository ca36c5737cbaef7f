import type { CardValue } from '#rules';
import { constant, pay, play, playOnlyIf, stockedWith, sub, when } from '../words/ability';
import { agenda, asset, ice, operation } from '../words/card';
import {
  both,
  choose,
  draw,
  endTheRun,
  gain,
  lose,
  placeOn,
  tags,
  tokensHere,
  trace,
} from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  ice('Dracō', {
    code: '02020',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry', 'tracer'],
    cost: 1,
    strength: 0,
    abilities: [
      when({ on: 'rezzed', this: true }, [
        { do: 'may', cost: { x: {} }, effects: [placeOn('this', 'power', { of: 'x' })] },
      ]),
      constant({ of: 'strength', cards: 'this', by: tokensHere('power') }),
      sub(trace(2, both(tags(1), endTheRun()))),
    ],
  }),
  agenda('Executive Retreat', {
    code: '02039',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    advancement: 5,
    points: 3,
    abilities: [
      when({ on: 'scored', this: true }, [
        placeOn('this', 'agenda', 1),
        { do: 'shuffle', deck: 'rd', cards: { all: { in: 'hq' } } },
      ]),
      pay({ clicks: 1, counters: { kind: 'agenda', amount: 1 } }, [draw('corp', 5)]),
    ],
  }),
  operation('Freelancer', {
    code: '02040',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      playOnlyIf(
        { is: 'tagged' },
        choose({ type: 'resource' }, 'resources', { least: 0, most: 2 }),
        { do: 'trash', cards: { named: 'resources' } },
      ),
    ],
  }),
  asset('Private Contracts', {
    code: '02059',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['transaction'],
    cost: 3,
    trash: 5,
    abilities: [stockedWith(14, 'rezzed'), pay({ clicks: 1 }, [{ do: 'take', credits: 2 }])],
  }),
  ice('Chimera', {
    code: '02060',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['mythic'],
    cost: 2,
    strength: 0,
    abilities: [
      when({ on: 'rezzed', this: true }, [
        {
          do: 'option',
          must: true,
          options: [
            {
              option: 'sentry',
              effects: [
                {
                  do: 'lasting',
                  until: 'while-active',
                  on: 'this',
                  abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['sentry'] })],
                },
              ],
            },
            {
              option: 'code-gate',
              effects: [
                {
                  do: 'lasting',
                  until: 'while-active',
                  on: 'this',
                  abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['code gate'] })],
                },
              ],
            },
            {
              option: 'barrier',
              effects: [
                {
                  do: 'lasting',
                  until: 'while-active',
                  on: 'this',
                  abilities: [constant({ of: 'subtypes', cards: 'target', gain: ['barrier'] })],
                },
              ],
            },
          ],
        },
      ]),
      when({ on: 'turn-ended' }, [{ do: 'derez', cards: 'this' }]),
      sub(endTheRun()),
    ],
  }),
  agenda('False Lead', {
    code: '02080',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      pay({ forfeit: 'this' }, [{ do: 'lose-clicks', who: 'runner', clicks: 2, ifAble: true }]),
    ],
  }),
  operation('Foxfire', {
    code: '02100',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        trace(
          7,
          choose({ any: [{ type: 'resource', subtype: 'virtual' }, { subtype: 'link' }] }, 'card'),
          { do: 'trash', cards: { named: 'card' } },
        ),
      ),
    ],
  }),
  agenda('Corporate War', {
    code: '02120',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['expansion'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [
        {
          do: 'if',
          condition: { is: 'at-least', amount: { of: 'pool', side: 'corp' }, least: 7 },
          then: [gain('corp', 7)],
          otherwise: [lose('corp', { of: 'pool', side: 'corp' })],
        },
      ]),
    ],
  }),
];
