import { GameNotesDocument } from '../api/documents';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { PaneBody } from './pane-body';
import { useView } from './use-pane';

/** What people wrote beside the game, up to the moment. */
export const NotesPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const { answer } = useView(GameNotesDocument, store);
  const now = store.reading.at.value;
  return (
    <PaneBody answer={answer}>
      {({ game }) => {
        const notes = (game?.notes ?? []).filter(({ at }) => at <= now);
        if (notes.length === 0) return <p class="muted">{panes.noNotes}</p>;
        return (
          <ul class="pane-list">
            {notes.map((note, index) => (
              <li key={index}>
                <span>
                  <b>{note.author}</b> {note.text}
                </span>
                <button type="button" class="pane-jump" onClick={() => store.go(note.at)}>
                  {note.at}
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </PaneBody>
  );
};
