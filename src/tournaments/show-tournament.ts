import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Event } from '#tournament/stream/state';
import { TournamentStreams } from './tournament-streams';

export class ShowTournament extends Query<Event | null> {
  constructor(readonly tournamentId: string) {
    super();
  }
}

/** The event as it stands: its settings, players and rounds; `null` for none. */
@QueryHandler(ShowTournament)
export class ShowTournamentHandler implements IQueryHandler<ShowTournament> {
  constructor(
    @Inject(TournamentStreams) private readonly streams: Pick<TournamentStreams, 'load'>,
  ) {}

  async execute({ tournamentId }: ShowTournament): Promise<Event | null> {
    const { state } = await this.streams.load(tournamentId);
    return state.phase === 'absent' ? null : state;
  }
}
