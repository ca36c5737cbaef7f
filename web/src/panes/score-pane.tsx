import { ScoreHistoryDocument } from '../api/documents';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { PaneBody } from './pane-body';
import { useView } from './use-pane';

/** Every change of a score area so far. */
export const ScorePane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const { answer } = useView(ScoreHistoryDocument, store);
  const now = store.at.value;
  return (
    <PaneBody answer={answer}>
      {({ game }) => {
        const rows = (game?.scoreHistory ?? []).filter(({ at }) => at <= now);
        if (rows.length === 0) return <p class="muted">{panes.noScore}</p>;
        return (
          <table class="pane-table">
            <thead>
              <tr>
                <th scope="col">{panes.columns.at}</th>
                <th scope="col">{panes.columns.card}</th>
                <th scope="col">{panes.columns.kind}</th>
                <th scope="col">{panes.columns.corp}</th>
                <th scope="col">{panes.columns.runner}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.number} class={row.at === now ? 'pane-now' : ''}>
                  <td>
                    <button type="button" class="pane-jump" onClick={() => store.go(row.at)}>
                      {row.at}
                    </button>
                  </td>
                  <td>{row.card.title ?? panes.aCard}</td>
                  <td>{panes.kinds[row.kind]}</td>
                  <td>{row.corpPoints}</td>
                  <td>{row.runnerPoints}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </PaneBody>
  );
};
