import { AccessLogDocument } from '../api/documents';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { PaneBody } from './pane-body';
import { useView } from './use-pane';

/** Every card accessed so far, and what became of it. */
export const AccessPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const { answer } = useView(AccessLogDocument, store);
  const now = store.at.value;
  return (
    <PaneBody answer={answer}>
      {({ game }) => {
        const rows = (game?.accessLog ?? []).filter(({ at }) => at <= now);
        if (rows.length === 0) return <p class="muted">{panes.noAccess}</p>;
        return (
          <table class="pane-table">
            <thead>
              <tr>
                <th scope="col">{panes.columns.at}</th>
                <th scope="col">{panes.columns.card}</th>
                <th scope="col">{panes.columns.where}</th>
                <th scope="col">{panes.columns.fate}</th>
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
                  <td>{row.server}</td>
                  <td>{panes.fates[row.fate]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </PaneBody>
  );
};
