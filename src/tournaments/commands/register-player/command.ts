export interface DeckText {
  readonly text: string;
  /** The stored deck it is a version of. */
  readonly deckId: string | null;
}

export class RegisterPlayer {
  constructor(
    readonly tournamentId: string,
    readonly player: string,
    readonly name: string,
    /** Both or none; lists in any notation. */
    readonly decks: { readonly corp: DeckText; readonly runner: DeckText } | null,
    /** The format they are held against, such as `constructed@2015-03-25`. */
    readonly format: string,
  ) {}
}
