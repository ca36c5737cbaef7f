import { Module } from '@nestjs/common';
import { START } from '../platform/event-store/position';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { HealthController, READINESS, type Readiness } from './http/health.controller';

/** Milliseconds. */
const PATIENCE = 1_000;

/** What every role answers, whatever else it does. */
@Module({
  controllers: [HealthController],
  providers: [
    {
      provide: READINESS,
      inject: [PROJECTIONS],
      useFactory: (projections: ProjectionRunner): Readiness => ({
        missing: async () => {
          try {
            return (await projections.caughtUp(START, PATIENCE)) ? null : 'read models';
          } catch {
            return 'the database';
          }
        },
      }),
    },
  ],
})
export class HealthModule {}
