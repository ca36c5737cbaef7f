import type { CardId } from './card-id';

/** Bits of who can tell a card's identity at the moment of a fact. */
export const seenByCorp = 1;
export const seenByRunner = 2;
export const seenByAll = 4;

/** A card as it stood when a fact happened: what each viewer knew of it, fixed at that moment. */
export interface Sighting {
  readonly card: CardId;
  /** Bits: seenByCorp, seenByRunner, seenByAll (spectators too). */
  readonly seen: number;
  readonly corpHandle: number;
  readonly runnerHandle: number;
  readonly openHandle: number;
  /** What it is, of a card that came after the opening (OUT-01): who reads facts knows the first cards alone. */
  readonly def?: number;
}
