import type { Decision, Actor } from '#rules';
import type { LogHeader } from './header';

export interface Written {
  readonly by: Actor;
  readonly decision: Decision;
  readonly hash?: string | null;
}

/** One decision as a line of a log, without the line's end. */
export const writeEntry = ({ by, decision, hash }: Written): string =>
  JSON.stringify({ by, ...decision, ...(typeof hash === 'string' ? { hash } : {}) });

const writeHeader = (header: LogHeader): string => JSON.stringify(header);

/** A whole log line by line, each ended. */
export function* writeLines(header: LogHeader, decisions: Iterable<Written>): Generator<string> {
  yield `${writeHeader(header)}\n`;
  for (const one of decisions) yield `${writeEntry(one)}\n`;
}

/** A whole log, each line ended. */
export function writeLog(header: LogHeader, decisions: Iterable<Written>): string {
  let text = '';
  for (const line of writeLines(header, decisions)) text += line;
  return text;
}
