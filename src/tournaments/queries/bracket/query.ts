export class ShowBracket {
  constructor(readonly tournamentId: string) {}
}
