import { Command } from '@nestjs/cqrs';
import type { DeckTexts } from '../../registered-deck';
import type { Written } from '../../tournament-streams';

export class HandInDecks extends Command<Written> {
  constructor(
    readonly tournamentId: string,
    readonly player: string,
    readonly decks: DeckTexts,
    readonly format: string,
  ) {
    super();
  }
}
