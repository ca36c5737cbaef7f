import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListTournaments, type TournamentPage } from './query';
import { TOURNAMENT_INDEX, type TournamentIndex } from './tournament-index';

/** A page of tournaments, and whether there is another. */
@QueryHandler(ListTournaments)
export class ListTournamentsHandler implements IQueryHandler<ListTournaments> {
  constructor(@Inject(TOURNAMENT_INDEX) private readonly index: TournamentIndex) {}

  async execute({ filter, first, after }: ListTournaments): Promise<TournamentPage> {
    const [rows, total] = await Promise.all([
      this.index.list(filter, first + 1, after),
      this.index.count(filter),
    ]);
    return { tournaments: rows.slice(0, first), hasNext: rows.length > first, total };
  }
}
