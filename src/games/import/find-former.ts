import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { verdictOf, verdictReached } from '#notation/observed/stored';
import type { EventStore } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { FindObserved, FindObservedHandler } from './find-observed';
import { streamOf } from './observed-events';

/**
 * Games of decisions that an import was taken for before it was this one, in order: another game of decisions,
 * or the import itself where it is taken for none any more.
 */
export class FindFormer extends Query<readonly string[]> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(FindFormer)
export class FindFormerHandler implements IQueryHandler<FindFormer> {
  constructor(
    private readonly observed: FindObservedHandler,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
  ) {}

  async execute({ game }: FindFormer): Promise<readonly string[]> {
    const id = await this.observed.execute(new FindObserved(game));
    const read = await this.store.readStream(streamOf(id ?? game));
    if (!read.ok) return [];
    const said = read.events
      .filter(({ type }) => type === verdictReached)
      .map((event) => verdictOf(event).game);
    // Beside what became a game of decisions stands what was written beside the import alone.
    if (id === null && said.at(-1) != null) return [];
    const games = said.flatMap((one) => one ?? []);
    return [...new Set(games)].filter((one) => one !== game);
  }
}
