import type { Draws } from '../../draws';
import type { TournamentStreams } from '../../tournament-streams';
import type { CloseSwiss } from './command';

/** Draws the lots for what is still tied, then seeds the cut or ends the event (SWISS-03). */
export class CloseSwissHandler {
  constructor(
    private readonly streams: TournamentStreams,
    private readonly draws: Draws,
  ) {}

  execute({ tournamentId, then }: CloseSwiss) {
    return this.streams.write(tournamentId, (state) => {
      const players = state.phase === 'absent' ? [] : [...state.players.keys()];
      return { type: then, draw: this.draws.shuffled(players) };
    });
  }
}
