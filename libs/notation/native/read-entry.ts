import { isRecord } from '#text/is-record';
import { actors } from '#rules';
import { Fields } from './fields';
import type { LogEntry } from './log';
import { readDecision } from './read-decision';
import type { Complaint } from './refusal';

const bad = (message: string): Complaint => ({
  code: 'BAD_DECISION',
  message,
  hint: 'Write the decision as docs/formats/native-log.md lists it, with no further field.',
});

/** One decision of a log, or what is wrong with it. */
export function readEntry(value: unknown, line: number): LogEntry | Complaint {
  if (!isRecord(value)) return bad('the line is no JSON object');
  const fields = new Fields(value);
  const decision = readDecision(fields);
  const by = fields.oneOf('by', actors);
  const hash = fields.has('hash')
    ? fields.text('hash', '8 hex digits in lower case', (text) => /^[0-9a-f]{8}$/.test(text))
    : null;
  fields.close();
  return fields.issue === null ? { by, decision, hash, line } : bad(fields.issue);
}
