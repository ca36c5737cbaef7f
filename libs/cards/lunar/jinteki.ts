import type { CardValue } from '#rules';
import { constant, gainsSubs, sub, when } from '../words/ability';
import { asset, corpIdentity, ice } from '../words/card';
import { damage, endTheRun } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  ice('Ashigaru', {
    code: '06064',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['barrier'],
    cost: 9,
    strength: 4,
    abilities: [
      gainsSubs({ cards: 'this', times: { of: 'count', cards: { in: 'hq' } } }, sub(endTheRun())),
    ],
  }),
  asset('Hostile Infrastructure', {
    code: '06083',
    faction: 'jinteki',
    influence: 2,
    subtypes: [],
    cost: 5,
    trash: 5,
    abilities: [
      {
        ...when({ on: 'trashed', by: 'runner', card: { side: 'corp' } }, [damage('net', 1)]),
        asItLeaves: true,
      },
    ],
  }),
  corpIdentity('Industrial Genomics: Growing Solutions', {
    code: '06105',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      constant({
        of: 'trash-cost',
        cards: {},
        by: { of: 'count', cards: { in: 'archives', facedown: true } },
      }),
    ],
  }),
];
