import { opponent, sides, type Side, type Outcome, identityOf } from '#rules';
import type { FoldedGame } from '../folding/folded-game';

/** What stands for the card pool of observed games, which name none. */
export const OBSERVED_POOL = 'observed';

/** One side of a finished game: what statistics are sliced by. Names are columns. */
export interface Seat {
  readonly id: string;
  readonly side: Side;
  readonly recorded_at: string;
  readonly player: string;
  readonly identity: string;
  readonly opponent: string;
  readonly opponent_identity: string;
  readonly pool: string;
}

export const seatColumns = `
  id                uuid        not null,
  side              text        not null,
  recorded_at       timestamptz not null,
  player            text        not null,
  identity          text        not null,
  opponent          text        not null,
  opponent_identity text        not null,
  pool              text        not null`;

export const seatNames = [
  'id',
  'side',
  'recorded_at',
  'player',
  'identity',
  'opponent',
  'opponent_identity',
  'pool',
] as const satisfies readonly (keyof Seat)[];

/** Games that go on, and positions somebody set up, count for nobody. Null for those. */
export function outcomeOf({ header, told }: FoldedGame): Outcome | null {
  if (header.start.kind !== 'decks') return null;
  // A game ends with the last decision that was taken.
  const ended = told.at(-1)?.facts.find((fact) => fact.type === 'game-ended');
  return ended ?? null;
}

/** The Corp's, then the Runner's. */
export function seatsOf({ id, header, pool, opening, recordedAt }: FoldedGame): readonly Seat[] {
  return sides.map((side): Seat => {
    const other = opponent(side);
    return {
      id,
      side,
      recorded_at: recordedAt.toISOString(),
      player: header.players[side].name,
      identity: identityOf(pool, opening, side),
      opponent: header.players[other].name,
      opponent_identity: identityOf(pool, opening, other),
      pool: header.pool,
    };
  });
}
