/** How much of a log is read before it is refused as too large. */
export interface LogLimits {
  /** Bytes of the whole file. */
  readonly bytes: number;
  /** Characters of one line. */
  readonly line: number;
  readonly decisions: number;
  /** Cards in one deck. */
  readonly deck: number;
}

export const defaultLimits: LogLimits = {
  bytes: 8 * 1024 * 1024,
  line: 1024 * 1024,
  decisions: 50_000,
  deck: 500,
};
