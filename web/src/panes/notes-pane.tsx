import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import {
  GameNotesDocument,
  RemoveGameNoteDocument,
  type GameNotesQuery,
  type ThreadNoteFragment,
} from '../api/documents';
import type { GameStore } from '../game/store';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { PaneBody } from './pane-body';
import { useView } from './use-pane';
import { WriteNote } from './write-note';
import './notes-pane.css';

type Notes = NonNullable<GameNotesQuery['game']>;

interface JumpProps {
  readonly store: GameStore;
  readonly at: number;
}

const Jump = ({ store, at }: JumpProps) => (
  <button type="button" class="pane-jump" onClick={() => store.go(at)}>
    {at}
  </button>
);

interface ThreadNoteProps {
  readonly store: GameStore;
  readonly note: ThreadNoteFragment;
  readonly onAnswer: (note: ThreadNoteFragment) => void;
  readonly onChanged: () => void;
}

const ThreadNote = ({ store, note, onAnswer, onChanged }: ThreadNoteProps) => {
  const { notes } = texts.game.panes;
  const { id, study, at, thread, audience, author, own, text, glyph } = note;
  const remove = async (): Promise<void> => {
    const answer = await ask(RemoveGameNoteDocument, { study, note: id }, { keys: store.keys() });
    if (answer.ok) onChanged();
  };
  const kinds = [
    'note',
    thread === null ? '' : 'note-answer',
    at === store.reading.at.value ? 'note-now' : '',
  ];
  return (
    <li class={kinds.join(' ')}>
      <span class="note-text">
        {glyph !== null && <b>{GLYPHS[glyph]} </b>}
        <b>{author ?? notes.somebody}</b> {text ?? notes.gone}
        {audience === 'AUTHOR' && <span class="muted"> ({notes.own})</span>}
      </span>
      <Jump store={store} at={at} />
      <span class="note-ways">
        <Button kind="quiet" onClick={() => onAnswer(note)}>
          {notes.reply}
        </Button>
        {own && (
          <Button kind="quiet" onClick={() => void remove()}>
            {notes.remove}
          </Button>
        )}
      </span>
    </li>
  );
};

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
            onAnswer={(one) => (answered.value = one)}
            onChanged={onChanged}
          />
        ))}
        {imported.map((note, index) => (
          <li key={index}>
            <span>
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
