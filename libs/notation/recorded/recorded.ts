import { isRecord } from '#text/is-record';
import type { Decision } from '#rules';
import { Fields } from '../native/fields';
import type { LogHeader } from '../native/header';
import { defaultLimits } from '../native/limits';
import { readDecision } from '../native/read-decision';
import { readHeader } from '../native/read-header';

/** The first event of a game's stream; its data is the header of the log. */
export const gameRecorded = 'game-recorded';
/** Every other one; its data is the decision, `hash` of its meta the state it led to. */
export const decided = 'decided';

export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
  /** 1 for the first of the stream. */
  readonly version: number;
}

const poisoned = ({ version, type }: StoredEvent, why: string): Error =>
  new Error(`event ${version} (${type}) is not what a game holds there: ${why}`);

/** Throws: what is stored was judged before; anything else was not written by this program. */
export function headerOf(event: StoredEvent): LogHeader {
  if (event.type !== gameRecorded) throw poisoned(event, `expected ${gameRecorded}`);
  const header = readHeader(event.data, defaultLimits);
  if ('code' in header) throw poisoned(event, header.message);
  return header;
}

/** Throws like `headerOf`. */
export function decisionOf(event: StoredEvent): Decision {
  if (event.type !== decided) throw poisoned(event, `expected ${decided}`);
  if (!isRecord(event.data)) throw poisoned(event, 'its data is no object');
  const fields = new Fields(event.data);
  const decision = readDecision(fields);
  fields.close();
  if (fields.issue !== null) throw poisoned(event, fields.issue);
  return decision;
}
