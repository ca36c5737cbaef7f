import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type StandingRow, standings } from '#tournament/standings/standings';
import { TournamentStreams } from './tournament-streams';

export interface ShownStandings {
  readonly round: number;
  readonly rows: readonly StandingRow[];
}

export class ShowStandings extends Query<ShownStandings | null> {
  constructor(
    readonly tournamentId: string,
    /** `null`: the last round paired. */
    readonly afterRound: number | null,
  ) {
    super();
  }
}

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
