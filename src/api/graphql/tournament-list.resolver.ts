import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ListTournaments } from '../../tournaments/list-tournaments';
import type { TournamentFilter } from '../../tournaments/tournament-index';
import { connectionOf, rowsAsked } from './connection';
import { placeOf } from './cursor';

interface ListArgs extends Partial<TournamentFilter> {
  readonly first?: number | null;
  readonly after?: string | null;
}

const USUAL = 20;

@Resolver()
export class TournamentListResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('tournaments')
  async tournaments(@Args() { first, after, name, phase, player }: ListArgs) {
    const from = placeOf(after);
    const filter = { name: name ?? null, phase: phase ?? null, player: player ?? null };
    const asked = new ListTournaments(filter, rowsAsked(first, USUAL), from);
    const { tournaments, hasNext, total } = await this.queries.execute(asked);
    const rows = tournaments.map(({ tournamentId, ...row }) => ({ ...row, id: tournamentId }));
    const page = connectionOf(rows, ({ position }) => position, hasNext, from);
    return { ...page, totalCount: total };
  }
}
