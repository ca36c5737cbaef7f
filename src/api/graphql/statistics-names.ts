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

export const statisticsNames = { Dimension: dimensions };
