import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogLimits } from '#notation/native/limits';
import type { ReadLog } from '#notation/native/log-reader';
import { readLogBytes } from '#notation/native/read-log';
import { scenarioLog } from '#scenarios/scenario-log';

/** Bytes in which a scenario says that it is one. */
const HEAD = 4096;

/** The value of a document that is a scenario; undefined for anything else. */
function scenarioIn(bytes: Uint8Array): unknown {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(HEAD, bytes.length));
  if (!head.includes('"anr-scenario/')) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // A log may speak of scenarios: its reader says what is wrong.
    return undefined;
  }
}

/** Reads an uploaded file: a log, or a scenario. */
export async function readGame(
  pools: RulesByPool,
  content: Uint8Array | string,
  limits: LogLimits,
): Promise<ReadLog> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const scenario = bytes.length > limits.bytes ? undefined : scenarioIn(bytes);
  return scenario === undefined ? readLogBytes([bytes], limits) : scenarioLog(pools, scenario);
}
