import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { GivenDecks } from '../../registered-deck';
import type { Written } from '../../tournament-streams';

export class RegisterPlayer extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly player: string,
    readonly name: string,
    readonly decks: GivenDecks | null,
  ) {
    super();
  }
}
