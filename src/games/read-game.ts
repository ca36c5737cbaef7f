import type { LogLimits } from '#notation/native/limits';
import type { ReadLog } from '#notation/native/log-reader';
import { readLogBytes } from '#notation/native/read-log';

/** Reads an uploaded file, whatever notation it is in. */
export function readGame(content: Uint8Array | string, limits: LogLimits): Promise<ReadLog> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readLogBytes([bytes], limits);
}
