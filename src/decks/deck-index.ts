import type { Counted } from '../platform/projections/counted';
import type { Rows, Span } from '../platform/projections/span';

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

/** What listed decks have in common; null: anything. Case does not count. */
export interface DeckFilter {
  readonly owner: string | null;
  /** Part of the name. */
  readonly name: string | null;
  /** Title of the last version's. */
  readonly identity: string | null;
}

/** Newest first. The table behind it is a projection of the decks' streams. */
export interface DeckIndex {
  list(filter: DeckFilter, span: Span<string>): Promise<Rows<ListedDeck>>;
  count(filter: DeckFilter): Promise<Counted>;
  /** Decks that have a list of this content among their versions. */
  withContent(content: string): Promise<readonly ListedDeck[]>;
}
