import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pair, PlayerId } from '#tournament/results/outcome';
import { activePlayers } from '#tournament/stream/state';
import type { Caller } from '../access/caller';
import { DRAWS, type Draws } from './draws';
import { TournamentStreams, type Written } from './tournament-streams';

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

/** Pairs the next round as the organiser says; chance draws what settles its ties. */
@CommandHandler(PairByHand)
export class PairByHandHandler implements ICommandHandler<PairByHand> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(DRAWS) private readonly draws: Draws,
  ) {}

  execute({ caller, tournamentId, tables, bye }: PairByHand) {
    return this.streams.write(caller, tournamentId, (state) => {
      const players = state.phase === 'absent' ? [] : activePlayers(state).map(({ id }) => id);
      return { type: 'pairByHand', draw: this.draws.shuffled(players), tables, bye };
    });
  }
}
