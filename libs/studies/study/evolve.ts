import { viewers } from '#rules';
import type { StudyEvent, TakenChapter } from './events';
import type { Chapter, Move, Note, Study } from './study';
import { subtree } from './tree';

/** Before it is opened: a study without a title is none. */
export const noStudy = (): Study => ({
  id: '',
  title: '',
  seed: '',
  clonedFrom: null,
  about: null,
  ancestors: new Set(),
  members: new Map(),
  dismissed: new Map(),
  readership: 'members',
  embargo: null,
  chapters: [],
  notes: new Map(),
  nodes: 0,
});

export function chapterOf(study: Study, id: string): Chapter | null {
  const chapter = study.chapters.find((one) => one.id === id);
  return chapter === undefined || chapter.removedBy !== null ? null : chapter;
}

function chapterAt(study: Study, id: string): Chapter {
  const chapter = study.chapters.find((one) => one.id === id);
  if (chapter === undefined) throw new Error(`a study has no chapter ${id}`);
  return chapter;
}

function noteAt(study: Study, id: string): Note {
  const note = study.notes.get(id);
  if (note === undefined) throw new Error(`a study has no note ${id}`);
  return note;
}

function grow(
  chapter: Chapter,
  parent: number,
  { by, decision, chance }: Move,
  said: { readonly name: string | null; readonly glyph: Chapter['nodes'][number]['glyph'] },
): number {
  const id = chapter.nodes.length + 1;
  chapter.nodes.push({ id, parent, by, decision, chance, ...said, deletedBy: null });
  const siblings = chapter.children.get(parent);
  if (siblings === undefined) chapter.children.set(parent, [id]);
  else siblings.push(id);
  return id;
}

const emptyChapter = ({
  id,
  title,
  source,
}: Pick<TakenChapter, 'id' | 'title' | 'source'>): Chapter => ({
  ...{ id, title, source, nodes: [], children: new Map(), removedBy: null },
});

function take(study: Study, taken: TakenChapter): void {
  const chapter = emptyChapter(taken);
  for (const { parent, name, glyph, ...move } of taken.nodes)
    grow(chapter, parent, move, { name, glyph });
  study.chapters.push(chapter);
  study.nodes += taken.nodes.length;
}

function reorder(study: Study, id: string, behind: string | null): void {
  const chapter = chapterAt(study, id);
  study.chapters.splice(study.chapters.indexOf(chapter), 1);
  const before = study.chapters.findIndex((one) => one.id === behind);
  study.chapters.splice(before + 1, 0, chapter);
}

/** A notebook is nobody's: who may look at the game reads it, and whoever joins writes. */
function openNotebook(
  study: Study,
  { game, chapters }: NonNullable<Extract<StudyEvent, { type: 'studyOpened' }>['about']>,
): void {
  study.about = game;
  study.readership = 'everybody';
  for (const viewer of viewers)
    study.chapters.push(
      emptyChapter({ id: chapters[viewer], title: viewer, source: { kind: 'view', game, viewer } }),
    );
}

const unsaid = { name: null, glyph: null };

/** Changes the study in place, and hands it back. */
export function evolveStudy(before: Study, event: StudyEvent): Study {
  // The initial state is everybody's: only its successor is changed.
  const study = event.type === 'studyOpened' ? noStudy() : before;
  switch (event.type) {
    case 'studyOpened': {
      const { study: id, title, seed, owner, clonedFrom, about } = event;
      Object.assign(study, { id, title, seed, clonedFrom });
      if (about === undefined) study.members.set(owner.id, { ...owner, role: 'owner' });
      else openNotebook(study, about);
      return study;
    }
    case 'memberAdmitted':
      study.members.set(event.member.id, event.member);
      return study;
    case 'memberDismissed': {
      const member = study.members.get(event.member);
      if (member !== undefined) study.dismissed.set(event.member, member);
      study.members.delete(event.member);
      return study;
    }
    case 'studyRetitled':
      study.title = event.title;
      return study;
    case 'studyShared':
      study.readership = event.readership;
      study.embargo = event.embargo;
      return study;
    case 'chapterAdded':
      study.chapters.push(emptyChapter({ ...event, id: event.chapter }));
      return study;
    case 'chapterRetitled':
      chapterAt(study, event.chapter).title = event.title;
      return study;
    case 'chapterMoved':
      reorder(study, event.chapter, event.behind);
      return study;
    case 'chapterRemoved':
      chapterAt(study, event.chapter).removedBy = event.by;
      return study;
    case 'branchGrown': {
      const chapter = chapterAt(study, event.chapter);
      let parent = event.parent;
      for (const move of event.moves) parent = grow(chapter, parent, move, unsaid);
      study.nodes += event.moves.length;
      return study;
    }
    case 'branchNamed':
    case 'branchMarked': {
      const node = chapterAt(study, event.chapter).nodes[event.node - 1];
      if (node === undefined) throw new Error(`there is no branch ${event.node}`);
      if (event.type === 'branchNamed') node.name = event.name;
      else node.glyph = event.glyph;
      return study;
    }
    case 'branchPromoted': {
      const { children, nodes } = chapterAt(study, event.chapter);
      const siblings = children.get(nodes[event.node - 1]?.parent ?? -1) ?? [];
      siblings.splice(siblings.indexOf(event.node), 1);
      siblings.unshift(event.node);
      return study;
    }
    case 'branchDeleted': {
      const chapter = chapterAt(study, event.chapter);
      for (const id of [...subtree(chapter, event.node)]) {
        const node = chapter.nodes[id - 1];
        if (node !== undefined) node.deletedBy = event.by;
      }
      return study;
    }
    case 'noteWritten': {
      const { note: id, by: author, chapter, anchor, thread, audience, glyph, marks } = event;
      study.notes.set(id, {
        ...{ id, author, chapter, anchor, thread, audience, glyph, marks },
        ...{ revision: 1, hidden: null, removed: false },
      });
      return study;
    }
    case 'noteRevised': {
      const note = noteAt(study, event.note);
      note.revision += 1;
      note.glyph = event.glyph;
      note.marks = event.marks;
      return study;
    }
    case 'noteRemoved':
      noteAt(study, event.note).removed = true;
      return study;
    case 'noteHidden':
      noteAt(study, event.note).hidden = event.as;
      return study;
    case 'noteUnhidden':
      noteAt(study, event.note).hidden = null;
      return study;
    case 'chaptersTaken':
      study.ancestors.add(event.from);
      for (const id of event.through) study.ancestors.add(id);
      for (const chapter of event.chapters) take(study, chapter);
      return study;
  }
}
