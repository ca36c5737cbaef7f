const MOST = 10;

/** Those that mattered most, in the order they came in: what caused another comes before it, however much either weighs. */
export const mostTelling = <Told extends { readonly weight: number }>(
  moments: readonly Told[],
): readonly Told[] =>
  moments
    .map((moment, order) => ({ moment, order }))
    .sort((a, b) => b.moment.weight - a.moment.weight)
    .slice(0, MOST)
    .sort((a, b) => a.order - b.order)
    .map(({ moment }) => moment);
