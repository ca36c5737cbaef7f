import type { Decision, Actor } from '#rules';
import type { LogHeader } from './header';

/** One line of a log after the first. */
export interface LogEntry {
  readonly by: Actor;
  readonly decision: Decision;
  /** `hashState` of the state the decision led to, where the writer gave it. */
  readonly hash: string | null;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** A log as it is written: its form is right; whether its decisions are legal, a fold tells. */
export interface NativeLog {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
}
