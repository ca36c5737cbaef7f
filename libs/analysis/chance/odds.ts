/** What a card is worth; null for one that does not count, which is not the same as one of no points. */
export type Worth = number | null;

/** What one card taken at random is expected to be worth. */
export interface Odds {
  /** That it is one of those that count, from 0 to 1. */
  readonly chance: number;
  readonly mean: number;
  readonly variance: number;
}

const nothing: Odds = { chance: 0, mean: 0, variance: 0 };

/** A card that is known: nothing is left to chance. */
export const certain = (worth: Worth): Odds => ({
  chance: worth === null ? 0 : 1,
  mean: worth ?? 0,
  variance: 0,
});

/** One of these taken at random, each as likely; of none it is worth nothing. */
export function oddsOf(worths: readonly Worth[]): Odds {
  if (worths.length === 0) return nothing;
  let [hits, sum, squares] = [0, 0, 0];
  for (const worth of worths) {
    if (worth === null) continue;
    hits += 1;
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / worths.length;
  return {
    chance: hits / worths.length,
    mean,
    variance: Math.max(0, squares / worths.length - mean * mean),
  };
}

/** One of so many taken at random, of which some are worth one and the others nothing. */
export function oddsOfSome(hits: number, count: number): Odds {
  if (count === 0) return nothing;
  const mean = hits / count;
  return { chance: mean, mean, variance: Math.max(0, mean - mean * mean) };
}

/** One of several kinds of draw, each with its share; shares sum to 1. */
export function mixed(parts: readonly (readonly [share: number, odds: Odds])[]): Odds {
  let [chance, mean, square] = [0, 0, 0];
  for (const [share, odds] of parts) {
    chance += share * odds.chance;
    mean += share * odds.mean;
    square += share * (odds.variance + odds.mean * odds.mean);
  }
  return { chance, mean, variance: Math.max(0, square - mean * mean) };
}
