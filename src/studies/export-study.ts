import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  FileChapter,
  FileGame,
  FileNode,
  FileNote,
  FileSource,
  StudyFile,
} from '#studies/log/study-file';
import type { State } from '#rules';
import { writeLine } from '#studies/position/write-line';
import type { Move } from '#studies/study/study';
import type { StoodGame } from '#studies/position/stood-game';
import type { Caller } from '../access/caller';
import { OpenChapter } from './branches/open-chapter';
import { SOURCE_GAMES, type SourceGames } from './ports';
import { ShowStudy, ShowStudyHandler, type ShownChapter } from './show-study';

export interface ExportedChapter {
  readonly id: string;
  readonly file: FileChapter;
  /** Words of the notes as HTML, in the order of the file; null for erased ones. */
  readonly html: readonly (string | null)[];
  /** Where it begins. */
  readonly stood: StoodGame;
  /** What its variations in the file go on from. */
  readonly begins: State;
}

export interface ExportedStudy {
  readonly file: StudyFile;
  readonly chapters: readonly ExportedChapter[];
}

/**
 * All of a study that somebody may read, with the games that it begins in; null when there is none for
 * them. A chapter of which nothing is known any more is left out.
 */
export class ExportStudy extends Query<ExportedStudy | null> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
  ) {
    super();
  }
}

@QueryHandler(ExportStudy)
export class ExportStudyHandler implements IQueryHandler<ExportStudy> {
  constructor(
    private readonly shown: ShowStudyHandler,
    private readonly opening: OpenChapter,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
  ) {}

  async execute({ caller, study: id }: ExportStudy): Promise<ExportedStudy | null> {
    const study = await this.shown.execute(new ShowStudy(caller, id));
    if (study === null) return null;
    const logs = new Map<string, FileGame>();
    const chapters: ExportedChapter[] = [];
    for (const chapter of study.chapters) {
      const stood = await this.games.stand(chapter.id);
      const source = stood === null ? null : await this.sourceOf(chapter, logs);
      if (stood === null || source === null) continue;
      const before = await this.beforeOf(chapter);
      const { nodes, numbers } = nodesOf(chapter, before);
      const notes = chapter.notes.filter(({ branch }) => branch === null || numbers.has(branch));
      chapters.push({
        id: chapter.id,
        file: { title: chapter.title, source, nodes, notes: notesOf(notes, numbers) },
        html: notes.map(({ html }) => html),
        stood,
        begins: before.length === 0 ? stood.state : stood.stateAt(0),
      });
    }
    const { title, owner } = study;
    return {
      file: { study: id, title, owner, chapters: chapters.map(({ file }) => file) },
      chapters,
    };
  }

  private async sourceOf(
    { source }: ShownChapter,
    logs: Map<string, FileGame>,
  ): Promise<FileSource | null> {
    switch (source.kind) {
      case 'position':
        return { kind: 'position', position: source.position, dealt: null };
      case 'record': {
        const world = await this.opening.world(source);
        if (world === null || 'code' in world) return null;
        const { seat, moment } = source;
        const position = writeLine(world.pool, world.position);
        return { kind: 'position', position, dealt: { seat, moment } };
      }
      case 'view':
        return null;
      case 'game': {
        const { game, decision } = source;
        const log = logs.get(game) ?? (await this.logOf(game));
        if (log === null) return null;
        logs.set(game, log);
        return { kind: 'game', game, decision, log };
      }
    }
  }

  /** What led to where it begins from what a file can say. */
  private async beforeOf({ id, source }: ShownChapter): Promise<readonly Move[]> {
    const begun = await this.opening.open({ id, source });
    return begun?.from === 'position' ? begun.before : [];
  }

  private async logOf(game: string): Promise<FileGame | null> {
    const stood = await this.games.stand(game);
    return stood === null ? null : { header: await stood.header(), moves: stood.movesAfter(0) };
  }
}

/**
 * Branches with parents before what follows them, the main line first, numbered anew, behind what led to
 * where the chapter begins.
 */
function nodesOf(
  { branches }: ShownChapter,
  before: readonly Move[],
): {
  readonly nodes: readonly FileNode[];
  /** By their numbers in the study. */
  readonly numbers: ReadonlyMap<number, number>;
} {
  const children = new Map<number, ShownChapter['branches'][number][]>();
  for (const one of branches) {
    const siblings = children.get(one.parent);
    if (siblings === undefined) children.set(one.parent, [one]);
    else siblings.push(one);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.place - b.place);
  const unsaid = { name: null, glyph: null };
  const nodes: FileNode[] = before.map((move, parent) => ({ parent, ...move, ...unsaid }));
  const numbers = new Map([[0, nodes.length]]);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { node, by, decision, chance, name, glyph } of children.get(at) ?? []) {
      nodes.push({ parent: numbers.get(at) ?? 0, by, decision, chance, name, glyph });
      numbers.set(node, nodes.length);
      open.push(node);
    }
  return { nodes, numbers };
}

function notesOf(
  notes: ShownChapter['notes'],
  numbers: ReadonlyMap<number, number>,
): readonly FileNote[] {
  const places = new Map(notes.map(({ id }, at) => [id, at + 1]));
  return notes.map(({ moment, branch, thread, author, audience, text, glyph, marks }) => ({
    anchor:
      moment === null
        ? { kind: 'node', node: numbers.get(branch ?? 0) ?? 0 }
        : { kind: 'moment', moment },
    thread: thread === null ? null : (places.get(thread) ?? null),
    ...{ author, audience, text: text ?? '', glyph, marks },
  }));
}
