/** Order of an event among all; compare with `<`. Not dense, and meaningful in one database only. */
export type Position = bigint & { readonly __position: never };

export const START = 0n as Position;

/** Bits for the event within its append, and for the append within its statement. */
const EVENT_BITS = 16;
const APPEND_BITS = 6;

export const MOST_EVENTS = 1 << EVENT_BITS;
export const MOST_APPENDS = 1 << APPEND_BITS;

/** A transaction's appends begin at its number moved by this many bits. */
export const TRANSACTION_SHIFT = EVENT_BITS + APPEND_BITS;
export { EVENT_BITS };

/** From the decimal text that databases and messages carry. */
export function position(text: string): Position {
  return BigInt(text) as Position;
}

export function eventPosition(append: Position, index: number): Position {
  return (append + BigInt(index)) as Position;
}

/** The position of an append that the same statement wrote as its row `index`, from that of any. */
export function appendOfStatement(other: Position, index: number): Position {
  const shift = BigInt(TRANSACTION_SHIFT);
  const first = (other >> shift) << shift;
  return (first + (BigInt(index) << BigInt(EVENT_BITS))) as Position;
}

/** The position of the append that contains an event. */
export function appendPosition(event: Position): Position {
  return ((event >> BigInt(EVENT_BITS)) << BigInt(EVENT_BITS)) as Position;
}
