import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import { DRAWS, type Draws } from './draws';
import { TournamentStreams, type Written } from './tournament-streams';

export class CloseSwiss extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    /** Go on with the cut, or end here. */
    readonly then: 'seedCut' | 'finish',
  ) {
    super();
  }
}

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
