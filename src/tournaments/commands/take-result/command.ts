import { Command } from '@nestjs/cqrs';
import type { PlayerId } from '#tournament/results/outcome';
import type { Caller } from '../../../access/caller';
import type { Written } from '../../tournament-streams';

export class TakeResult extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly round: number,
    readonly table: number,
    /** The stored games of the match, in order; `null` for one not begun at time. */
    readonly gameIds: readonly (string | null)[],
    /** Who was the first game's Corp; `null` where the games name their players. */
    readonly firstCorp: PlayerId | null,
  ) {
    super();
  }
}
