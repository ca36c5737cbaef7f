import { Module } from '@nestjs/common';
import { listedBy } from '../platform/projections/listed';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { READ_MODELS, type ReadModels } from './read-models';

/** For whoever stores games. */
@Module({
  providers: [
    {
      provide: READ_MODELS,
      inject: [PROJECTIONS],
      useFactory: (projections: ProjectionRunner): ReadModels => ({ have: listedBy(projections) }),
    },
  ],
  exports: [READ_MODELS],
})
export class ReadModelsModule {}
