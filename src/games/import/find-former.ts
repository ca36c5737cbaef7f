import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { verdictOf, verdictReached } from '#notation/observed/stored';
import type { EventStore } from '../../platform/event-store/event-store';
import { EVENT_STORE } from '../../platform/tokens';
import { FindObserved, FindObservedHandler } from './find-observed';
import { streamOf } from './observed-events';

/** Games of decisions that an import was taken for before it was this one, in order. */
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
    const read = id === null ? null : await this.store.readStream(streamOf(id));
    if (read?.ok !== true) return [];
    const said = read.events
      .filter(({ type }) => type === verdictReached)
      .flatMap((event) => verdictOf(event).game ?? []);
    return [...new Set(said)].filter((one) => one !== game);
  }
}
