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
  /** Cards on the table at once; real games have under 150. */
  cards: 1_000,
  /** Files longer than this are searched for lists and objects wider than any game's. */
  unsearched: 512 * 1024,
  list: 5_000,
  /** Characters of log text that are read; long games write 200,000. */
  logText: 1_000_000,
  /** Keys or elements beyond which copying costs several times more for each. */
  wide: 1_000,
  /** Lines of a pasted log, and characters of one line. */
  lines: 50_000,
  lineLength: 2_000,
} as const;
