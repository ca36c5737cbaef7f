import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { accessesIn, type ObservedAccess } from '#notation/observed/accesses';
import { canTell } from '#notation/observed/audience';
import { nameFor, type ObservedName } from '#notation/observed/view-fact';
import type { Viewer } from '#rules';
import { type Answer, answer } from './answer';
import { ObservedGames } from './observed-games';

export interface AccessSeen extends Omit<ObservedAccess, 'card' | 'audience' | 'index' | 'run'> {
  readonly at: number;
  /** Null for an access without a run. */
  readonly run: number | null;
  readonly card: ObservedName;
}

/** What was accessed in an observed game, and what became of it, as a viewer may know it. */
export class ListObservedAccesses extends Query<Answer<readonly AccessSeen[]>> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(ListObservedAccesses)
export class ListObservedAccessesHandler implements IQueryHandler<ListObservedAccesses> {
  constructor(private readonly games: ObservedGames) {}

  execute({ game, viewer }: ListObservedAccesses) {
    return answer(this.games, game, ({ facts }) =>
      accessesIn(facts).map(({ card, audience, index, run, ...access }) => ({
        ...access,
        at: index,
        run: run === 0 ? null : run,
        card: nameFor(card, viewer, canTell(viewer, audience)),
      })),
    );
  }
}
