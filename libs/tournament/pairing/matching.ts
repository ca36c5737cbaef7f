import blossom from 'edmonds-blossom-fixed';

export interface Edge {
  readonly a: number;
  readonly b: number;
  /** A whole number, 0 or more. */
  readonly cost: number;
}

/** Two vertices, the lower first. */
export type Joined = readonly [number, number];

/** A perfect matching of `count` vertices of least total cost, or `null` when there is none. */
export const cheapestMatching = (
  count: number,
  edges: readonly Edge[],
): readonly Joined[] | null => {
  if (count === 0) return [];
  if (edges.length === 0) return null;
  const dearest = edges.reduce((most, { cost }) => Math.max(most, cost), 0);
  // Every perfect matching has as many edges, so the heaviest is the cheapest.
  const mates = blossom(
    edges.map(({ a, b, cost }) => [a, b, dearest + 1 - cost]),
    true,
  );
  const joined: Joined[] = [];
  mates.forEach((mate, vertex) => {
    if (mate > vertex) joined.push([vertex, mate]);
  });
  return joined.length * 2 === count ? joined : null;
};
