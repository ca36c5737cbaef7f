import { ScoreHistoryDocument } from '../api/documents';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { MomentTable } from './moment-table';
import { PaneBody } from './pane-body';
import { useView } from './use-pane';

/** Every change of a score area so far. */
export const ScorePane = ({ store }: { readonly store: GameStore }) => {
  const { columns, aCard, kinds, noScore } = texts.game.panes;
  const { answer } = useView(ScoreHistoryDocument, store);
  return (
    <PaneBody answer={answer}>
      {({ game }) => (
        <MomentTable
          store={store}
          columns={[columns.card, columns.kind, columns.corp, columns.runner]}
          none={noScore}
          rows={(game?.scoreHistory ?? []).map(
            ({ number, at, card, kind, corpPoints, runnerPoints }) => ({
              ...{ number, at },
              cells: [card.title ?? aCard, kinds[kind], corpPoints, runnerPoints],
            }),
          )}
        />
      )}
    </PaneBody>
  );
};
