import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { standings } from '#tournament/standings/standings';
import { TournamentStreams } from '../../tournament-streams';
import { ShowStandings } from './query';

/** The standings after a round; `null` for an unknown event or round. */
@QueryHandler(ShowStandings)
export class ShowStandingsHandler implements IQueryHandler<ShowStandings> {
  constructor(
    @Inject(TournamentStreams) private readonly streams: Pick<TournamentStreams, 'load'>,
  ) {}

  async execute({ tournamentId, afterRound }: ShowStandings) {
    const { state } = await this.streams.load(tournamentId);
    if (state.phase === 'absent') return null;
    const round = afterRound ?? state.rounds.length;
    if (round < 0 || round > state.rounds.length) return null;
    return { round, rows: standings(state, round) };
  }
}
