import type { Fork } from '../access/fork';

export const GAME_PRIVACY = Symbol('GamePrivacy');

/** Says of a game who may look at it, before it is stored: without that nobody may. */
export interface GamePrivacy {
  /**
   * Everybody; it may be said again. `sending` is by which who sends it can take it back, null for nobody.
   * False where the game was deleted meanwhile.
   */
  publish(game: string, sending: string | null): Promise<boolean>;
  /**
   * Whoever holds keys of it, until it is opened; of a live game spectators too, or not. `fork` is what it
   * goes on from: who may not look at that any more sees nothing of it.
   */
  keep(
    game: string,
    as: 'upload' | 'live',
    spectators?: boolean,
    fork?: Fork | null,
  ): Promise<void>;
  /**
   * An observed game was judged anew, and is another game of decisions than before: the old one goes from
   * lists, and links to it lead on. Null for none.
   */
  replace(observed: string, old: string | null, fresh: string | null): Promise<void>;
  /** What a game tells is stored anew: whoever remembers it, in other processes too, reads it again. */
  forget(game: string): Promise<void>;
  /** How an observed game was stored, to store alike what it became since; null where it is not said. */
  storedAs(game: string): Promise<StoredAs | null>;
}

/** Kept from everybody, or published by these sendings. */
export type StoredAs = 'kept' | { readonly sendings: readonly (string | null)[] };
