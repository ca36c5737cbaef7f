import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../../callers/caller';
import type { DeckTexts } from '../../registered-deck';
import type { Written } from '../../tournament-streams';

export class RegisterPlayer extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly player: string,
    readonly name: string,
    readonly decks: DeckTexts | null,
    /** The format they are held against, such as `constructed@2015-03-25`. */
    readonly format: string,
  ) {
    super();
  }
}
