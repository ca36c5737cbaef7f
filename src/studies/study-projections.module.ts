import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { studyProjection } from './projections/studies';

/** What a process needs that projects studies and answers nothing. */
@Module({})
export class StudyProjectionsModule implements OnModuleInit {
  constructor(@Inject(PROJECTIONS) private readonly runner: ProjectionRunner) {}

  onModuleInit(): void {
    this.runner.register(studyProjection);
  }
}
