import { Query } from '@nestjs/cqrs';
import type { StandingRow } from '#tournament/standings/standings';
export interface ShownStandings {
  readonly round: number;
  readonly rows: readonly StandingRow[];
}

export class ShowStandings extends Query<ShownStandings | null> {
  constructor(
    readonly tournamentId: string,
    /** `null`: the last round paired. */
    readonly afterRound: number | null,
  ) {
    super();
  }
}
