const Z = 1.959964;

/** The 95% interval of a rate by Wilson, from 0 to 1. */
export function wilson(
  wins: number,
  games: number,
): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate) + (Z * Z) / (4 * games)) / games);
  const middle = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return {
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}
