import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { writeLog } from '#notation/native/write-log';
import { illegalIn } from '#studies/log/illegal-in';
import { readStudyLog } from '#studies/log/read-study-log';
import type { FileChapter, FileGame, StudyFile } from '#studies/log/study-file';
import type { StudyEvent, TakenChapter } from '#studies/study/events';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Anchor, Source } from '#studies/study/study';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { RULES_BY_POOL } from '../rules-by-pool';
import { chapterIdFrom } from './branches/branch-id';
import { StudyDesk } from './desk';
import { AnchorCheck } from './notes/anchor-check';
import { NoteWords } from './notes/note-words';
import {
  GAME_ACCESS,
  GAME_UPLOADS,
  type GameAccess,
  type GameUploads,
  SOURCE_GAMES,
  type SourceGames,
} from './ports';

/** A game that came with a study and was not here: its importer's own. */
export interface BroughtGame {
  readonly game: string;
  readonly key: Key;
}

export interface ImportedStudy {
  readonly ok: true;
  readonly study: string;
  readonly key: Key;
  readonly games: readonly BroughtGame[];
}

/**
 * Opens a study from a file, as its owner. A game of the file that its importer may see here is referred
 * to; another is kept as their own. Refused whole, with the line.
 */
export class ImportStudy extends Command<ImportedStudy | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly file: string,
    /** The name the owner goes by. */
    readonly owner: string,
  ) {
    super();
  }
}

/** Notes of one file. */
const MOST_NOTES = 5_000;

type Written = Extract<StudyEvent, { type: 'noteWritten' }>;

