import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DRAWS, type Draws } from '../../draws';
import { TournamentStreams } from '../../tournament-streams';
import { CloseSwiss } from './command';

/** Draws the lots for what is still tied, then seeds the cut or ends the event (SWISS-03). */
@CommandHandler(CloseSwiss)
export class CloseSwissHandler implements ICommandHandler<CloseSwiss> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(DRAWS) private readonly draws: Draws,
  ) {}

  execute({ caller, tournamentId, then }: CloseSwiss) {
    return this.streams.write(caller, tournamentId, (state) => {
      const players = state.phase === 'absent' ? [] : [...state.players.keys()];
      return { type: then, draw: this.draws.shuffled(players) };
    });
  }
}
