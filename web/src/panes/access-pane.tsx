import { AccessLogDocument } from '../api/documents';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { MomentTable } from './moment-table';
import { PaneBody } from './pane-body';
import { useView } from './use-pane';

/** Every card accessed so far, and what became of it. */
export const AccessPane = ({ store }: { readonly store: GameStore }) => {
  const { columns, aCard, fates, noAccess } = texts.game.panes;
  const { answer } = useView(AccessLogDocument, store);
  return (
    <PaneBody answer={answer}>
      {({ game }) => (
        <MomentTable
          store={store}
          columns={[columns.card, columns.where, columns.fate]}
          none={noAccess}
          rows={(game?.accessLog ?? []).map(({ number, at, card, server, fate }) => ({
            ...{ number, at },
            cells: [card.title ?? aCard, server, fates[fate]],
          }))}
        />
      )}
    </PaneBody>
  );
};
