import type { GameOutcome } from '#tournament/results/outcome';

/** A stored game that is over and whose every decision the rules accepted. */
export interface FinishedGame {
  readonly corp: string;
  readonly runner: string;
  readonly outcome: Exclude<GameOutcome, { kind: 'unstarted' }>;
}

/** `null` for a game that is unknown, not over, or not verified. */
export interface FinishedGames {
  find(gameId: string): Promise<FinishedGame | null>;
}
