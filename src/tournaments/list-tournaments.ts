import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type ListedTournament,
  TOURNAMENT_INDEX,
  type TournamentFilter,
  type TournamentIndex,
} from './tournament-index';

export interface TournamentPage {
  readonly tournaments: readonly ListedTournament[];
  readonly hasNext: boolean;
  /** On all pages. */
  readonly total: number;
}

/** The newest first. */
export class ListTournaments extends Query<TournamentPage> {
  constructor(
    readonly filter: TournamentFilter,
    readonly first: number,
    /** Position of the last tournament of the page before. */
    readonly after: string | null,
  ) {
    super();
  }
}

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
