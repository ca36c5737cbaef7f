import type { Code } from '#rules';

/** What can be wrong with a log besides an illegal decision, which has the engine's own codes. */
export const logCodes = [
  'NOT_UTF8',
  'NOT_JSON',
  'BAD_TEXT',
  'TRUNCATED',
  'TOO_LARGE',
  'WRONG_FORMAT',
  'WRONG_VERSION',
  'BAD_HEADER',
  'UNKNOWN_POOL',
  'UNKNOWN_CARD',
  'BAD_POSITION',
  'BAD_DECISION',
  'DIVERGED',
  'BAD_SCENARIO',
] as const;
export type LogCode = (typeof logCodes)[number];

/** Why a log is not taken; nothing of it is. */
export interface LogRefusal {
  readonly ok: false;
  readonly code: LogCode | Code;
  /** What is wrong, in one sentence that names the place. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** Line of the file, from 1; 0 where it is about the file as a whole. */
  readonly line: number;
  /** Number of the decision, from 1; null before the first. */
  readonly decision: number | null;
  /** What would have been taken: legal decisions as lines of a log, titles near an unknown one. */
  readonly expected: readonly string[];
}

export interface Complaint {
  readonly code: LogRefusal['code'];
  readonly message: string;
  readonly hint: string;
  readonly expected?: readonly string[];
}

export const refuse = (
  line: number,
  decision: number | null,
  { code, message, hint, expected = [] }: Complaint,
): LogRefusal => ({ ok: false, code, message, hint, line, decision, expected });
