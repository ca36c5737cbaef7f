/** A share of games, with how sure it is. */
export interface Rate {
  readonly wins: number;
  readonly games: number;
  /** Null where there is no game. */
  readonly value: number | null;
  /** Wilson's interval; 0 and 1 where there is no game. */
  readonly low: number;
  readonly high: number;
  /** Drawn towards the mean, the more the fewer games there are. */
  readonly shrunk: number | null;
}

/** 95% of a normal distribution lie within so many deviations. */
const Z = 1.959964;

/** Games that the mean is worth beside those of a cell. */
export const PRIOR_GAMES = 20;

/** The interval of Wilson for a share, without correction for continuity. */
export function wilson(wins: number, games: number, z = Z): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = (z * z) / games;
  const middle = share + square / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  const of = (bound: number): number => Math.min(1, Math.max(0, bound / (1 + square)));
  return [of(middle - reach), of(middle + reach)];
}

/** Sums over clusters: wins times wins, wins times games, games times games. */
export interface ClusterSums {
  readonly wins: number;
  readonly games: number;
  readonly clusters: number;
  readonly ww: number;
  readonly wn: number;
  readonly nn: number;
}

/** Clusters below which their variance says nothing. */
const FEW_CLUSTERS = 5;

/**
 * Independent games that say as much as these do, given that games of one player go together: by
 * the variance between clusters, never more than there are. With few clusters no more than clusters.
 */
export function clusteredGames({ wins, games, clusters, ww, wn, nn }: ClusterSums): number {
  if (games === 0 || clusters === games) return games;
  if (clusters < FEW_CLUSTERS) return Math.min(games, clusters);
  // One win and one loss more keep a share of all or nothing from knowing its variance to be 0.
  const share = (wins + 1) / (games + 2);
  const between = ww - 2 * share * wn + share * share * nn;
  const variance = (clusters / (clusters - 1)) * (between / (games * games));
  if (variance <= 0) return games;
  return Math.min(games, (share * (1 - share)) / variance);
}

/**
 * Wins of games, a draw being half of one; `mean` is what small cells are drawn towards, `effective`
 * as how many independent games they count for the interval.
 */
export function rateOf(
  wins: number,
  games: number,
  mean: number | null,
  effective: number = games,
): Rate {
  const [low, high] = wilson(games === 0 ? 0 : (wins / games) * effective, effective);
  return {
    wins,
    games,
    value: games === 0 ? null : wins / games,
    low,
    high,
    shrunk: mean === null ? null : (wins + mean * PRIOR_GAMES) / (games + PRIOR_GAMES),
  };
}

export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One share less another of other games, by Newcombe's interval; null where either has no game. */
export function differenceOf(
  [wins, games]: readonly [number, number],
  [otherWins, otherGames]: readonly [number, number],
): Difference | null {
  if (games === 0 || otherGames === 0) return null;
  const [share, other] = [wins / games, otherWins / otherGames];
  const [low, high] = wilson(wins, games);
  const [otherLow, otherHigh] = wilson(otherWins, otherGames);
  const value = share - other;
  return {
    value,
    low: value - Math.hypot(share - low, otherHigh - other),
    high: value + Math.hypot(high - share, other - otherLow),
  };
}
