import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Counted } from '../platform/projections/counted';
import type { Rows, Span } from '../platform/projections/span';
import {
  type ListedTournament,
  TOURNAMENT_INDEX,
  type TournamentFilter,
  type TournamentIndex,
} from './tournament-index';

export interface TournamentPage extends Rows<ListedTournament> {
  /** On all pages. */
  readonly counted: Counted;
}

/** The newest first. */
export class ListTournaments extends Query<TournamentPage> {
  constructor(
    readonly filter: TournamentFilter,
    /** By positions of tournaments. */
    readonly span: Span<string>,
  ) {
    super();
  }
}

@QueryHandler(ListTournaments)
export class ListTournamentsHandler implements IQueryHandler<ListTournaments> {
  constructor(@Inject(TOURNAMENT_INDEX) private readonly index: TournamentIndex) {}

  async execute({ filter, span }: ListTournaments): Promise<TournamentPage> {
    const [page, counted] = await Promise.all([
      this.index.list(filter, span),
      this.index.count(filter),
    ]);
    return { ...page, counted };
  }
}
