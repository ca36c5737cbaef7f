import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { saidAt, type ChartLine } from './chart-line';
import { FoldedNumbers } from './folded-numbers';

interface ChartNumbersProps {
  readonly store: GameStore;
  readonly lines: readonly ChartLine[];
  /** Moments that have a number of their own; those in which one became another where this is left out. */
  readonly stops?: readonly number[] | undefined;
}

/** Moments in which a number became another. */
const changesOf = (lines: readonly ChartLine[]): readonly number[] => {
  const [first] = lines;
  if (first === undefined) return [];
  return first.values.flatMap((_, at) =>
    at === 0 || lines.some(({ values }) => values[at] !== values[at - 1]) ? [at] : [],
  );
};

const upTo = (moments: readonly number[], now: number): readonly number[] =>
  moments.filter((at) => at <= now);

const Rows = ({ store, lines, stops = changesOf(lines) }: ChartNumbersProps) => (
  <tbody>
    {upTo(stops, store.reading.at.value).map((moment) => (
      <tr key={moment}>
        <td>
          <button type="button" class="pane-jump" onClick={() => store.go(moment)}>
            {moment}
          </button>
        </td>
        {lines.map((one) => (
          <td key={one.name}>{saidAt(one, moment)}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** The numbers of a chart as a table. */
export const ChartNumbers = (props: ChartNumbersProps) => (
  <FoldedNumbers>
    {() => (
      <table class="pane-table">
        <thead>
          <tr>
            <th scope="col">{texts.game.panes.columns.at}</th>
            {props.lines.map((one) => (
              <th key={one.name} scope="col">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <Rows {...props} />
      </table>
    )}
  </FoldedNumbers>
);
