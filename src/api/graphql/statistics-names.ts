import type { CardRateSort } from '../../analysis/projections/card-statistics/card-rates';
import type { RateSubject } from '../../analysis/statistics/cells';
import type { RateSort } from '../../analysis/statistics/rate-order';
import type { Dimension } from '../../analysis/statistics/slices';

const dimensions: Readonly<Record<string, Dimension>> = {
  PLAYER: 'player',
  OPPONENT: 'opponent',
  IDENTITY: 'identity',
  OPPONENT_IDENTITY: 'opponentIdentity',
  SIDE: 'side',
  POOL: 'pool',
  MONTH: 'month',
};

const subjects: Readonly<Record<string, RateSubject>> = { ...dimensions, MATCHUP: 'matchup' };

const rateSorts: Readonly<Record<string, RateSort>> = {
  GAMES: 'games',
  VALUE: 'value',
  SHRUNK: 'shrunk',
};

const cardRateSorts: Readonly<Record<string, CardRateSort>> = {
  GAMES: 'games',
  IN_HAND: 'in-hand',
  IMPROVEMENT: 'improvement',
  DEALT_EFFECT: 'dealt-effect',
};

export const statisticsNames = {
  Dimension: dimensions,
  RateSubject: subjects,
  RateSort: rateSorts,
  CardRateSort: cardRateSorts,
};
