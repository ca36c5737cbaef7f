/** Why a pattern is not taken, where in its text, and what to do about it. */
export interface PatternRefusal {
  readonly ok: false;
  readonly code: 'NO_PATTERN' | 'UNKNOWN_NAME' | 'CANNOT_MATCH' | 'TOO_LONG';
  readonly message: string;
  /** Place in the text, from 0. */
  readonly at: number;
  readonly hint: string;
}
