import { differenceOf, rateOf } from '#analysis/rates/rate';
import { ndjsonLines } from './ndjson';
import { cardRows, winRows, type RateRows } from './rate-rows';

const objects = ({ columns, rows }: RateRows): readonly unknown[] =>
  rows.map(ndjsonLines(columns)).map((line) => JSON.parse(line));

const rate = rateOf(30, 60, 0.4);
const told = ['games', 'wins', 'low', 'high', 'shrunk'] as const;
const cells = (name: string) =>
  Object.fromEntries([
    [`${name}Rate`, rate.value],
    ...told.map((part) => [`${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`, rate[part]]),
  ]);

describe('rows of rates', () => {
  it('have a number for each name of a card', () => {
    const difference = differenceOf([30, 60], [10, 40]);
    const card = {
      ...({ code: '01001', side: 'runner' } as const),
      ...{ inDeck: rate, openingHand: rate, inHand: rate, notInHand: rate, dealt: rate },
      ...{ improvement: difference, dealtEffect: difference },
    };
    const { value, low, high } = difference ?? {};
    expect(objects(cardRows([card], 'decisions'))).toEqual([
      {
        ...{ code: '01001', title: 'Noise: Hacker Extraordinaire', side: 'runner' },
        ...{ restsOn: 'decisions', ...cells('inDeck'), ...cells('openingHand') },
        ...{ ...cells('inHand'), ...cells('notInHand'), ...cells('dealt') },
        ...{ improvement: value, improvementLow: low, improvementHigh: high },
        ...{ dealtEffect: value, dealtEffectLow: low, dealtEffectHigh: high },
      },
    ]);
  });

  it('have nothing where what a card was in hand is not known', () => {
    const none = { openingHand: null, inHand: null, notInHand: null, improvement: null };
    const card = { code: '01001', side: 'runner', inDeck: rate, ...none } as const;
    const [row] = objects(cardRows([{ ...card, dealt: null, dealtEffect: null }], 'facts'));
    expect(row).toMatchObject({ ...cells('inDeck'), dealtGames: null, dealtEffectHigh: null });
  });

  it('are named by what rates are of', () => {
    const cell = { key: '01001', against: null, side: 'runner', rate } as const;
    expect(objects(winRows([{ ...cell, players: 3, observed: 1, effective: 50.5 }]))).toEqual([
      {
        ...{ key: '01001', title: 'Noise: Hacker Extraordinaire', against: null },
        ...{ againstTitle: null, side: 'runner', games: 60, wins: 30, rate: rate.value },
        ...{ low: rate.low, high: rate.high, shrunk: rate.shrunk },
        ...{ players: 3, observed: 1, effective: 50.5 },
      },
    ]);
  });

  it('have as many cells as columns', () => {
    const rates = { inDeck: rate, openingHand: rate, inHand: rate, notInHand: rate, dealt: rate };
    const card = { code: '01001', side: 'runner', ...rates } as const;
    for (const { columns, rows } of [
      cardRows([{ ...card, improvement: null, dealtEffect: null }], 'decisions'),
      winRows([
        { key: 'x', against: 'y', side: null, rate, players: 1, observed: 0, effective: 1 },
      ]),
    ])
      expect(rows.map((row) => row.length)).toEqual([columns.length]);
  });
});
