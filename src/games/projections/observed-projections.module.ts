import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { ProjectionRunner } from '../../platform/projections/projection-runner';
import { PROJECTIONS } from '../../platform/tokens';
import { observedProjection } from './observed/table';

/** What a process needs that projects observed games and answers nothing. */
@Module({})
export class ObservedProjectionsModule implements OnModuleInit {
  constructor(@Inject(PROJECTIONS) private readonly runner: ProjectionRunner) {}

  onModuleInit(): void {
    this.runner.register(observedProjection);
  }
}
