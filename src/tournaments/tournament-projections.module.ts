import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { tournamentProjection } from './projections/tournaments';

/** What a process needs that projects tournaments and answers nothing. */
@Module({})
export class TournamentProjectionsModule implements OnModuleInit {
  constructor(@Inject(PROJECTIONS) private readonly runner: ProjectionRunner) {}

  onModuleInit(): void {
    this.runner.register(tournamentProjection);
  }
}
