import { setTimeout as sleep } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { HealthController, READINESS, type Readiness } from './http/health.controller';

/** Milliseconds. */
const PATIENCE = 1_000;

/** One look at a time, however many ask: a database that does not answer is not asked more and more. */
function readinessOf(projections: Pick<ProjectionRunner, 'absent'>): Readiness {
  let looking: Promise<string | null> | null = null;
  const look = async (): Promise<string | null> => {
    try {
      const absent = await projections.absent();
      return absent.length === 0 ? null : `read models: ${absent.join(', ')}`;
    } catch {
      return 'the database';
    } finally {
      looking = null;
    }
  };
  return {
    missing: () =>
      Promise.race([(looking ??= look()), sleep(PATIENCE, 'the database', { ref: false })]),
  };
}

/** What every role answers, whatever else it does. */
@Module({
  controllers: [HealthController],
  providers: [
    {
      provide: READINESS,
      inject: [PROJECTIONS],
      useFactory: readinessOf,
    },
  ],
})
export class HealthModule {}
