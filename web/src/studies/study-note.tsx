import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { NoteWords } from '../ui/note-words';
import type { StudyNote } from './branch-tree';

interface StudyNoteProps {
  readonly note: StudyNote;
  readonly onAnswer: () => void;
  readonly onRemove: () => void;
}

/** A note of a study in its thread, with what its reader may do about it. */
export const StudyNoteItem = ({ note, onAnswer, onRemove }: StudyNoteProps) => {
  const { studies } = texts;
  const { thread, glyph, author, audience, own } = note;
  return (
    <li class={thread === null ? '' : 'study-answer'}>
      <div class="study-note">
        {glyph !== null && <b>{GLYPHS[glyph]} </b>}
        <b>{author ?? studies.nobody}</b> <NoteWords {...note} gone={studies.gone} />
        {audience === 'AUTHOR' && <span class="muted"> ({studies.audiences.AUTHOR})</span>}
      </div>
      <span class="study-note-ways">
        <Button kind="quiet" onClick={onAnswer}>
          {studies.reply}
        </Button>
        {own && (
          <Button kind="quiet" onClick={onRemove}>
            {studies.removeNote}
          </Button>
        )}
      </span>
    </li>
  );
};
