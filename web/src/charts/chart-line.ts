import { texts } from '../texts/texts';

/** One line of a chart: a number for each moment. */
export interface ChartLine {
  readonly name: string;
  /** Which colour it has. */
  readonly kind: string;
  /** Null where there is none that is known, infinite where none is large enough. */
  readonly values: readonly (number | null)[];
  /** What a number is in words; the number itself where this is left out. */
  readonly said?: (at: number) => string;
}

/** What a line tells of a moment. */
export const saidAt = ({ values, said }: ChartLine, at: number): string =>
  said?.(at) ?? String(values[at] ?? texts.game.charts.unknown);
