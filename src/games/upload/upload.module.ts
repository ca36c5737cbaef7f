import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { ProjectionRunner } from '../../platform/projections/projection-runner';
import { PROJECTIONS } from '../../platform/tokens';
import { GamePrivacyModule } from '../game-privacy.module';
import { PublishedIdsModule } from '../published-ids.module';
import { UploadGameHandler } from './upload-game';
import { GAME_READ_MODELS, type ReadModels } from '../read-models';

/** Milliseconds an upload waits for its game to be found; it is stored whether it is or not. */
const PATIENCE = 3_000;

@Module({
  imports: [CqrsModule, GamePrivacyModule, PublishedIdsModule],
  providers: [
    UploadGameHandler,
    {
      provide: GAME_READ_MODELS,
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
