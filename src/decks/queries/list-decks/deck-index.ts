export const DECK_INDEX = Symbol('DeckIndex');

export interface DeckSummary {
  readonly deckId: string;
  readonly owner: string;
  readonly name: string | null;
  /** Title; `null` for a list without one. */
  readonly identity: string | null;
  readonly versions: number;
}

export interface ListedDeck extends DeckSummary {
  /** Of its first version, in the order of all events; decimal. */
  readonly position: string;
}

/** Newest first. The table behind it is a projection of the decks' streams. */
export interface DeckIndex {
  list(owner: string | null, first: number, after: string | null): Promise<readonly ListedDeck[]>;
}
