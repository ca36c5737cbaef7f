import type { Decided } from '#streams/decider';
import type { StudyCommand } from './commands';
import type { StudyEvent } from './events';
import { chapterOf } from './evolve';
import { limits } from './limits';
import { noBranch, noChapter, noNote, notYours, tooMuch } from './places';
import { refuse, type StudyRefusal } from './refusal';
import { audiences, type Hider, hiders, type Mark, type Note, type Study } from './study';
import { stands } from './tree';
import { badWords, canBeMarked } from './words';

type Answer = Decided<StudyEvent, StudyRefusal>;
type CommandOf<T extends StudyCommand['type']> = Extract<StudyCommand, { readonly type: T }>;

const accept = (...events: readonly StudyEvent[]): Answer => ({ ok: true, events });
const no = (refusal: StudyRefusal): Answer => ({ ok: false, refusal });

function badMarks(marks: readonly Mark[], place: string): StudyRefusal | null {
  if (marks.length > limits.marks)
    return tooMuch(`${place}, marks`, limits.marks, 'marks on a note');
  for (const [index, { from, to }] of marks.entries())
    for (const end of to === null ? [from] : [from, to]) {
      const bad = badWords(end, `${place}, mark ${index}`, limits.name);
      if (bad !== null) return bad;
      if (!canBeMarked(end))
        return refuse(
          'ANCHOR_NOT_FOUND',
          `${place}, mark ${index}`,
          `"${end}" is no card and no server`,
          'Take the handle of a card, such as #12, or the name of a server.',
        );
    }
  return null;
}

const isThere = (study: Study, note: Note): boolean =>
  !note.removed && chapterOf(study, note.chapter) !== null;

/** The note as its reader knows it: nobody hears of what is for its author alone. */
function noteFor(study: Study, id: string, reader: string): Note | null {
  const note = study.notes.get(id);
  if (note === undefined || !isThere(study, note)) return null;
  return note.audience === 'author' && note.author !== reader ? null : note;
}

export function writeNote(study: Study, command: CommandOf<'write-note'>): Answer {
  const { by, note, chapter: id, anchor, thread, audience, glyph, marks } = command;
  const place = `note ${note}`;
  const chapter = chapterOf(study, id);
  if (chapter === null) return no(noChapter(id));
  if (anchor.kind === 'node' && !stands(chapter, anchor.node))
    return no(noBranch(id, anchor.node, chapter.nodes[anchor.node - 1]?.deletedBy ?? null));
  const bad = badMarks(marks, place);
  if (bad !== null) return no(bad);
  if (study.notes.size >= limits.notes) return no(tooMuch(place, limits.notes, 'notes'));
  if (thread !== null) {
    const first = noteFor(study, thread, by);
    if (first === null || first.thread !== null || first.chapter !== id) return no(noNote(thread));
    if (audiences.indexOf(audience) > audiences.indexOf(first.audience))
      return no(
        refuse(
          'NOT_YOURS',
          `${place}, audience`,
          `the thread is for ${first.audience}, and no answer in it for more people`,
          `Write it for ${first.audience}.`,
        ),
      );
  }
  return accept({
    ...{ type: 'noteWritten', by, note, chapter: id, anchor, thread, audience, glyph, marks },
  });
}

/** Notes of a file, whose form was judged as it was read. */
export function takeNotes(study: Study, { notes }: CommandOf<'take-notes'>): Answer {
  if (study.notes.size + notes.length > limits.notes)
    return no(tooMuch('notes', limits.notes, 'notes'));
  for (const { chapter: id, anchor } of notes) {
    const chapter = chapterOf(study, id);
    if (chapter === null) return no(noChapter(id));
    if (anchor.kind === 'node' && !stands(chapter, anchor.node))
      return no(noBranch(id, anchor.node, null));
  }
  return accept(...notes.map((note) => ({ ...note, type: 'noteWritten' }) as const));
}

export function reviseNote(study: Study, command: CommandOf<'revise-note'>): Answer {
  const { by, note: id, revision, glyph, marks } = command;
  const note = noteFor(study, id, by);
  if (note === null) return no(noNote(id));
  if (note.author !== by) return no(notYours(`note ${id}`, 'rewriting a note', 'its author'));
  if (note.revision !== revision)
    return no(
      refuse(
        'CHANGED_MEANWHILE',
        `note ${id}`,
        `it is at revision ${note.revision} now, not ${revision}`,
        'Read it again, and decide again.',
      ),
    );
  const bad = badMarks(marks, `note ${id}`);
  return bad === null ? accept({ type: 'noteRevised', by, note: id, glyph, marks }) : no(bad);
}

export function removeNote(study: Study, { by, note: id }: CommandOf<'remove-note'>): Answer {
  const note = study.notes.get(id);
  if (note?.removed === true && note.author === by) return accept();
  const there = noteFor(study, id, by);
  if (there === null) return no(noNote(id));
  if (there.author !== by) return no(notYours(`note ${id}`, 'taking a note out', 'its author'));
  return accept({ type: 'noteRemoved', by, note: id });
}

/**
 * Whose right it is, of the game or of the server, is asked before; a contributor's is asked here. What one with
 * less to say has hidden is hidden by who has more.
 */
export function hideNote(study: Study, command: CommandOf<'hide-note'>): Answer {
  const { by, as, note: id } = command;
  const note = noteToHide(study, command);
  if ('code' in note) return no(note);
  return note.hidden === null || weighsMore(as, note.hidden)
    ? accept({ type: 'noteHidden', by, note: id, as })
    : accept();
}

/** By those who have as much to say as who hid it, or more. */
export function unhideNote(study: Study, command: CommandOf<'unhide-note'>): Answer {
  const { by, as, note: id } = command;
  const note = noteToHide(study, command);
  if ('code' in note) return no(note);
  if (note.hidden === null) return accept();
  if (weighsMore(note.hidden, as))
    return no(notYours(`note ${id}`, 'showing this note again', hiderNames[note.hidden]));
  return accept({ type: 'noteUnhidden', by, note: id, as });
}

const weighsMore = (one: Hider, other: Hider): boolean =>
  hiders.indexOf(one) > hiders.indexOf(other);

const hiderNames: Readonly<Record<Hider, string>> = {
  contributor: 'one of the editors',
  'game-owner': 'who decides on who looks at the game',
  operator: 'the operator',
};

function noteToHide(
  study: Study,
  { by, as, note: id }: CommandOf<'hide-note' | 'unhide-note'>,
): Note | StudyRefusal {
  const note = noteFor(study, id, by ?? '');
  if (note === null) return noNote(id);
  const role = study.members.get(by ?? '')?.role;
  return as === 'contributor' && role !== 'owner' && role !== 'editor'
    ? notYours(`note ${id}`, 'hiding a note', hiderNames.contributor)
    : note;
}
