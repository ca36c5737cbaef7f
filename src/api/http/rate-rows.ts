import { cardByCode } from '#decks/catalogue/find-card';
import type { Difference, Rate } from '#analysis/rates/rate';
import type { CardRates } from '../../analysis/projections/card-statistics/card-rates';
import type { RateCell } from '../../analysis/statistics/rates';
import type { Cell } from './csv';

/** Every row has a cell for each column. Columns are named once: rows of forty names of their own cost ten times as much. */
export interface RateRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const titleOf = (code: string | null): string | null =>
  code === null ? null : (cardByCode(code)?.title ?? null);

const named = (name: string, part: string): string =>
  name === '' ? part : `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

const rateColumns = (name: string): readonly string[] =>
  ['games', 'wins', 'rate', 'low', 'high', 'shrunk'].map((part) => named(name, part));

const rateCells = (rate: Rate | null): readonly Cell[] =>
  rate === null
    ? [null, null, null, null, null, null]
    : [rate.games, rate.wins, rate.value, rate.low, rate.high, rate.shrunk];

const differenceColumns = (name: string): readonly string[] => [
  ...[name, named(name, 'low'), named(name, 'high')],
];

const differenceCells = (difference: Difference | null): readonly Cell[] =>
  difference === null ? [null, null, null] : [difference.value, difference.low, difference.high];

const WINS = [
  ...['key', 'title', 'against', 'againstTitle', 'side'],
  ...rateColumns(''),
  ...['players', 'observed', 'effective'],
];

export const winRows = (rates: readonly RateCell[]): RateRows => ({
  columns: WINS,
  rows: rates.map(({ key, against, side, rate, players, observed, effective }) => [
    ...[key, titleOf(key), against, titleOf(against), side],
    ...rateCells(rate),
    ...[players, observed, effective],
  ]),
});

const CARDS = [
  ...['code', 'title', 'side', 'restsOn'],
  ...['inDeck', 'openingHand', 'inHand', 'notInHand'].flatMap(rateColumns),
  ...differenceColumns('improvement'),
  ...rateColumns('dealt'),
  ...differenceColumns('dealtEffect'),
];

export const cardRows = (
  rates: readonly CardRates[],
  restsOn: 'decisions' | 'facts',
): RateRows => ({
  columns: CARDS,
  rows: rates.map((card) => [
    ...[card.code, titleOf(card.code), card.side, restsOn],
    ...rateCells(card.inDeck),
    ...rateCells(card.openingHand),
    ...rateCells(card.inHand),
    ...rateCells(card.notInHand),
    ...differenceCells(card.improvement),
    ...rateCells(card.dealt),
    ...differenceCells(card.dealtEffect),
  ]),
});
