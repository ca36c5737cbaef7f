import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { renderNote } from '#studies/notes/render';
import type { Chapter, Member, Node, Note, Role, Source, Study } from '#studies/study/study';
import { nodeOf, stands } from '#studies/study/tree';
import type { Memory } from '#streams/memory';
import { RecentlyUsed } from '#streams/recently-used';
import type { Caller } from '../access/caller';
import { MEMORY } from '../platform/tokens';
import { memberOf, StudyGate } from './study-gate';
import { StudyStreams } from './study-streams';
import { branchId } from './branches/branch-id';
import { NoteWords } from './notes/note-words';

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
  'id' | 'anchor' | 'thread' | 'audience' | 'revision' | 'glyph' | 'marks'
> {
  readonly chapter: string;
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

/** As erased names are read. */
const ERASED = '(erased)';
/** Notes whose HTML is kept. */
const RENDERED = 20_000;

function* branchesOf(chapter: Chapter): Generator<ShownBranch> {
  for (const one of chapter.nodes) {
    const node = nodeOf(chapter, one.id);
    if (node === null) continue;
    const { parent, by, decision, chance, name, glyph } = node;
    const siblings = chapter.children.get(parent) ?? [];
    yield {
      ...{ id: branchId(chapter.id, one.id), node: one.id, parent, by, decision },
      ...{ chance, name, glyph, place: siblings.indexOf(one.id) },
    };
  }
}

/** Whether a reader is shown a note: its author always, who else by its audience. */
function isShown(note: Note, chapter: Chapter, member: Member | null): boolean {
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

@QueryHandler(ShowStudy)
export class ShowStudyHandler implements IQueryHandler<ShowStudy> {
  private readonly rendered = new RecentlyUsed<string, string>(RENDERED);

  constructor(
    @Inject(StudyStreams) private readonly streams: Pick<StudyStreams, 'load'>,
    private readonly gate: StudyGate,
    private readonly words: NoteWords,
    @Inject(MEMORY) memory: Memory,
  ) {
    memory.add(this.rendered);
  }

  async execute({ caller, study: id }: ShowStudy): Promise<ShownStudy | null> {
    const study = await this.streams.load(id);
    if (study === null || !this.gate.mayRead(study, caller)) return null;
    const visible = await this.gate.visible(study.chapters, caller);
    const wordOf = await this.words.of(id, [...study.notes.values()]);
    // From here on nothing waits: the study changes in place.
    return this.shown(study, caller, visible, wordOf);
  }

  private shown(
    study: Study,
    caller: Caller,
    visible: ReadonlySet<string>,
    wordOf: (note: string, revision: number) => string | null,
  ): ShownStudy {
    const member = memberOf(study, caller);
    const names = new Map(
      [...study.members, ...study.dismissed].map(([id, { name }]) => [id, name]),
    );
    const chapters = study.chapters.filter(
      ({ id, removedBy }) => removedBy === null && visible.has(id),
    );
    const notes = new Map<string, ShownNote[]>(chapters.map(({ id }) => [id, []]));
    const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
    for (const note of study.notes.values()) {
      const chapter = byId.get(note.chapter);
      if (chapter === undefined || !isShown(note, chapter, member)) continue;
      const { id, anchor, thread, audience, revision, glyph, marks } = note;
      const name = names.get(note.author) ?? null;
      const text = wordOf(id, revision);
      notes.get(chapter.id)?.push({
        ...{ id, anchor, thread, audience, revision, glyph, marks, text },
        chapter: chapter.id,
        author: name === ERASED ? null : name,
        own: note.author === member?.id,
        html: text === null ? null : this.html(`${id} ${revision}`, text),
      });
    }
    const owner = [...study.members.values()].find(({ role }) => role === 'owner')?.name ?? '';
    const writes = member !== null && member.role !== 'reader';
    return {
      ...{ id: study.id, title: study.title, owner, role: member?.role ?? null },
      ...{ readership: study.readership, embargo: study.embargo },
      members: writes ? [...study.members.values()] : [],
      chapters: chapters.map((chapter) => ({
        ...{ id: chapter.id, title: chapter.title, source: chapter.source },
        branches: [...branchesOf(chapter)],
        notes: notes.get(chapter.id) ?? [],
      })),
    };
  }

  private html(name: string, text: string): string {
    const known = this.rendered.get(name);
    if (known !== undefined) return known;
    const html = renderNote(text);
    this.rendered.set(name, html);
    return html;
  }
}
