export const KEEPING = Symbol('ImportedKeeping');

/** Keeps games from everybody without a key; to be asked before they are stored. */
export interface Keeping {
  /** The id of a game that is kept: nobody can tell from it what is in the game. */
  newGame(): Promise<string>;
}
