import type { Pair, PlayerId } from '../results/outcome';

/** DRAFT-04: each meets the player farthest from their seat, the first the last. Even tables only. */
export const seatPairs = (seats: readonly PlayerId[]): readonly Pair[] =>
  seats.slice(0, seats.length / 2).flatMap((player, at): readonly Pair[] => {
    const opponent = seats[seats.length - 1 - at];
    return opponent === undefined ? [] : [[player, opponent]];
  });
