/** One line of a chart: a number for each moment. */
export interface ChartLine {
  readonly name: string;
  /** Which colour it has. */
  readonly kind: string;
  readonly values: readonly number[];
}
