import { activePlayers } from '#tournament/stream/state';
import type { Draws } from '../../draws';
import type { TournamentStreams } from '../../tournament-streams';
import type { DrawRound } from './command';

/** Pairs the next round: chance draws the order, the rules do the rest. */
export class DrawRoundHandler {
  constructor(
    private readonly streams: TournamentStreams,
    private readonly draws: Draws,
  ) {}

  execute({ tournamentId }: DrawRound) {
    return this.streams.write(tournamentId, (state) => {
      const players = state.phase === 'absent' ? [] : activePlayers(state).map(({ id }) => id);
      return { type: 'pairRound', draw: this.draws.shuffled(players) };
    });
  }
}
