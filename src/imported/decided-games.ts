export const DECIDED_GAMES = Symbol('DecidedGames');

/** Where games of decisions are kept. */
export interface DecidedGames {
  /** Judges a log of ours by every rule and stores it; its id. Throws when it is refused. */
  store(log: string): Promise<string>;
}
