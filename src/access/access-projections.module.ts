import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { openedGames } from './projections/opened';

/** What a process needs that projects who may look, and answers nothing. */
@Module({})
export class AccessProjectionsModule implements OnModuleInit {
  constructor(@Inject(PROJECTIONS) private readonly runner: ProjectionRunner) {}

  onModuleInit(): void {
    this.runner.register(openedGames);
  }
}
