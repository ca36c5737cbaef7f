import { Command } from '@nestjs/cqrs';
import type { DeckRefusal } from '#decks/history/decide';
import type { DeckNotation } from '#decks/read/read-deck';
import type { SourceRefused } from '../../deck-source';
import type { DeckConflict } from '../../deck-streams';

export interface RevisedDeck {
  readonly ok: true;
  readonly deckId: string;
  /** Of the new version. */
  readonly number: number;
  readonly notes: readonly string[];
}

export class ReviseDeck extends Command<RevisedDeck | SourceRefused | DeckRefusal | DeckConflict> {
  constructor(
    readonly owner: string,
    readonly deckId: string,
    readonly text: string,
    readonly notation: DeckNotation | null,
    readonly note: string | null,
  ) {
    super();
  }
}
