import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../../access/caller';
import type { Written } from '../../tournament-streams';

export class DrawRound extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
  ) {
    super();
  }
}
