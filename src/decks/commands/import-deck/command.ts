import { Command } from '@nestjs/cqrs';
import type { DeckList } from '#decks/deck/deck-list';
import type { DeckRefusal } from '#decks/history/decide';
import type { Conflict } from '#streams/refusal';
import type { DeckNotation } from '#decks/read/read-deck';
import type { Key } from '../../../access/presented';
import type { SourceRefused } from '../../deck-source';

export interface ImportedDeck {
  readonly ok: true;
  readonly deckId: string;
  /** Its owner's; nothing but this answer ever holds it. */
  readonly key: Key;
  readonly list: DeckList;
  /** What was taken for granted in reading. */
  readonly notes: readonly string[];
}

export class ImportDeck extends Command<ImportedDeck | SourceRefused | DeckRefusal | Conflict> {
  constructor(
    /** The name it is listed under. */
    readonly owner: string,
    readonly text: string,
    /** `null`: whatever the text looks like. */
    readonly notation: DeckNotation | null,
  ) {
    super();
  }
}
