import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { KeepGame } from '../../access/keep-game';
import type { ProjectionRunner } from '../../platform/projections/projection-runner';
import { PROJECTIONS } from '../../platform/tokens';
import { UploadGameHandler } from './upload-game';
import { KEEPING, type Keeping } from './keeping';
import { READ_MODELS, type ReadModels } from './read-models';

/** Milliseconds an upload waits for its game to be found; it is stored whether it is or not. */
const PATIENCE = 3_000;

@Module({
  imports: [CqrsModule],
  providers: [
    UploadGameHandler,
    {
      provide: KEEPING,
      inject: [CommandBus],
      useFactory: (commands: CommandBus): Keeping => ({
        keep: (game) => commands.execute(new KeepGame(game, 'upload', false)),
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
  ],
})
export class GamesModule {}
