/** Sizes beyond which a replay is refused before any work is done on it. */
export const LIMITS = {
  /** Bytes of a file as uploaded, gzipped or plain. */
  compressedBytes: 8 * 1024 * 1024,
  /** Bytes after gunzip: hand this to the decompressor as its output limit. */
  bytes: 16 * 1024 * 1024,
  /** Entries of `history`, the first state included. Long games have 1,000 to 3,000. */
  history: 20_000,
  /** Nesting of a state or diff. Real ones stay under 20. */
  depth: 64,
  /** Elements copied by one fold; real games copy about 150 for each entry of `history`. */
  work: 8_000_000,
  /** Keys or elements beyond which copying costs several times more for each. */
  wide: 1_000,
  /** Lines of a pasted log, and characters of one line. */
  lines: 50_000,
  lineLength: 4_000,
} as const;
