import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { UNNAMED } from './access-event';
import { AccessStreams } from './access-streams';
import type { Sending } from './purpose';

/** Kept from everybody, or published by these sendings. */
type StoredAs = 'kept' | { readonly sendings: readonly Sending[] };

/** How an upload was stored; null where it is none, or was deleted. */
export class ShowStoredAs extends Query<StoredAs | null> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(ShowStoredAs)
export class ShowStoredAsHandler implements IQueryHandler<ShowStoredAs> {
  constructor(@Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'load'>) {}

  async execute({ game }: ShowStoredAs): Promise<StoredAs | null> {
    const { privacy, sendings, deleted } = await this.streams.load(game);
    if (deleted) return null;
    switch (privacy) {
      case 'none':
      case 'live':
        return null;
      case 'upload':
        return 'kept';
      case 'published':
        return { sendings: [...sendings].map((sending) => (sending === UNNAMED ? null : sending)) };
    }
  }
}
