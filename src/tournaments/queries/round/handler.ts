import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { auditRound } from '#tournament/pairing/audit';
import { TournamentStreams } from '../../tournament-streams';
import { ShowRound } from './query';

/** A round with its draw, its pairing and what an audit finds; `null` for none. */
@QueryHandler(ShowRound)
export class ShowRoundHandler implements IQueryHandler<ShowRound> {
  constructor(
    @Inject(TournamentStreams) private readonly streams: Pick<TournamentStreams, 'load'>,
  ) {}

  async execute({ tournamentId, round }: ShowRound) {
    const { state } = await this.streams.load(tournamentId);
    const found = state.phase === 'absent' ? undefined : state.rounds[round - 1];
    if (state.phase === 'absent' || found === undefined) return null;
    return { round: found, findings: auditRound(state, round) };
  }
}
