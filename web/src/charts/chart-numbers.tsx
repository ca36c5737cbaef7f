import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import type { ChartLine } from './chart-line';
import { FoldedNumbers } from './folded-numbers';

interface ChartNumbersProps {
  readonly store: GameStore;
  readonly lines: readonly ChartLine[];
}

/** Moments in which a number became another, up to the present one. */
const changesOf = (lines: readonly ChartLine[], until: number): readonly number[] => {
  const [first] = lines;
  if (first === undefined) return [];
  return first.values.flatMap((_, at) =>
    at <= until && (at === 0 || lines.some(({ values }) => values[at] !== values[at - 1]))
      ? [at]
      : [],
  );
};

const Rows = ({ store, lines }: ChartNumbersProps) => (
  <tbody>
    {changesOf(lines, store.reading.at.value).map((moment) => (
      <tr key={moment}>
        <td>
          <button type="button" class="pane-jump" onClick={() => store.go(moment)}>
            {moment}
          </button>
        </td>
        {lines.map((one) => (
          <td key={one.name}>{one.values[moment]}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** The numbers of a chart as a table. */
export const ChartNumbers = ({ store, lines }: ChartNumbersProps) => (
  <FoldedNumbers>
    {() => (
      <table class="pane-table">
        <thead>
          <tr>
            <th scope="col">{texts.game.panes.columns.at}</th>
            {lines.map((one) => (
              <th key={one.name} scope="col">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <Rows store={store} lines={lines} />
      </table>
    )}
  </FoldedNumbers>
);
