import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { UploadGame } from '../upload/upload-game';
import type { Database } from '../../platform/database/database';
import type { EventStore } from '../../platform/event-store/event-store';
import { NoteTable } from '../../platform/notes/notes';
import type { ProjectionRunner } from '../../platform/projections/projection-runner';
import type { Threads } from '../../platform/threads/threads';
import { DATABASE, EVENT_STORE, PROJECTIONS, THREADS } from '../../platform/tokens';
import { GamePrivacyModule } from '../game-privacy.module';
import { AnnotateGameHandler } from './annotate-game';
import { ImportGameHandler } from './import-game';
import { DECIDED_GAMES, type DecidedGames } from './decided-games';
import { ImportedProjectionsModule } from '../projections/observed-projections.module';
import { NOTES } from './notes';
import { ObservedGames } from './observed-games';
import { DescribeObservedHandler } from './describe-observed';
import { ExportObservedHandler } from './export-observed';
import { FindObservedHandler } from './find-observed';
import { ListNotesHandler } from './list-notes';
import { ListObservedAccessesHandler } from './list-observed-accesses';
import { GetObservedPositionHandler } from './get-observed-position';
import { ListObservedScoresHandler } from './list-observed-scores';
import { GetObservedSeriesHandler } from './get-observed-series';
import { ListObservedStretchHandler } from './list-observed-stretch';
import { FindObservedStepHandler } from './find-observed-step';
import { ListObservedFactsHandler } from './list-observed-facts';
import { READ_MODELS, type ReadModels } from './read-models';
import { Taker } from './importer';

/** Milliseconds an import waits for its game to be found; it is stored whether it is or not. */
const PATIENCE = 3_000;

@Module({
  imports: [CqrsModule, GamePrivacyModule, ImportedProjectionsModule],
  providers: [
    {
      provide: DECIDED_GAMES,
      inject: [CommandBus],
      useFactory: (commands: CommandBus): DecidedGames => ({
        store: async (log, kept) => {
          const stored = await commands.execute(new UploadGame(log, kept));
          if (!stored.ok) throw new Error(`a verified game is refused: ${stored.message}`);
          return stored.id;
        },
      }),
    },
    {
      provide: READ_MODELS,
      inject: [PROJECTIONS],
      useFactory: (projections: ProjectionRunner): ReadModels => ({
        have: async (position) => {
          await projections.caughtUp(position, PATIENCE);
        },
      }),
    },
    {
      provide: NOTES,
      inject: [DATABASE],
      useFactory: ({ pool }: Database) => new NoteTable(pool),
    },
    {
      provide: ObservedGames,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore) => {
        const games = new ObservedGames(store);
        store.onErasure(() => games.forget());
        return games;
      },
    },
    { provide: Taker, inject: [THREADS], useFactory: (threads: Threads) => new Taker(threads) },
    AnnotateGameHandler,
    DescribeObservedHandler,
    ExportObservedHandler,
    FindObservedHandler,
    FindObservedStepHandler,
    GetObservedSeriesHandler,
    ListObservedStretchHandler,
    GetObservedPositionHandler,
    ImportGameHandler,
    ListNotesHandler,
    ListObservedAccessesHandler,
    ListObservedFactsHandler,
    ListObservedScoresHandler,
  ],
})
export class ImportedModule {}
