import type { GameOutcome } from '#tournament/results/outcome';

export const FINISHED_GAMES = Symbol('FinishedGames');

/** A stored game that is over and whose every decision the rules accepted. */
export interface FinishedGame {
  /** As the game names its players: by their ids or their names. */
  readonly corp: string;
  readonly runner: string;
  readonly outcome: Exclude<GameOutcome, { kind: 'unstarted' }>;
}

/** `null` for a game that is unknown, not over, or not verified. */
export interface FinishedGames {
  find(gameId: string): Promise<FinishedGame | null>;
}
