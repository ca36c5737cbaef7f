/** Which rows of a read model count for an asker. */
export interface RowFilter {
  /** Of the condition, for statements that are prepared once. */
  readonly name: string;
  /** SQL over the columns of a row and the asker, `$1`. */
  readonly condition: string;
  /** Null sees every row, whatever the condition. */
  readonly asker: string | null;
}
