import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DeckList } from '#decks/deck/deck-list';
import { type DeckDiff, diffDecks } from '#decks/deck/diff';
import type { Caller } from '../access/caller';
import { type DeckSource, resolveDeck, type SourceRefused } from './deck-source';
import { KnownDecks } from './known-decks';

export interface ComparedDecks {
  readonly ok: true;
  readonly before: DeckList;
  readonly after: DeckList;
  readonly diff: DeckDiff;
}

export class CompareDecks extends Query<ComparedDecks | SourceRefused> {
  constructor(
    readonly before: DeckSource,
    readonly after: DeckSource,
    readonly caller: Caller,
  ) {
    super();
  }
}

/** What changes from one deck to another: two versions, two decks, or a text and a deck. */
@QueryHandler(CompareDecks)
export class CompareDecksHandler implements IQueryHandler<CompareDecks> {
  constructor(@Inject(KnownDecks) private readonly decks: Pick<KnownDecks, 'find'>) {}

  async execute({ before, after, caller }: CompareDecks) {
    const old = await resolveDeck(before, this.decks, caller);
    if (!old.ok) return old;
    const now = await resolveDeck(after, this.decks, caller);
    if (!now.ok) return now;
    return {
      ok: true as const,
      before: old.list,
      after: now.list,
      diff: diffDecks(old.list, now.list),
    };
  }
}
