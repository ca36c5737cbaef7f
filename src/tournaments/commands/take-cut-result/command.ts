import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { Written } from '../../tournament-streams';

export class TakeCutResult extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    /** Such as `U1.3`. */
    readonly match: string,
    readonly gameId: string,
  ) {
    super();
  }
}
