import { Command } from '@nestjs/cqrs';
import type { DeckRefusal } from '#decks/history/decide';
import type { Conflict } from '#streams/refusal';
import type { DeckNotation } from '#decks/read/read-deck';
import type { Caller } from '../../../access/caller';
import type { SourceRefused } from '../../deck-source';

export interface RevisedDeck {
  readonly ok: true;
  readonly deckId: string;
  /** Of the new version. */
  readonly number: number;
  readonly notes: readonly string[];
}

/** The same whether there is such a deck or not. */
export interface NotTheOwner {
  readonly ok: false;
  readonly code: 'NOT_THE_OWNER';
  readonly message: string;
  readonly mend: string;
}

export class ReviseDeck extends Command<
  RevisedDeck | SourceRefused | DeckRefusal | Conflict | NotTheOwner
> {
  constructor(
    readonly caller: Caller,
    readonly deckId: string,
    readonly text: string,
    readonly notation: DeckNotation | null,
    readonly note: string | null,
  ) {
    super();
  }
}
