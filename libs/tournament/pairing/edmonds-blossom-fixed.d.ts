declare module 'edmonds-blossom-fixed' {
  /** For each vertex its partner or -1; vertices above the highest in an edge are left out. */
  export default function blossom(
    edges: [from: number, to: number, weight: number][],
    maxCardinality: boolean,
  ): number[];
}
