export class ShowStandings {
  constructor(
    readonly tournamentId: string,
    /** `null`: the last round paired. */
    readonly afterRound: number | null,
  ) {}
}