@CommandHandler(ImportStudy)
export class ImportStudyHandler implements ICommandHandler<ImportStudy> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly words: NoteWords,
    private readonly anchors: AnchorCheck,
    @Inject(GAME_ACCESS) private readonly access: GameAccess,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
    @Inject(GAME_UPLOADS) private readonly uploads: GameUploads,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(RULES_BY_POOL) private readonly pools: RulesByPool,
  ) {}

  async execute({ caller, file: text, owner }: ImportStudy): Promise<ImportedStudy | StudyRefusal> {
    const read = readStudyLog(text);
    if (!read.ok) return read.refusal;
    const { file } = read;
    const bad = this.badFile(file);
    if (bad !== null) return bad;
    const brought: BroughtGame[] = [];
    const here = new Map<string, string>();
    const chapters: TakenChapter[] = [];
    for (const { title, source, nodes } of file.chapters) {
      const found = await this.sourceHere(caller, source, here, brought);
      if ('code' in found) return found;
      const id = chapterIdFrom(this.clock.newId());
      chapters.push({ id, title, source: found, nodes });
    }
    const [study, by] = [this.clock.newId(), this.clock.newId()];
    const opened = await this.desk.write(study, {
      ...{ type: 'open', study, title: file.title, seed: this.clock.newId(), clonedFrom: null },
      owner: { id: by, name: owner },
    });
    if (!opened.ok) return opened;
    const taken = await this.desk.write(study, {
      ...{ type: 'take-in', by, from: file.study, through: [], chapters },
    });
    if (!taken.ok) return taken;
    const noted = await this.note(study, { id: by, name: owner }, file, chapters);
    if (noted !== null) return noted;
    const key = await this.keys.issue({ for: 'study', study, member: by });
    return { ok: true, study, key, games: brought };
  }

  private badFile({ chapters }: StudyFile): StudyRefusal | null {
    const notes = chapters.reduce((sum, one) => sum + one.notes.length, 0);
    if (notes > MOST_NOTES)
      return refuse(
        'TOO_MUCH',
        'notes',
        `a file has at most ${MOST_NOTES} notes, and this one ${notes}`,
        'Send its chapters in several files.',
      );
    for (const chapter of chapters) {
      const illegal = illegalIn(this.pools, chapter);
      if (illegal !== null) return illegal;
    }
    return null;
  }

  /** The same game where the importer may see it; else it is stored for them alone. */
  private async sourceHere(
    caller: Caller,
    source: FileChapter['source'],
    here: Map<string, string>,
    brought: BroughtGame[],
  ): Promise<Source | StudyRefusal> {
    if (source.kind === 'position') return { kind: 'position', position: source.position };
    const { game: written, decision, log } = source;
    const known = here.get(written);
    if (known !== undefined) return { kind: 'game', game: known, decision };
    const isHere =
      (await this.access.sight(caller, written, 'judge')) === 'all' &&
      (await this.isSame(written, log));
    if (isHere) {
      here.set(written, written);
      return { kind: 'game', game: written, decision };
    }
    const stored = await this.uploads.keep(writeLog(log.header, log.moves));
    if ('code' in stored) return stored;
    brought.push(stored);
    here.set(written, stored.game);
    return { kind: 'game', game: stored.game, decision };
  }

  private async isSame(game: string, { header, moves }: FileGame): Promise<boolean> {
    const stood = await this.games.stand(game);
    if (stood === null || !stood.over) return false;
    const log = writeLog(await stood.header(), stood.movesAfter(0));
    return log === writeLog(header, moves);
  }

  private async note(
    study: string,
    owner: { readonly id: string; readonly name: string },
    file: StudyFile,
    chapters: readonly TakenChapter[],
  ): Promise<StudyRefusal | null> {
    const authors = new Map([[owner.name, owner.id]]);
    const written: Written[] = [];
    const texts: { readonly author: string; readonly note: string; readonly text: string }[] = [];
    for (const [at, { notes, source }] of file.chapters.entries()) {
      const ids = notes.map(() => this.clock.newId());
      for (const [index, { author, text, thread, anchor, ...rest }] of notes.entries()) {
        const by = await this.memberFor(study, owner.id, author, authors);
        if (typeof by !== 'string') return by;
        const note = ids[index] ?? '';
        written.push({
          ...{ type: 'noteWritten', by, note, chapter: chapters[at]?.id ?? '' },
          ...{ ...rest, thread: thread === null ? null : (ids[thread - 1] ?? null) },
          anchor: await this.anchorIn(chapters[at], anchor, source),
        });
        if (author !== null) texts.push({ author, note, text });
      }
    }
    if (written.length === 0) return null;
    for (const { author, note, text } of texts)
      await this.words.keep(study, author, { note, revision: 1, text });
    const done = await this.desk.write(study, {
      ...{ type: 'take-notes', by: owner.id, notes: written },
    });
    return done.ok ? null : done;
  }

  /** Of a moment that its game does not have, the number that it came with. */
  private async anchorIn(
    chapter: TakenChapter | undefined,
    anchor: Anchor,
    source: FileChapter['source'],
  ): Promise<Anchor> {
    const here = anchorHere(anchor, source);
    const placed = chapter === undefined ? here : await this.anchors.placed(chapter, here);
    return 'code' in placed ? here : placed;
  }

  /** Somebody of the author's name, whose key nobody has; nobody for a name that was erased. */
  private async memberFor(
    study: string,
    owner: string,
    author: string | null,
    authors: Map<string, string>,
  ): Promise<string | StudyRefusal> {
    if (author === null) return this.clock.newId();
    const known = authors.get(author);
    if (known !== undefined) return known;
    const id = this.clock.newId();
    const member = { id, name: author, role: 'commenter' } as const;
    const admitted = await this.desk.write(study, { type: 'admit', by: owner, member });
    if (!admitted.ok) return admitted;
    authors.set(author, id);
    return id;
  }
}

/** A world that was dealt comes back as its position, which has no moments. */
const anchorHere = (anchor: Anchor, source: FileChapter['source']): Anchor =>
  anchor.kind === 'moment' && source.kind === 'position' ? { kind: 'node', node: 0 } : anchor;
