import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import {
  EditStudyDocument,
  RemoveNoteDocument,
  WriteNoteDocument,
  type Glyph,
} from '../api/documents';
import type { HeldStudy } from '../api/held-studies';
import type { Refusal } from '../api/refusal';
import { drawnMarks, readMarks } from '../marks/marks';
import { MarksField } from '../marks/marks-field';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import type { Place } from './branch-tree';
import { GlyphField } from './glyph-field';

interface StudyNotesProps {
  readonly held: HeldStudy;
  readonly keys: readonly string[];
  readonly place: Place;
  readonly onChanged: () => void;
}

/** What is said of a place: how good its decision is, and notes with their authors. */
export const StudyNotes = ({ held, keys, place, onChanged }: StudyNotesProps) => {
  const { studies } = texts;
  const { chapter, branch } = place;
  const text = useSignal('');
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
    const note = { branch: node, text: text.value, marks };
    const variables = { study: held.study, chapter: chapter.id, note };
    if (done(await ask(WriteNoteDocument, variables, { keys }))) {
      text.value = '';
      drawnMarks.value = [];
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
        {notes.map((note) => (
          <li key={note.id}>
            <span class="study-note">
              {note.glyph !== null && <b>{GLYPHS[note.glyph]} </b>}
              <b>{note.author ?? studies.nobody}</b> {note.text ?? studies.gone}
            </span>
            {note.own && (
              <Button kind="quiet" onClick={() => void remove(note.id)}>
                {studies.removeNote}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <form class="study-form" onSubmit={(event) => void write(event)}>
        <Field label={studies.write}>
          <textarea
            rows={3}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </Field>
        <MarksField />
        <Button type="submit">{studies.save}</Button>
      </form>
    </section>
  );
};
