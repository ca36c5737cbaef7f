import type { Viewer } from '#rules';

export const ROUND_ENDS = Symbol('RoundEnds');

/** Rounds of tournaments, for embargoes until one ends. */
export interface RoundEnds {
  /** Null when there is no such tournament. */
  isOver(tournament: string, round: number): Promise<boolean | null>;
}

export const STORED_GAMES = Symbol('StoredGames');

export interface StoredGame {
  readonly over: boolean;
  /** How many moments a viewer has been told. */
  moments(viewer: Viewer): number;
}

/** Games as those who decide on looking at them have to know them. */
export interface StoredGames {
  /** Null when there is no such game. */
  find(game: string): Promise<StoredGame | null>;
}
