import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { UploadGame } from '../upload/upload-game';
import type { Database } from '../../platform/database/database';
import type { EventStore } from '../../platform/event-store/event-store';
import { NoteTable } from '../../platform/notes/notes';
import { ReplayFileTable } from '../../platform/replay-files/replay-file-table';
import type { Processes } from '../../platform/processes/processes';
import { DATABASE, EVENT_STORE, PROCESSES } from '../../platform/tokens';
import { GamePrivacyModule } from '../game-privacy.module';
import { GameIdsModule } from '../game-ids.module';
import { AnnotateGameHandler } from './annotate-game';
import { ImportGameHandler } from './import-game';
import { DECIDED_GAMES, type DecidedGames } from './decided-games';
import { ObservedProjectionsModule } from '../projections/observed-projections.module';
import { keptNotes } from './kept-notes';
import { NOTES } from './notes';
import { HasReplayFileHandler } from './has-replay-file';
import { holdsLog } from './holds-log';
import { JudgeAgainHandler } from './judge-again';
import { judgingCode } from './judging-code';
import { JUDGING_CODE, KnownFiles } from './known-files';
import { REPLAY_FILES, replayFiles, type ReplayFiles } from './replay-files';
import { ObservedStreams } from './observed-streams';
import { Verdicts } from './verdicts';
import { FindFormerHandler } from './find-former';
import { FindObservedHandler } from './find-observed';
import { ListNotesHandler } from './list-notes';
import { WriteAnnotationsHandler } from './write-annotations';
import { ReplayModule } from '../replay/replay.module';
import { ReadModelsModule } from '../read-models.module';
import { Importer } from './importer';

@Module({
  imports: [
    CqrsModule,
    GameIdsModule,
    GamePrivacyModule,
    ObservedProjectionsModule,
    ReadModelsModule,
    ReplayModule,
  ],
  providers: [
    {
      provide: DECIDED_GAMES,
      inject: [CommandBus, EVENT_STORE],
      useFactory: (commands: CommandBus, store: EventStore): DecidedGames => ({
        holds: (game, log) => holdsLog(store, game, log),
        store: async (log, kept, sending) => {
          // Names of files that come in were looked at as they were read.
          const game = new UploadGame(log, kept, sending, 'stored');
          const stored = await commands.execute(game);
          if (!stored.ok) throw new Error(`a verified game is refused: ${stored.message}`);
          return stored.id;
        },
      }),
    },
    {
      provide: NOTES,
      inject: [DATABASE],
      useFactory: ({ pool }: Database) => keptNotes(new NoteTable(pool)),
    },
    {
      provide: REPLAY_FILES,
      inject: [DATABASE],
      useFactory: ({ pool }: Database): ReplayFiles => replayFiles(new ReplayFileTable(pool)),
    },
    {
      provide: Importer,
      inject: [PROCESSES],
      useFactory: (processes: Processes) => new Importer(processes),
    },
    AnnotateGameHandler,
    FindFormerHandler,
    FindObservedHandler,
    HasReplayFileHandler,
    ImportGameHandler,
    JudgeAgainHandler,
    { provide: JUDGING_CODE, useValue: judgingCode },
    KnownFiles,
    ListNotesHandler,
    ObservedStreams,
    Verdicts,
    WriteAnnotationsHandler,
  ],
})
export class ImportModule {}
