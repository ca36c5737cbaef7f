import type { Side } from '#rules';
import type { Caller } from '../../access/caller';

export const OPEN_SEATS = Symbol('OpenSeats');

/** Seats whose game is open to who sits there: one that was forked closes with what it goes on from. */
export interface OpenSeats {
  isOpen(caller: Caller, game: string, side: Side): Promise<boolean>;
}
