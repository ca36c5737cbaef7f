import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GameNotesDocument, type GameNotesQuery, type ThreadNoteFragment } from '../api/documents';
import type { GameStore } from '../game/store';
import { useOwner } from '../game/use-owner';
import { readMarks } from '../marks/marks';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { PaneBody } from './pane-body';
import { Jump, ThreadNote } from './thread-note';
import { useView } from './use-pane';
import { WriteNote } from './write-note';
import './notes-pane.css';

type Notes = NonNullable<GameNotesQuery['game']>;

/** The first notes of threads in the order of the game, each with those that answer it. */
const threaded = (all: readonly ThreadNoteFragment[]): readonly ThreadNoteFragment[] =>
  all
    .filter(({ thread }) => thread === null)
    .flatMap((first) => [first, ...all.filter(({ thread }) => thread === first.id)]);

const Told = ({
  store,
  notes: { notes, threads },
  onChanged,
}: {
  readonly store: GameStore;
  readonly notes: Notes;
  readonly onChanged: () => void;
}) => {
  const { panes } = texts.game;
  const now = store.reading.at.value;
  const answered = useSignal<ThreadNoteFragment | null>(null);
  const isOwner = useOwner(store);
  useEffect(() => () => void (readMarks.value = []), []);
  useEffect(() => {
    readMarks.value = threads.filter(({ at }) => at === now).flatMap(({ marks }) => marks);
  }, [threads, now]);
  const [imported, written] = [
    (notes ?? []).filter(({ at }) => at <= now),
    threaded(threads).filter(({ at }) => at <= now),
  ];
  return (
    <>
      {imported.length + written.length === 0 && <p class="muted">{panes.noNotes}</p>}
      <ul class="pane-list">
        {written.map((note) => (
          <ThreadNote
            key={note.id}
            store={store}
            note={note}
            isOwner={isOwner.value}
            onAnswer={(one) => (answered.value = one)}
            onChanged={onChanged}
          />
        ))}
        {imported.map((note, index) => (
          <li key={index}>
            <span>
              {(note.glyph !== null || note.mark !== null) && (
                <b>{note.glyph === null ? `[${note.mark}]` : GLYPHS[note.glyph]} </b>
              )}
              <b>{note.author}</b> {note.text}
            </span>
            <Jump store={store} at={note.at} />
          </li>
        ))}
      </ul>
      <WriteNote
        store={store}
        answered={answered.value}
        onStop={() => (answered.value = null)}
        onWritten={() => {
          answered.value = null;
          onChanged();
        }}
      />
    </>
  );
};

/** What people wrote beside the game, up to the moment, and a note of one's own at it. */
export const NotesPane = ({ store }: { readonly store: GameStore }) => {
  const { answer, again } = useView(GameNotesDocument, store);
  return (
    <PaneBody answer={answer}>
      {({ game }) => game !== null && <Told store={store} notes={game} onChanged={again} />}
    </PaneBody>
  );
};
