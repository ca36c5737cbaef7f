export class CloseSwiss {
  constructor(
    readonly tournamentId: string,
    /** Go on with the cut, or end here. */
    readonly then: 'seedCut' | 'finish',
  ) {}
}
