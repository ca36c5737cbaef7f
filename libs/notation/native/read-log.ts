import { defaultLimits, type LogLimits } from './limits';
import { LineSplitter } from './line-splitter';
import { LogReader, type ReadLog } from './log-reader';

/**
 * Reads a log from its lines. Says whether its form is right; cards, pool and decisions are judged
 * by `foldLog`. Never throws on input.
 */
export function readLog(lines: Iterable<string>, limits: LogLimits = defaultLimits): ReadLog {
  const reader = new LogReader(limits);
  for (const line of lines) {
    const refused = reader.push(line);
    if (refused !== null) return refused;
  }
  return reader.end();
}

/** The same for lines that arrive one after another; stops asking for more once it is refused. */
export async function readLogLines(
  lines: AsyncIterable<string>,
  limits: LogLimits = defaultLimits,
): Promise<ReadLog> {
  const reader = new LogReader(limits);
  for await (const line of lines) {
    const refused = reader.push(line);
    if (refused !== null) return refused;
  }
  return reader.end();
}

/** The same for the bytes of a file, which have to be UTF-8. */
export async function readLogBytes(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: LogLimits = defaultLimits,
): Promise<ReadLog> {
  const splitter = new LineSplitter(limits);
  for await (const chunk of chunks) {
    const refused = splitter.push(chunk);
    if (refused !== null) return refused;
  }
  return splitter.end();
}
