/** What a piece of ice costs at least. */
export interface Least {
  readonly alone: number;
  /** Where no breaker was made stronger for the run before it. */
  readonly first: number;
}
