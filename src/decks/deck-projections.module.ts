import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { deckProjection } from './projections/decks';
import { playedDeckProjection } from './projections/played-decks';

/** What a process needs that projects decks and answers nothing. */
@Module({})
export class DeckProjectionsModule implements OnModuleInit {
  constructor(@Inject(PROJECTIONS) private readonly runner: ProjectionRunner) {}

  onModuleInit(): void {
    this.runner.register(deckProjection);
    this.runner.register(playedDeckProjection);
  }
}
