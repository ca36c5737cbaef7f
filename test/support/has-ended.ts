import type { ChildProcess } from 'node:child_process';

/** One that a signal ended has no exit code. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
