import { type Side, type Reason, type Extent, identityOf, type ForEach } from '#rules';
import { extentsOf, placedFacts, type FoldedGame } from '../../folding/folded-game';

export interface GameRow {
  readonly id: string;
  /** Of its first events, in the order of all; decimal. */
  readonly position: string;
  readonly recorded_at: string;
  readonly corp_player: string;
  readonly runner_player: string;
  /** Codes of cards. */
  readonly corp_identity: string;
  readonly runner_identity: string;
  /** Null for a draw, and while the game is not over. */
  readonly winner: Side | null;
  readonly reason: Reason | null;
  /** The number of the last turn begun. */
  readonly turns: number;
  /** How much of it each viewer has been told. */
  readonly told: ForEach<Extent>;
}

export function gameRow(game: FoldedGame): GameRow {
  const { id, header, pool, opening, position, recordedAt } = game;
  let { turns, winner, reason }: Pick<GameRow, 'turns' | 'winner' | 'reason'> = {
    turns: opening.turn.number,
    winner: null,
    reason: null,
  };
  for (const { fact } of placedFacts(game)) {
    if (fact.type === 'turn-began') turns = fact.number;
    if (fact.type === 'game-ended') ({ winner, reason } = fact);
  }
  return {
    id,
    position: position.toString(),
    recorded_at: recordedAt.toISOString(),
    corp_player: header.players.corp.name,
    runner_player: header.players.runner.name,
    corp_identity: identityOf(pool, opening, 'corp'),
    runner_identity: identityOf(pool, opening, 'runner'),
    winner,
    reason,
    turns,
    told: extentsOf(game),
  };
}
