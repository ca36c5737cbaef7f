export type Span = readonly [from: number, to: number];

/** Where numbers of one span lie in another, in a line. */
export const scaled =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);
