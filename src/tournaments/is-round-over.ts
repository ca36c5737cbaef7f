import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isRoundOver } from '#tournament/stream/state';
import { TournamentStreams } from './tournament-streams';

export class IsRoundOver extends Query<boolean | null> {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
  ) {
    super();
  }
}

/** Whether an embargo "until the round ends" is lifted; `null` for an unknown event. */
@QueryHandler(IsRoundOver)
export class IsRoundOverHandler implements IQueryHandler<IsRoundOver> {
  constructor(
    @Inject(TournamentStreams) private readonly streams: Pick<TournamentStreams, 'load'>,
  ) {}

  async execute({ tournamentId, round }: IsRoundOver) {
    const { state } = await this.streams.load(tournamentId);
    if (state.phase === 'absent') return null;
    return state.phase === 'finished' || isRoundOver(state, round);
  }
}
