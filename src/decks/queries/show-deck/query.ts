import { Query } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { KnownDeck } from '../../known-decks';

export interface ShownDeck extends KnownDeck {
  readonly deckId: string;
}

export class ShowDeck extends Query<ShownDeck | null> {
  constructor(
    readonly deckId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}
