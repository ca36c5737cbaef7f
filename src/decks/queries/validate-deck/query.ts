import { Query } from '@nestjs/cqrs';
import type { DeckCard } from '#decks/catalogue/card';
import type { DeckList } from '#decks/deck/deck-list';
import type { FormatAnswer } from '#decks/legality/formats';
import type { Legality } from '#decks/legality/validate';
import type { Caller } from '../../../access/caller';
import type { DeckSource, SourceRefused } from '../../deck-source';

export interface JudgedDeck {
  readonly ok: true;
  readonly list: DeckList;
  readonly notes: readonly string[];
  readonly legality: Legality;
  /** Cards our engine does not play. */
  readonly unplayable: readonly DeckCard[];
}

export class ValidateDeck extends Query<
  JudgedDeck | SourceRefused | Extract<FormatAnswer, { ok: false }>
> {
  constructor(
    readonly source: DeckSource,
    /** Such as `constructed@2015-03-25`, `core`, `draft`. */
    readonly format: string,
    readonly caller: Caller,
  ) {
    super();
  }
}
