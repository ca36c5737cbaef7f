import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import {
  EditStudyDocument,
  RemoveNoteDocument,
  WriteNoteDocument,
  type Glyph,
  type NoteAudience,
} from '../api/documents';
import type { HeldStudy } from '../api/held-studies';
import type { Refusal } from '../api/refusal';
import { drawnMarks, readMarks } from '../marks/marks';
import { MarksField } from '../marks/marks-field';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import type { Place, StudyNote } from './branch-tree';
import { GlyphField } from './glyph-field';
import { StudyNoteItem } from './study-note';

interface StudyNotesProps {
  readonly held: HeldStudy;
  readonly keys: readonly string[];
  readonly place: Place;
  readonly onChanged: () => void;
}

const AUDIENCES = ['MEMBERS', 'EVERYBODY', 'AUTHOR'] as const satisfies readonly NoteAudience[];

/** The first notes of threads as they were written, each with those that answer it. */
const threaded = (all: readonly StudyNote[]): readonly StudyNote[] =>
  all
    .filter(({ thread }) => all.every(({ id }) => id !== thread))
    .flatMap((first) => [first, ...all.filter(({ thread }) => thread === first.id)]);

/** What is said of a place: how good its decision is, and notes with their authors. */
export const StudyNotes = ({ held, keys, place, onChanged }: StudyNotesProps) => {
  const { studies } = texts;
  const { chapter, branch } = place;
  const text = useSignal('');
  const audience = useSignal<NoteAudience>('MEMBERS');
  const answered = useSignal<StudyNote | null>(null);
  const refusal = useSignal<Refusal | null>(null);
  const node = branch?.node ?? 0;
  const notes = chapter.notes.filter((note) => note.branch === node);
  // What is marked at this place lies over the table while it is read.
  useEffect(() => {
    readMarks.value = notes.flatMap(({ marks }) => marks);
    return () => void (readMarks.value = []);
  }, [JSON.stringify(notes.map(({ marks }) => marks))]);
  const done = (answer: { readonly ok: boolean; readonly refusal?: Refusal }): boolean => {
    refusal.value = answer.refusal ?? null;
    if (answer.ok) onChanged();
    return answer.ok;
  };
  const write = async (event: Event): Promise<void> => {
    event.preventDefault();
    const marks = drawnMarks.peek();
    if (text.value.trim() === '' && marks.length === 0) return;
    const thread = answered.peek()?.thread ?? answered.peek()?.id ?? null;
    const note = { branch: node, text: text.value, marks, thread, audience: audience.peek() };
    const variables = { study: held.study, chapter: chapter.id, note };
    if (done(await ask(WriteNoteDocument, variables, { keys }))) {
      text.value = '';
      drawnMarks.value = [];
      answered.value = null;
    }
  };
  const remove = async (note: string): Promise<void> => {
    done(await ask(RemoveNoteDocument, { study: held.study, note }, { keys }));
  };
  const judge = async (glyph: Glyph | null): Promise<void> => {
    if (branch === null) return;
    const edit = { branchGlyph: { chapter: chapter.id, node: branch.node, glyph } };
    done(await ask(EditStudyDocument, { study: held.study, edit }, { keys }));
  };
  return (
    <section aria-label={studies.notes}>
      <h3>{studies.notes}</h3>
      {branch !== null && (
        <GlyphField value={branch.glyph} onChoose={(glyph) => void judge(glyph)} />
      )}
      {notes.length === 0 && <p class="muted">{studies.noNotes}</p>}
      <ul class="pane-list">
        {threaded(notes).map((note) => (
          <StudyNoteItem
            key={note.id}
            note={note}
            onAnswer={() => {
              answered.value = note;
              audience.value = note.audience;
            }}
            onRemove={() => void remove(note.id)}
          />
        ))}
      </ul>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <form class="study-form" onSubmit={(event) => void write(event)}>
        <Field
          label={
            answered.value === null
              ? studies.write
              : studies.answer(answered.value.author ?? studies.nobody)
          }
        >
          <textarea
            rows={3}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </Field>
        <MarksField />
        <Field label={studies.who}>
          <select
            value={audience.value}
            onChange={({ currentTarget }) => {
              const chosen = AUDIENCES.find((one) => one === currentTarget.value);
              if (chosen !== undefined) audience.value = chosen;
            }}
          >
            {AUDIENCES.map((one) => (
              <option key={one} value={one}>
                {studies.audiences[one]}
              </option>
            ))}
          </select>
        </Field>
        <span class="study-note-ways">
          <Button type="submit">{studies.save}</Button>
          {answered.value !== null && (
            <Button kind="quiet" onClick={() => (answered.value = null)}>
              {studies.stop}
            </Button>
          )}
        </span>
      </form>
    </section>
  );
};
