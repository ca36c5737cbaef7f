/** Part of a list, with what a reader needs to ask for the rest. */
export interface Page<T> {
  readonly rows: readonly T[];
  /** Whether there is another row in the direction that was asked for. */
  readonly more: boolean;
  /** Rows of the whole list. */
  readonly total: number;
}
