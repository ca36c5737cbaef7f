export class ShowDeck {
  constructor(readonly deckId: string) {}
}
