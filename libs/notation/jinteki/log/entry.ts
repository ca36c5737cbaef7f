import { isObject, type Json, textOf } from '../json';

/** One line of the log pane. `speaker` is null for the server's own lines, else the name of who chatted. */
export interface LogEntry {
  readonly speaker: string | null;
  readonly text: string;
  /** ISO instant, where the source has one. */
  readonly at: string | null;
}

/** A log entry of a replay; null for what is no entry. */
export function entryOf(value: Json | undefined): LogEntry | null {
  if (!isObject(value)) return null;
  const text = textOf(value['text']);
  if (text === null) return null;
  const user = value['user'];
  const speaker = isObject(user)
    ? (textOf(user['username']) ?? '')
    : user === '__system__'
      ? null
      : textOf(user);
  return { speaker, text, at: textOf(value['timestamp']) };
}
