export const KEEPING = Symbol('Keeping');

/** Keeps games from everybody without a key; to be asked before they are stored. */
export interface Keeping {
  keep(game: string): Promise<void>;
}
