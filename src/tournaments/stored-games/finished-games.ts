import type { GameOutcome } from '#tournament/results/outcome';
import type { Caller } from '../../access/caller';

export const FINISHED_GAMES = Symbol('FinishedGames');

/** The copies of each code of a deck, its identity among them. */
export type PlayedCards = Readonly<Record<string, number>>;

/** A stored game played from its first decision to its end, every decision accepted by the rules. */
export interface FinishedGame {
  /** As the game names its players: by their ids or their names. */
  readonly corp: string;
  readonly runner: string;
  /** The lists that were played; null for one that the caller may not see. */
  readonly decks: { readonly corp: PlayedCards | null; readonly runner: PlayedCards | null };
  readonly outcome: Extract<GameOutcome, { kind: 'win' | 'draw' }>;
}

export type FoundGame =
  | { readonly ok: true; readonly game: FinishedGame }
  | {
      readonly ok: false;
      readonly code: 'GAME_UNKNOWN' | 'GAME_OBSERVED' | 'GAME_NOT_FINISHED' | 'GAME_NOT_WHOLE';
      readonly message: string;
      readonly hint: string;
    };

/** Games that are closed to a caller are unknown. */
export interface FinishedGames {
  /** What is asked of a game tells of its end: it is unknown to whoever may look at no whole view of it. */
  find(gameId: string, caller: Caller): Promise<FoundGame>;
  /** Whether the caller may look at any of it. */
  isKnown(gameId: string, caller: Caller): Promise<boolean>;
}
