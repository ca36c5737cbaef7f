import type { Side } from '#decks/catalogue/card';
import type { Caller } from '../access/caller';

/** Who may look at stored games. */
export interface Sights {
  /** Whether a caller may know the list that a side of a game played. */
  sees(caller: Caller, game: string, side: Side): Promise<boolean>;
}
