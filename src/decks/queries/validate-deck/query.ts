import type { DeckSource } from '../../deck-source';

export class ValidateDeck {
  constructor(
    readonly source: DeckSource,
    /** Such as `constructed@2015-03-25`, `core`, `draft`. */
    readonly format: string,
  ) {}
}
