import type { CardValue } from '#rules';
import { constant, gainsSubs, mayWhen, play, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
import {
  choose,
  damage,
  draw,
  endTheRun,
  gain,
  per,
  tags,
  trace,
  trashThis,
} from '../words/effect';

export const nbn: readonly CardValue[] = [
  corpIdentity('Acme Consulting: The Truth You Need', {
    code: '22042',
    faction: 'nbn',
    subtypes: ['subsidiary'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant(
        { of: 'counts-more', marks: 'tags', by: 1 },
        { is: 'fits', card: 'encountered', as: { type: 'ice', position: 'outermost' } },
      ),
    ],
  }),
  agenda('Fly on the Wall', {
    code: '22043',
    faction: 'nbn',
    influence: null,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [when({ on: 'scored', this: true }, [tags(1)])],
  }),
  asset('SIU', {
    code: '22044',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: [],
    cost: 3,
    trash: 1,
    abilities: [mayWhen({ on: 'turn-began', side: 'corp' }, [trashThis(), trace(3, tags(1))])],
  }),
  ice('Peeping Tom', {
    code: '22045',
    faction: 'nbn',
    influence: 3,
    subtypes: ['code gate'],
    cost: 4,
    strength: 4,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        { do: 'name', among: { kinds: ['event', 'hardware', 'program', 'resource'] }, as: 'type' },
        { do: 'reveal', cards: { all: { in: 'grip' } } },
        {
          do: 'lasting',
          until: 'run',
          x: {
            of: 'count',
            cards: {
              in: 'grip',
              called: { as: 'type', among: ['event', 'hardware', 'program', 'resource'] },
            },
          },
          abilities: [
            gainsSubs(
              { cards: 'this', times: { of: 'x' } },
              sub({ do: 'unless', who: 'runner', cost: { takeTags: 1 }, effects: [endTheRun()] }),
            ),
          ],
        },
      ]),
    ],
  }),
  ice('Hydra', {
    code: '22046',
    faction: 'nbn',
    influence: 4,
    subtypes: ['sentry', 'ap'],
    cost: 10,
    strength: 6,
    abilities: [
      sub({
        do: 'if',
        condition: { is: 'tagged' },
        then: [damage('net', 3)],
        otherwise: [tags(1)],
      }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [gain('corp', 5)], otherwise: [tags(1)] }),
      sub({ do: 'if', condition: { is: 'tagged' }, then: [endTheRun()], otherwise: [tags(1)] }),
    ],
  }),
  operation('Eavesdrop', {
    code: '22047',
    faction: 'nbn',
    influence: 2,
    subtypes: ['gray ops', 'condition'],
    cost: 1,
    abilities: [
      play(
        choose({ type: 'ice' }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            when({ on: 'ice-encountered', target: true, if: { is: 'installed', card: 'host' } }, [
              trace(3, tags(1)),
            ]),
          ],
        },
      ),
    ],
  }),
  operation('Attitude Adjustment', {
    code: '22048',
    faction: 'nbn',
    influence: 2,
    subtypes: [],
    cost: 2,
    abilities: [
      play(
        draw('corp', 2),
        choose({ in: ['hq', 'archives'], type: 'agenda' }, 'shown', { least: 0, most: 2 }),
        { do: 'reveal', cards: { named: 'shown' } },
        gain('corp', per(2, { of: 'count', cards: { named: 'shown' } })),
        { do: 'shuffle', deck: 'rd', cards: { named: 'shown' } },
      ),
    ],
  }),
  upgrade('Arella Salvatore', {
    code: '22049',
    faction: 'nbn',
    influence: 3,
    unique: true,
    subtypes: ['sysop'],
    cost: 2,
    trash: 5,
    abilities: [
      {
        ...mayWhen({ on: 'scored', server: 'this' }, [
          { do: 'install', from: { in: 'hq' }, most: 1, free: true, as: 'installed' },
          { do: 'place', counter: 'advancement', amount: 1, on: { named: 'installed' } },
        ]),
      },
    ],
  }),
];
