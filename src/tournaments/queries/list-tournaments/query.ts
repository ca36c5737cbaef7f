import { Query } from '@nestjs/cqrs';
import type { ListedTournament, TournamentFilter } from './tournament-index';

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
