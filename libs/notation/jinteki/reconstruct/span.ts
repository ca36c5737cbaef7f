/** Entries of `history`: the one reached last, and the one to reach. */
export interface Span {
  readonly after: number;
  readonly until: number;
}
