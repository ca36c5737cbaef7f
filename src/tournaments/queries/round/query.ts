export class ShowRound {
  constructor(
    readonly tournamentId: string,
    readonly round: number,
  ) {}
}
