import { standings } from '#tournament/standings/standings';
import type { TournamentStreams } from '../../tournament-streams';
import type { ShowStandings } from './query';

/** The standings after a round; `null` for an unknown event or round. */
export class ShowStandingsHandler {
  constructor(private readonly streams: Pick<TournamentStreams, 'load'>) {}

  async execute({ tournamentId, afterRound }: ShowStandings) {
    const { state } = await this.streams.load(tournamentId);
    if (state.phase === 'absent') return null;
    const round = afterRound ?? state.rounds.length;
    if (round < 0 || round > state.rounds.length) return null;
    return { round, rows: standings(state, round) };
  }
}
