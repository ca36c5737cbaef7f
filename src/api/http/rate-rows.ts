import { cardByCode } from '#decks/catalogue/find-card';
import type { Difference, Rate } from '#analysis/rates/rate';
import type { CardRates } from '../../analysis/projections/card-statistics/card-rates';
import type { RateCell } from '../../analysis/statistics/rates';

/** A row of a table: every row of a table has the same columns in the same order. */
export type TableRow = Readonly<Record<string, string | number | null>>;

const titleOf = (code: string | null): string | null =>
  code === null ? null : (cardByCode(code)?.title ?? null);

const named = (name: string, part: string): string =>
  name === '' ? part : `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

const rateColumns = (name: string, rate: Rate | null): TableRow => ({
  [named(name, 'games')]: rate?.games ?? null,
  [named(name, 'wins')]: rate?.wins ?? null,
  [named(name, 'rate')]: rate?.value ?? null,
  [named(name, 'low')]: rate?.low ?? null,
  [named(name, 'high')]: rate?.high ?? null,
  [named(name, 'shrunk')]: rate?.shrunk ?? null,
});

const differenceColumns = (name: string, difference: Difference | null): TableRow => ({
  [name]: difference?.value ?? null,
  [named(name, 'low')]: difference?.low ?? null,
  [named(name, 'high')]: difference?.high ?? null,
});

export const winRow = ({ key, against, side, rate, ...cell }: RateCell): TableRow => ({
  ...{ key, title: titleOf(key), against, againstTitle: titleOf(against), side },
  ...rateColumns('', rate),
  ...{ players: cell.players, observed: cell.observed, effective: cell.effective },
});

export const cardRow =
  (restsOn: 'decisions' | 'facts') =>
  (rates: CardRates): TableRow => ({
    ...{ code: rates.code, title: titleOf(rates.code), side: rates.side, restsOn },
    ...rateColumns('inDeck', rates.inDeck),
    ...rateColumns('openingHand', rates.openingHand),
    ...rateColumns('inHand', rates.inHand),
    ...rateColumns('notInHand', rates.notInHand),
    ...differenceColumns('improvement', rates.improvement),
    ...rateColumns('dealt', rates.dealt),
    ...differenceColumns('dealtEffect', rates.dealtEffect),
  });
