import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { illegalIn } from '#studies/log/illegal-in';
import { readStudyLog, type MendedName } from '#studies/log/read-study-log';
import type { StudyFile } from '#studies/log/study-file';
import type { TakenChapter } from '#studies/study/events';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { RULES_BY_POOL } from '../rules-by-pool';
import { type BroughtGame, BroughtGames } from './brought-games';
import { chapterIdFrom } from './branches/branch-id';
import { StudyDesk } from './desk';
import { FileNotes } from './notes/file-notes';

export interface ImportedStudy {
  readonly ok: true;
  readonly study: string;
  readonly key: Key;
  readonly games: readonly BroughtGame[];
  /** Names that are kept otherwise than the file has them, in words. */
  readonly mended: readonly string[];
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

const sayMended = ({ line, place, fault, now }: MendedName): string =>
  `line ${line}, ${place}: it had ${fault}; ${now === null ? 'it is left out' : `it is "${now}" now`}`;

/** Notes of one file. */
const MOST_NOTES = 5_000;

@CommandHandler(ImportStudy)
export class ImportStudyHandler implements ICommandHandler<ImportStudy> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly games: BroughtGames,
    private readonly notes: FileNotes,
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
      const found = await this.games.sourceOf(caller, source, here, brought);
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
    const noted = await this.notes.take(study, { id: by, name: owner }, file, chapters);
    if (noted !== null) return noted;
    const key = await this.keys.issue({ for: 'study', study, member: by });
    return { ok: true, study, key, games: brought, mended: read.mended.map(sayMended) };
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
}
