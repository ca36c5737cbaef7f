import type { DeckSource } from '../../deck-source';

export class CompareDecks {
  constructor(
    readonly before: DeckSource,
    readonly after: DeckSource,
  ) {}
}
