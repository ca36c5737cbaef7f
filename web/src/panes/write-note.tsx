import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import {
  JoinNotesDocument,
  WriteGameNoteDocument,
  type Glyph,
  type NoteAudience,
  type ThreadNoteFragment,
} from '../api/documents';
import { heldKeys, holdKeys } from '../api/key-ring';
import type { Refusal } from '../api/refusal';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import { drawnMarks } from '../marks/marks';
import { MarksField } from '../marks/marks-field';
import { GlyphField } from '../studies/glyph-field';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';

interface WriteNoteProps {
  readonly store: GameStore;
  /** The note that it answers; null: it begins a thread. */
  readonly answered: ThreadNoteFragment | null;
  readonly onStop: () => void;
  readonly onWritten: () => void;
}

/** Whether this browser holds a key to write beside the game. */
const hasJoined = (game: string): boolean =>
  heldKeys.value.some((held) => held.game === game && held.label === texts.game.panes.notes.key);

/** A note at the moment that is shown. Who writes the first gives a name, and gets a key for it. */
export const WriteNote = ({ store, answered, onStop, onWritten }: WriteNoteProps) => {
  const { notes } = texts.game.panes;
  const name = useSignal('');
  const text = useSignal('');
  const glyph = useSignal<Glyph | null>(null);
  const audience = useSignal<NoteAudience>('EVERYBODY');
  const refusal = useSignal<Refusal | null>(null);
  const isJoined = hasJoined(store.id);

  const join = async (): Promise<boolean> => {
    const variables = { game: store.id, name: name.value };
    const joined = await ask(JoinNotesDocument, variables, { keys: store.keys() });
    refusal.value = joined.ok ? null : joined.refusal;
    if (!joined.ok) return false;
    const { key } = joined.value.joinNotes;
    holdKeys([{ key, game: store.id, label: notes.key, since: new Date().toISOString() }]);
    return true;
  };
  const write = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (
      (text.value.trim() === '' && drawnMarks.peek().length === 0) ||
      !(isJoined || (await join()))
    )
      return;
    const thread = answered?.thread ?? answered?.id ?? null;
    const marks = drawnMarks.peek();
    const note = { text: text.value, glyph: glyph.value, audience: audience.value, thread, marks };
    const at = answered?.at ?? store.at.peek();
    const variables = { game: store.id, as: asked(store.viewer.peek()), at, note };
    const answer = await ask(WriteGameNoteDocument, variables, { keys: store.keys() });
    refusal.value = answer.ok ? null : answer.refusal;
    if (!answer.ok) return;
    text.value = '';
    glyph.value = null;
    drawnMarks.value = [];
    onWritten();
  };

  return (
    <form class="note-form" onSubmit={(event) => void write(event)}>
      <h3>{answered === null ? notes.write : notes.answer(answered.author ?? notes.somebody)}</h3>
      {!isJoined && (
        <Field label={notes.yourName}>
          <input
            required
            maxLength={80}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </Field>
      )}
      <Field label={notes.text}>
        <textarea
          required={drawnMarks.value.length === 0}
          rows={3}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </Field>
      <MarksField />
      <GlyphField value={glyph.value} onChoose={(one) => (glyph.value = one)} />
      <Field label={notes.who}>
        <select
          value={audience.value}
          onChange={({ currentTarget }) =>
            (audience.value = currentTarget.value === 'AUTHOR' ? 'AUTHOR' : 'EVERYBODY')
          }
        >
          <option value="EVERYBODY">{notes.everybody}</option>
          <option value="AUTHOR">{notes.author}</option>
        </select>
      </Field>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <span class="note-ways">
        <Button type="submit">{notes.save}</Button>
        {answered !== null && (
          <Button kind="quiet" onClick={onStop}>
            {notes.stop}
          </Button>
        )}
      </span>
    </form>
  );
};
