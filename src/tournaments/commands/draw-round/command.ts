import { Command } from '@nestjs/cqrs';
import type { Written } from '../../tournament-streams';

export class DrawRound extends Command<Written> {
  constructor(readonly tournamentId: string) {
    super();
  }
}
