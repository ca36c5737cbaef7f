import { Query } from '@nestjs/cqrs';
import type { DeckList } from '#decks/deck/deck-list';
import type { DeckDiff } from '#decks/deck/diff';
import type { Caller } from '../../../access/caller';
import type { DeckSource, SourceRefused } from '../../deck-source';

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
