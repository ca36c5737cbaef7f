export class DrawRound {
  constructor(readonly tournamentId: string) {}
}
