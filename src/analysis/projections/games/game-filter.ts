import type { Reason, Side } from '#rules';
import type { GameRow } from './fold';

export interface ListedGame extends Omit<GameRow, 'recorded_at'> {
  readonly recorded_at: Date;
  /** How far our rules have judged it. */
  readonly tier: 'verified' | 'partial' | 'observed';
  /** What an observed game was read from; null for a game of decisions. */
  readonly origin: 'replay' | 'log' | null;
  /** The game of decisions that an observed one became. */
  readonly verified: string | null;
}

/** What listed games have in common; null: anything. */
export interface GameFilter {
  /** A player's name, either side, without regard to case. */
  readonly player: string | null;
  /** Code or title of either identity. */
  readonly identity: string | null;
  /** Code or title of the identity that `identity`, or `player`, met. */
  readonly opponentIdentity: string | null;
  /** What `player` and `identity` were; null: either side. */
  readonly side: Side | null;
  readonly winner: Side | null;
  /** Another player's name, on the other side of `player` where both are given. */
  readonly opponent: string | null;
  readonly reason: Reason | null;
  readonly tier: ListedGame['tier'] | null;
  /** Recorded then or later, ISO 8601. */
  readonly since: string | null;
  /** Recorded before. */
  readonly until: string | null;
  /** Code or title of a card that either side was seen to have; finished games alone tell that. */
  readonly card: string | null;
}

export const everyListedGame: GameFilter = {
  ...{ player: null, identity: null, winner: null, opponent: null },
  ...{ opponentIdentity: null, side: null },
  ...{ reason: null, tier: null, since: null, until: null, card: null },
};
