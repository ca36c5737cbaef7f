export const DECIDED_GAMES = Symbol('DecidedGames');

/** Where games of decisions are kept. */
export interface DecidedGames {
  /**
   * Judges a log of ours by every rule and stores it, kept from everybody or published with the sending
   * of the file that it is from; its id. Throws when it is refused.
   */
  store(log: string, kept: boolean, sending: string | null): Promise<string>;
  /** Whether a stored game is the game of this log, whoever played it. */
  holds(game: string, log: string): Promise<boolean>;
}
