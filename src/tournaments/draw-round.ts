import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { activePlayers } from '#tournament/stream/state';
import type { Caller } from '../access/caller';
import { DRAWS, type Draws } from './draws';
import { TournamentStreams, type Written } from './tournament-streams';

export class DrawRound extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
  ) {
    super();
  }
}

/** Pairs the next round: chance draws the order, the rules do the rest. */
@CommandHandler(DrawRound)
export class DrawRoundHandler implements ICommandHandler<DrawRound> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(DRAWS) private readonly draws: Draws,
  ) {}

  execute({ caller, tournamentId }: DrawRound) {
    return this.streams.write(caller, tournamentId, (state) => {
      const players = state.phase === 'absent' ? [] : activePlayers(state).map(({ id }) => id);
      return { type: 'pairRound', draw: this.draws.shuffled(players) };
    });
  }
}
