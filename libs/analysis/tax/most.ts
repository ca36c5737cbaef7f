/** Decisions tried for one way into one server, and for all of one moment. */
export interface Most {
  readonly way: number;
  readonly moment: number;
  /** Kept of those of the moment for any way, where what the others find does not tell the cheapest. */
  readonly forAny: number;
}

/** Less than fifty milliseconds of a thread: what takes more is told by bounds. */
export const USUAL: Most = { way: 700, moment: 700, forAny: 80 };

/** A third of a second of a processor at most. */
export const DEEP: Most = { way: 5_000, moment: 12_000, forAny: 400 };

/** How far ways are looked for: as far as is usual, or deeper for who waits for it. */
export type Depth = 'usual' | 'deep';

export const mostOf: Readonly<Record<Depth, Most>> = { usual: USUAL, deep: DEEP };
