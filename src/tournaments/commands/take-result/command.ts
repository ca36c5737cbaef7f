export class TakeResult {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
    readonly table: number,
    /** The stored games of the match, in order; `null` for one not begun at time. */
    readonly gameIds: readonly (string | null)[],
  ) {}
}
