import { Inject, Injectable } from '@nestjs/common';
import { writeLog } from '#notation/native/write-log';
import type { FileChapter, FileGame } from '#studies/log/study-file';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Source } from '#studies/study/study';
import type { Caller } from '../access/caller';
import type { Key } from '../access/presented';
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

/** The games of a study's file: referred to where they are here already, kept where they are not. */
@Injectable()
export class BroughtGames {
  constructor(
    @Inject(GAME_ACCESS) private readonly access: GameAccess,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
    @Inject(GAME_UPLOADS) private readonly uploads: GameUploads,
  ) {}

  /** The same game where the importer may see it; else it is stored for them alone. */
  async sourceOf(
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
}
