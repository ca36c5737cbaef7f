import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { GivenDecks } from '../../registered-deck';
import type { Written } from '../../tournament-streams';

export class HandInDecks extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly player: string,
    readonly decks: GivenDecks,
  ) {
    super();
  }
}
