/** Which rows of a read model count for an asker. */
export interface RowFilter {
  /** Of the condition, for statements that are prepared once. */
  readonly name: string;
  /** SQL over the columns of a row and the asker, `$1`. */
  readonly condition: string;
  /** The same condition for statements that go through every row, where it can be had at once for all of them. */
  readonly joined?: string;
  /** Null sees every row, whatever the condition. */
  readonly asker: string | null;
}

/** The condition of a statement, of which `$1` is the asker; `isThrough`: it goes through most of the rows there are. */
export function openIn({ condition, joined, asker }: RowFilter, isThrough: boolean): string {
  if (asker === null) return '$1::text is null';
  return isThrough ? (joined ?? condition) : condition;
}
