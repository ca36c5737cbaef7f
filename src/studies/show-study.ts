import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Chapter, Member, Node, Note, Role, Source, Study } from '#studies/study/study';
import { stands } from '#studies/study/tree';
import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';
import type { Caller } from '../access/caller';
import { ERASED } from '../platform/event-store/event-store';
import { MEMORY } from '../platform/tokens';
import { memberOf, StudyGate, type Visible } from './study-gate';
import { StudyStreams } from './study-streams';
import { branchId } from './branches/branch-id';
import { CountedMoments } from './notes/counted-moments';
import { NoteWords, type ReadWords } from './notes/note-words';

export interface ShownBranch extends Pick<Node, 'parent' | 'by' | 'chance' | 'name' | 'glyph'> {
  /** Under which it is read as a game is. */
  readonly id: string;
  readonly node: number;
  /** As logs have it. */
  readonly decision: Node['decision'];
  /** Its place among those that follow the same decision: 0 for the main line. */
  readonly place: number;
}

export interface ShownNote extends Pick<
  Note,
  'id' | 'chapter' | 'thread' | 'audience' | 'revision' | 'glyph' | 'marks'
> {
  /** The moment it is about; null for a note about a branch. */
  readonly moment: number | null;
  /** The branch it is about. */
  readonly branch: number | null;
  /** The name of its author; null for one that was erased. */
  readonly author: string | null;
  /** Whether it is the reader's own. */
  readonly own: boolean;
  /** Markdown; null for words that were erased with their author's name. */
  readonly text: string | null;
  readonly html: string | null;
}

export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly branches: readonly ShownBranch[];
  readonly notes: readonly ShownNote[];
}

export interface ShownStudy {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  /** The reader's; null without a key. */
  readonly role: Role | null;
  readonly readership: Study['readership'];
  readonly embargo: string | null;
  /** Told to members who write. */
  readonly members: readonly Member[];
  /** Those alone whose game the reader may look at, so. */
  readonly chapters: readonly ShownChapter[];
  /** Those whose game was deleted, where the reader could look at something of it. */
  readonly gone: readonly Pick<ShownChapter, 'id' | 'title'>[];
}

/** A study as somebody may read it: a chapter of a game that is closed to them is not there. */
export class ShowStudy extends Query<ShownStudy | null> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
  ) {
    super();
  }
}

// Thousands of each are made at a time: literals take a tenth of what spreading takes.

function branchesOf(chapter: Chapter): readonly ShownBranch[] {
  const shown: ShownBranch[] = [];
  for (const node of chapter.nodes) {
    if (node.deletedBy !== null) continue;
    shown.push({
      id: branchId(chapter.id, node.id),
      node: node.id,
      parent: node.parent,
      by: node.by,
      decision: node.decision,
      chance: node.chance,
      name: node.name,
      glyph: node.glyph,
      place: chapter.children.get(node.parent)?.indexOf(node.id) ?? 0,
    });
  }
  return shown;
}

export function shownNote(
  note: Note,
  author: string | null,
  own: boolean,
  words: ReadWords | undefined,
  /** Where another number holds by now. */
  moment?: number,
): ShownNote {
  const { anchor } = note;
  return {
    id: note.id,
    chapter: note.chapter,
    moment: moment ?? (anchor.kind === 'moment' ? anchor.moment : null),
    branch: anchor.kind === 'node' ? anchor.node : null,
    thread: note.thread,
    audience: note.audience,
    author,
    own,
    revision: note.revision,
    text: words?.text ?? null,
    html: words?.html ?? null,
    glyph: note.glyph,
    marks: note.marks,
  };
}

/** Whether a reader is shown a note: its author always, who else by its audience. */
export function isShown(note: Note, chapter: Chapter, member: Member | null): boolean {
  if (note.removed) return false;
  if (note.anchor.kind === 'node' && !stands(chapter, note.anchor.node)) return false;
  if (note.author === member?.id) return true;
  if (note.hidden !== null) return false;
  switch (note.audience) {
    case 'author':
      return false;
    case 'members':
      return member !== null;
    case 'everybody':
      return true;
  }
}

