export class IsRoundOver {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
  ) {}
}
