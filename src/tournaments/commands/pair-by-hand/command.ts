import { Command } from '@nestjs/cqrs';
import type { Pair, PlayerId } from '#tournament/results/outcome';
import type { Caller } from '../../../access/caller';
import type { Written } from '../../tournament-streams';

export class PairByHand extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly tables: readonly Pair[],
    readonly bye: PlayerId | null,
  ) {
    super();
  }
}
