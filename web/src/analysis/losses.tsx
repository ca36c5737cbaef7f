import type { Side } from '../api/documents';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { lossRows, type Loss } from './loss-rows';

interface LossesProps {
  readonly store: GameStore;
  /** Null where it is not known what a lost card had cost. */
  readonly losses: readonly Loss[] | null;
  readonly side: Side;
}

/** What the other player trashed or stole of a player's cards, and what that cost both. */
export const Losses = ({ store, losses, side }: LossesProps) => {
  const { lost } = texts.analysis;
  const rows = losses === null ? null : lossRows(losses.filter((one) => one.side === side));
  return (
    <section>
      <h3>{lost.title[side]}</h3>
      {rows === null && <p class="muted">{lost.notKnown}</p>}
      {rows?.length === 0 && <p class="muted">{lost.none}</p>}
      {rows !== null && rows.length > 0 && (
        <>
          <table class="pane-table number-table losses">
            <thead>
              <tr>
                {[texts.game.panes.columns.at, lost.card, lost.cost, lost.paid].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, name, cost, paid }, index) => (
                <tr key={index}>
                  <td>
                    {at !== null && (
                      <button type="button" class="pane-jump" onClick={() => store.go(at)}>
                        {at}
                      </button>
                    )}
                  </td>
                  <th scope="row">{name}</th>
                  <td>{cost}</td>
                  <td>{paid}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="muted">{lost.note}</p>
        </>
      )}
    </section>
  );
};
