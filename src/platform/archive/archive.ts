import type {
  ArchivedAppend,
  EventArchive,
  RemovedAppend,
  StreamId,
} from '../event-store/event-store';
import {
  formatAppend,
  formatNote,
  formatPerson,
  formatHeader,
  HEADER,
  parseLine,
} from './archive-line';

export type ImportResult =
  | {
      readonly ok: true;
      readonly appends: number;
      readonly events: number;
      readonly people: number;
      readonly notes: number;
      /** Appends that were there already. */
      readonly repeated: number;
    }
  | {
      readonly ok: false;
      readonly code: 'not-an-archive' | 'archive-truncated' | 'append-refused';
      /** 1 for the first. What the lines before it say is imported, and stays. */
      readonly line: number;
      readonly message: string;
    };

type Append = ArchivedAppend | RemovedAppend;

/** Removed ones are counted too: an archive without them is not whole. */
const eventsIn = (append: Append): number =>
  'removed' in append ? append.removed.count : append.events.length;

/** NDJSON without line ends: what is left of removed streams, and whole what belongs to each; nothing of anybody else. */
export async function* exportRemovals(
  archive: Pick<EventArchive, 'secret' | 'removedStreams' | 'archiveOf'>,
  besides: (removed: StreamId) => StreamId | null,
): AsyncIterable<string> {
  yield formatHeader(await archive.secret());
  const removed = await archive.removedStreams();
  const streams = new Set(removed.flatMap((stream) => [stream, besides(stream) ?? stream]));
  const written = { appends: 0, events: 0, people: 0, notes: 0 };
  for (const stream of streams)
    for (const append of await archive.archiveOf(stream)) {
      yield formatAppend(append);
      written.appends += 1;
      written.events += eventsIn(append);
    }
  yield JSON.stringify(written);
}

/** NDJSON without line ends: a header with the store's secret, one line an append, a person and a note, and a last line that counts them. */
export async function* exportLines(archive: EventArchive): AsyncIterable<string> {
  yield formatHeader(await archive.secret());
  let appends = 0;
  let events = 0;
  for await (const append of archive.archive()) {
    yield formatAppend(append);
    appends += 1;
    events += eventsIn(append);
  }
  // After the events: whoever is named in one of them is there by then.
  let people = 0;
  const written = await archive.notes();
  for await (const person of archive.people()) {
    yield formatPerson(person);
    people += 1;
  }
  let notes = 0;
  for await (const note of written) {
    yield formatNote(note);
    notes += 1;
  }
  yield JSON.stringify({ appends, events, people, notes });
}

/**
 * One append after the other, which keeps the order of all events. Stops at the first line that
 * is wrong; importing the same lines again changes nothing.
 */
export async function importLines(
  archive: EventArchive,
  lines: AsyncIterable<string>,
): Promise<ImportResult> {
  const done = { appends: 0, events: 0, people: 0, notes: 0, repeated: 0 };
  let line = 0;
  let ended = false;
  for await (const text of lines) {
    line += 1;
    const parsed = parseLine(text);
    if (typeof parsed === 'string') return notAnArchive(line, parsed);
    if ((line === 1) !== (parsed.kind === 'header'))
      return notAnArchive(line, `the first line, and no other, is ${JSON.stringify(HEADER)}`);
    if (ended) return notAnArchive(line, 'a line after the last one');
    if (parsed.kind === 'header' && parsed.secret !== null)
      await archive.restoreSecret(parsed.secret);
    if (parsed.kind === 'append') {
      const result = await archive.restore(parsed.append);
      if (!result.ok) return refused(line, result.message);
      done.appends += 1;
      done.events += eventsIn(parsed.append);
      if (result.repeated) done.repeated += 1;
    }
    if (parsed.kind === 'person') {
      await archive.restorePerson(parsed.person);
      done.people += 1;
    }
    if (parsed.kind === 'note') {
      await archive.restoreNote(parsed.note);
      done.notes += 1;
    }
    if (parsed.kind === 'trailer') {
      const { appends, events, people, notes } = parsed.trailer;
      const isWhole = appends === done.appends && events === done.events;
      if (!isWhole || people !== done.people || notes !== done.notes)
        return truncated(
          line,
          `${appends} appends, ${people} people and ${notes} notes were exported, ` +
            `${done.appends}, ${done.people} and ${done.notes} are here`,
        );
      ended = true;
    }
  }
  return ended
    ? { ok: true, ...done }
    : truncated(line + 1, 'the last line, which counts the appends, is missing');
}

function refused(line: number, reason: string): ImportResult {
  return { ok: false, code: 'append-refused', line, message: `line ${line}: ${reason}` };
}

function notAnArchive(line: number, reason: string): ImportResult {
  return { ok: false, code: 'not-an-archive', line, message: `line ${line}: ${reason}` };
}

function truncated(line: number, reason: string): ImportResult {
  const message = `line ${line}: ${reason}. Export again; what was imported stays`;
  return { ok: false, code: 'archive-truncated', line, message };
}
