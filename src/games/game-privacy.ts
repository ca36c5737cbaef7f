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
}
