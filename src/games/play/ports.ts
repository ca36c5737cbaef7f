export const KEEPING = Symbol('Keeping');

/** Keeps games being played to their players; to be asked before they are stored. */
export interface Keeping {
  keep(game: string, spectators: boolean): Promise<void>;
}
