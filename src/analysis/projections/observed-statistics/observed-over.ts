import { firstCode } from '#decks/catalogue/first-code';
import type { ObservedEntry } from '#notation/observed/entry';
import type { ObservedHeader, ObservedOutcome } from '#notation/observed/header';
import type { ObservedFact } from '#notation/jinteki/facts';
import { opponent, sides } from '#rules';
import { OBSERVED_POOL, type Seat } from '../../statistics/finished-game';

/** A game that a replay shows to its end. */
export interface ObservedOver {
  readonly id: string;
  readonly recordedAt: Date;
  readonly header: ObservedHeader;
  /** What an undo took back is left out. */
  readonly facts: readonly ObservedFact[];
}

/** A game that ended otherwise than by the rules (nobody came back, say) without a winner is no draw: nobody knows what it was. */
const isDecided = ({ winner, reason }: ObservedOutcome): boolean =>
  reason !== null && (winner !== null || reason === 'tie');

/**
 * Null for a game that goes on, breaks off or was left undecided, and for a pasted log: it may be of a
 * game that a replay was brought in of, too, and nobody can tell.
 */
export function observedOver(
  id: string,
  recordedAt: Date,
  header: ObservedHeader,
  entries: readonly ObservedEntry[],
): ObservedOver | null {
  if (header.origin !== 'replay' || header.stopped !== null || !isDecided(header.outcome))
    return null;
  const all = entries.flatMap(({ facts }) => facts);
  const facts = all.filter(({ flags }) => !flags.includes('undone'));
  return { id, recordedAt, header, facts };
}

/** The code of a card, the title of what is none; empty where the file does not name it. */
export const cardKey = (title: string | null): string => (title === null ? '' : firstCode(title));

/** The Corp's, then the Runner's. */
export const observedSeats = ({ id, recordedAt, header }: ObservedOver): readonly Seat[] =>
  sides.map((side): Seat => {
    const other = opponent(side);
    return {
      ...{ id, side, recorded_at: recordedAt.toISOString() },
      player: header.players[side].name,
      identity: cardKey(header.identities[side]),
      opponent: header.players[other].name,
      opponent_identity: cardKey(header.identities[other]),
      pool: OBSERVED_POOL,
    };
  });
