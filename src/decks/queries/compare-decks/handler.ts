import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { diffDecks } from '#decks/deck/diff';
import { resolveDeck } from '../../deck-source';
import { KnownDecks } from '../../known-decks';
import { CompareDecks } from './query';

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
