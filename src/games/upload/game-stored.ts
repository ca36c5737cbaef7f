import type { GameFold } from '#notation/recorded/game-fold';
import type { State } from '#rules';

/** A game has been stored whole. Nobody has to listen: what must not be missed reads the store. */
export class GameStored {
  constructor(
    readonly game: string,
    /** What its judging left behind, for who would fold it next. Not to be changed. */
    readonly folding: GameFold,
    /** After the last decision. */
    readonly state: State,
  ) {}
}
