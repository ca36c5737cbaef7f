import type { StudyEvent } from '#studies/study/events';
import type { Member, Study } from '#studies/study/study';
import { ERASED, type RecordedEvent } from '../../platform/event-store/event-store';
import { branchId } from '../branches/branch-id';
import { isShown } from '../show-study';
import { studyForm } from '../study-streams';

/** What was changed in a study, as somebody may know it. */
export interface StudyChange {
  readonly kind: StudyEvent['type'];
  readonly time: Date;
  /** The name of who did it; null for who is no member, and for a name that was erased. */
  readonly by: string | null;
  readonly chapter: string | null;
  /** The branch it led to, or is about. */
  readonly branch: string | null;
  readonly note: string | null;
}

/** Who hears of what: members who write hear of members, too. */
export interface Hearer {
  readonly member: Member | null;
  /** Ids of the chapters whose games they may look at. */
  readonly visible: ReadonlySet<string>;
}

interface Subject {
  readonly chapter?: string;
  readonly branch?: string;
  readonly note?: string;
}

/** What an event is about; null where nothing of it is for the hearer. */
function subjectOf(event: StudyEvent, study: Study, { member, visible }: Hearer): Subject | null {
  const ofChapter = (chapter: string, more: Subject = {}): Subject | null =>
    visible.has(chapter) ? { chapter, ...more } : null;
  switch (event.type) {
    case 'studyOpened':
    case 'studyRetitled':
    case 'studyShared':
      return {};
    case 'memberAdmitted':
    case 'memberDismissed':
      return member !== null && member.role !== 'reader' ? {} : null;
    case 'chapterAdded':
    case 'chapterRetitled':
    case 'chapterMoved':
    case 'chapterRemoved':
      return ofChapter(event.chapter);
    case 'branchGrown': {
      const chapter = study.chapters.find(({ id }) => id === event.chapter);
      const first = chapter?.nodes.find(
        ({ parent, decision }) =>
          parent === event.parent &&
          JSON.stringify(decision) === JSON.stringify(event.moves[0]?.decision),
      );
      const last = first === undefined ? event.parent : first.id + event.moves.length - 1;
      return ofChapter(event.chapter, { branch: branchId(event.chapter, last) });
    }
    case 'branchNamed':
    case 'branchMarked':
    case 'branchPromoted':
    case 'branchDeleted':
      return ofChapter(event.chapter, { branch: branchId(event.chapter, event.node) });
    case 'noteWritten':
    case 'noteRevised':
    case 'noteRemoved':
    case 'noteHidden':
    case 'noteUnhidden': {
      const note = study.notes.get(event.note);
      const chapter = study.chapters.find(({ id }) => id === note?.chapter);
      if (note === undefined || chapter === undefined) return null;
      // That one was taken out or hidden is told to those who were shown it.
      const before = { ...note, removed: false, hidden: null };
      return isShown(before, chapter, member) ? ofChapter(chapter.id, { note: note.id }) : null;
    }
    case 'chaptersTaken':
      return event.chapters.some(({ id }) => visible.has(id)) ? {} : null;
  }
}

const nameOf = (study: Study, id: string | null): string | null => {
  const name = id === null ? null : (study.members.get(id) ?? study.dismissed.get(id))?.name;
  return name === undefined || name === ERASED ? null : name;
};

/** An event as somebody hears of it; null where they hear nothing. */
export function changeOf(
  recorded: RecordedEvent,
  study: Study,
  hearer: Hearer,
): StudyChange | null {
  const event = studyForm.read(recorded);
  const subject = subjectOf(event, study, hearer);
  if (subject === null) return null;
  const by = event.type === 'studyOpened' ? event.owner.id : event.by;
  return {
    ...{ kind: event.type, time: recorded.recordedAt, by: nameOf(study, by) },
    ...{ chapter: subject.chapter ?? null, branch: subject.branch ?? null },
    note: subject.note ?? null,
  };
}
