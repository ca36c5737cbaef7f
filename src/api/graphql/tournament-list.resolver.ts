import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ListTournaments } from '../../tournaments/list-tournaments';
import type { TournamentFilter } from '../../tournaments/tournament-index';
import { connectionOf, countedOut, placesAsked, type PageArgs } from './connection';
import { listNamed } from './list-name';

interface ListArgs extends Partial<TournamentFilter>, PageArgs {}

const USUAL = 20;

const TOURNAMENTS = listNamed('tournaments');

@Resolver()
export class TournamentListResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('tournaments')
  async tournaments(@Args() { name, phase, player, ...args }: ListArgs) {
    const span = placesAsked(TOURNAMENTS, args, USUAL);
    const filter = { name: name ?? null, phase: phase ?? null, player: player ?? null };
    const { rows, more, counted } = await this.queries.execute(new ListTournaments(filter, span));
    const page = {
      rows: rows.map(({ tournamentId, ...row }) => ({ ...row, id: tournamentId })),
      more,
    };
    return {
      ...connectionOf(TOURNAMENTS, page, ({ position }) => position, span),
      ...countedOut(counted, page),
    };
  }
}
