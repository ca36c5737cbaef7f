import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { ContentIds } from '../platform/content-id/content-id';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { CONTENT_IDS, PROJECTIONS } from '../platform/tokens';
import { deckProjection } from './projections/decks';
import { playedDeckProjection } from './projections/played-decks';

/** What a process needs that projects decks and answers nothing. */
@Module({})
export class DeckProjectionsModule implements OnModuleInit {
  constructor(
    @Inject(PROJECTIONS) private readonly runner: ProjectionRunner,
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
  ) {}

  onModuleInit(): void {
    this.runner.register(deckProjection(this.ids));
    this.runner.register(playedDeckProjection(this.ids));
  }
}
