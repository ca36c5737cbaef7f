import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';

/** What was told in a moment. */
export interface MomentRow {
  readonly number: number;
  readonly at: number;
  /** One for each column behind the moment. */
  readonly cells: readonly (string | number)[];
}

interface MomentTableProps {
  readonly store: GameStore;
  /** Behind that of the moment. */
  readonly columns: readonly string[];
  readonly rows: readonly MomentRow[];
  /** Said where nothing was told so far. */
  readonly none: string;
}

/** What was told up to the moment that is shown, a row each; each row leads to its own. */
export const MomentTable = ({ store, columns, rows, none }: MomentTableProps) => {
  // All that was told, where there is no moment to be told it at.
  const now = store.reading.at.value;
  const told = store.hasMoments.value ? rows.filter(({ at }) => at <= now) : rows;
  if (told.length === 0) return <p class="muted">{none}</p>;
  return (
    <table class="pane-table">
      <thead>
        <tr>
          {[texts.game.panes.columns.at, ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ number, at, cells }) => (
          <tr key={number} class={at === now ? 'pane-now' : ''}>
            <td>
              <button type="button" class="pane-jump" onClick={() => store.go(at)}>
                {at}
              </button>
            </td>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