/** Branches and notes of pages in memory, some 25 MB. A study has a page for each member, and one for all others. */
const HELD = 100_000;

const weight = ({ study }: Shown): number =>
  study.chapters.reduce((sum, { branches, notes }) => sum + branches.length + notes.length, 1);

/** What somebody was shown last, which holds while the study and what they may see of it do. */
interface Shown {
  readonly version: number;
  /** The chapters that they could see, as text. */
  readonly seen: string;
  readonly study: ShownStudy;
}

@QueryHandler(ShowStudy)
export class ShowStudyHandler implements IQueryHandler<ShowStudy> {
  private readonly shown: Remembered<Shown>;

  constructor(
    private readonly streams: StudyStreams,
    private readonly gate: StudyGate,
    private readonly words: NoteWords,
    private readonly moments: CountedMoments,
    @Inject(MEMORY) memory: Memory,
  ) {
    this.shown = new Remembered(memory, HELD, weight);
  }

  async execute({ caller, study: id }: ShowStudy): Promise<ShownStudy | null> {
    const era = this.shown.era();
    const read = await this.streams.loadVersion(id);
    if (read === null) return null;
    const { state: study, version } = read;
    if (study.about !== null || !this.gate.mayRead(study, caller)) return null;
    const visible = await this.gate.visible(study.chapters, caller);
    const seen = JSON.stringify([[...visible.seen], [...visible.gone]]);
    const reader = `${id} ${memberOf(study, caller)?.id ?? 'anybody'}`;
    const before = this.shown.get(reader);
    if (before?.version === version && before.seen === seen) return before.study;
    const shown = await this.show(study, caller, visible);
    this.shown.hold(era, reader, { version, seen, study: shown });
    return shown;
  }

  private async show(study: Study, caller: Caller, visible: Visible): Promise<ShownStudy> {
    const words = await this.words.of(study.id, study.notes);
    const seen = study.chapters.filter((chapter) => visible.seen.has(chapter.id));
    const moments = await this.moments.of(seen, study.notes.values());
    const sources = await this.moments.sourcesOf(seen);
    // From here on nothing waits: the study changes in place.
    return shownTo(study, caller, visible, words, { moments, sources });
  }
}

/** As moments are counted today, by ids of notes and of chapters. */
interface Counted {
  readonly moments: ReadonlyMap<string, number>;
  readonly sources: ReadonlyMap<string, Source>;
}

function shownTo(
  study: Study,
  caller: Caller,
  { seen, gone }: Visible,
  words: ReadonlyMap<string, ReadWords>,
  { moments, sources }: Counted,
): ShownStudy {
  const member = memberOf(study, caller);
  const names = new Map([...study.members, ...study.dismissed].map(([id, { name }]) => [id, name]));
  const chapters = study.chapters.filter(({ id, removedBy }) => removedBy === null && seen.has(id));
  const placed = new Map(
    chapters.map((chapter) => [chapter.id, { chapter, notes: new Array<ShownNote>() }]),
  );
  for (const note of study.notes.values()) {
    const at = placed.get(note.chapter);
    if (at === undefined || !isShown(note, at.chapter, member)) continue;
    const name = names.get(note.author) ?? null;
    const read = words.get(note.id);
    at.notes.push(
      shownNote(
        note,
        name === ERASED ? null : name,
        note.author === member?.id,
        read?.revision === note.revision ? read : undefined,
        moments.get(note.id),
      ),
    );
  }
  const writes = member !== null && member.role !== 'reader';
  return {
    id: study.id,
    title: study.title,
    owner: [...study.members.values()].find(({ role }) => role === 'owner')?.name ?? '',
    role: member?.role ?? null,
    readership: study.readership,
    embargo: study.embargo,
    members: writes ? [...study.members.values()] : [],
    chapters: [...placed.values()].map(({ chapter, notes }) => ({
      id: chapter.id,
      title: chapter.title,
      source: sources.get(chapter.id) ?? chapter.source,
      branches: branchesOf(chapter),
      notes,
    })),
    gone: study.chapters
      .filter(({ id, removedBy }) => removedBy === null && gone.has(id))
      .map(({ id, title }) => ({ id, title })),
  };
}
