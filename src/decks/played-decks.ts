import type { Side } from '#decks/catalogue/card';
import type { StoredList } from '#decks/history/deck';
import type { Rows, Span } from '../platform/projections/span';
import type { RowFilter } from '../platform/projections/row-filter';

export const PLAYED_DECKS = Symbol('PlayedDecks');

/** A side of a stored game whose list is known. */
export interface PlayedSide {
  readonly game: string;
  readonly side: Side;
  /** Id of the deck that lists of this content are. */
  readonly deckId: string;
  readonly list: StoredList;
}

export interface PlayedGame {
  readonly game: string;
  readonly side: Side;
  /** Of the game's first events, in the order of all events; decimal. */
  readonly position: string;
}

/** Lists of stored games. The tables behind it are a projection of the games' streams. */
export interface PlayedDecks {
  /** Sides of a game, the Corp first; none where no list is known. */
  sidesOf(game: string): Promise<readonly PlayedSide[]>;
  /** Games of those that are open, played with lists of these contents; newest first. */
  gamesWith(
    open: RowFilter,
    deckIds: readonly string[],
    span: Span<string>,
  ): Promise<Rows<PlayedGame>>;
  /** The list of a content, by its id or its former one, if one of those games was played with it. */
  list(open: RowFilter, deckId: string): Promise<StoredList | null>;
}
