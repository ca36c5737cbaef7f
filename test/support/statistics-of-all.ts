import {
  GetCardRatesHandler,
  type CardRatesPage,
  type GetCardRates,
} from '../../src/analysis/projections/card-statistics/card-rates';
import type { CardCount } from '../../src/analysis/projections/card-statistics/fold';
import {
  GetCardStatisticsHandler,
  type GetCardStatistics,
} from '../../src/analysis/projections/card-statistics/queries';
import {
  GetPlayerStatisticsHandler,
  type GetPlayerStatistics,
} from '../../src/analysis/projections/player-statistics/queries';
import {
  GetWinRatesHandler,
  type GetWinRates,
} from '../../src/analysis/projections/player-statistics/win-rates';
import { unbounded } from '../../src/analysis/statistics/asking';
import type { PlayerCount } from '../../src/analysis/statistics/player-counts';
import type { RatesAsked } from '../../src/analysis/statistics/rate-statements';
import { ratesOf, type Rates } from '../../src/analysis/statistics/rates';
import type { Slices } from '../../src/analysis/statistics/slices';
import { isUntold, type Untold } from '../../src/analysis/statistics/untold';
import type { ReadModelReader } from '../../src/platform/projections/projection';

/** Statistics of however many games, for specs and benches of what they tell: nothing bounds what is read. */

const askings = { of: () => unbounded };

function toldOf<T extends object>(answer: T | Untold): T {
  if (isUntold(answer)) throw new Error(`untold: ${JSON.stringify(answer)}`);
  return answer;
}

interface Answers<Query, Answer> {
  execute(query: Query): Promise<Answer>;
}

export const allRates = async (reader: ReadModelReader, asked: RatesAsked): Promise<Rates> =>
  toldOf(await ratesOf(reader, asked, unbounded));

export const winRatesIn = (reader: ReadModelReader): Answers<GetWinRates, Rates> => {
  const handler = new GetWinRatesHandler(reader, askings);
  return { execute: async (query) => toldOf(await handler.execute(query)) };
};

export const cardRatesIn = (reader: ReadModelReader): Answers<GetCardRates, CardRatesPage> => {
  const handler = new GetCardRatesHandler(reader, askings);
  return { execute: async (query) => toldOf(await handler.execute(query)) };
};

export const playerStatisticsIn = (
  reader: ReadModelReader,
): Answers<GetPlayerStatistics, Slices<PlayerCount>> => {
  const handler = new GetPlayerStatisticsHandler(reader, askings);
  return { execute: async (query) => toldOf(await handler.execute(query)) };
};

export const cardStatisticsIn = (
  reader: ReadModelReader,
): Answers<GetCardStatistics, Slices<CardCount>> => {
  const handler = new GetCardStatisticsHandler(reader, askings);
  return { execute: async (query) => toldOf(await handler.execute(query)) };
};
