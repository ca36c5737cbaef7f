import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import type { ContentIds } from '../platform/content-id/content-id';
import { CONTENT_IDS } from '../platform/tokens';
import { contentIdOf } from './deck-content';
import { KnownDecks } from './known-decks';

/** The ids by which played lists of a deck are stored, one a version; null where the caller knows no such deck. */
export class FindLists extends Query<readonly string[] | null> {
  constructor(
    readonly deckId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(FindLists)
export class FindListsHandler implements IQueryHandler<FindLists> {
  constructor(
    private readonly decks: KnownDecks,
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
  ) {}

  async execute({ deckId, caller }: FindLists): Promise<readonly string[] | null> {
    const deck = await this.decks.find(deckId, caller);
    return deck?.versions.map(({ list }) => contentIdOf(this.ids, list)) ?? null;
  }
}
