import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AuditFinding, auditRound } from '#tournament/pairing/audit';
import type { Round } from '#tournament/stream/state';
import { TournamentStreams } from './tournament-streams';

export interface ShownRound {
  readonly round: Round;
  readonly findings: readonly AuditFinding[];
}

export class ShowRound extends Query<ShownRound | null> {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
  ) {
    super();
  }
}

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
