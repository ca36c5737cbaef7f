import { isRecord } from '#text/is-record';
import type { ArchivedNote } from '../notes/archived-notes';
import type { Person } from '../people/people';
import {
  isStreamId,
  type ArchivedAppend,
  type NewEvent,
  type RemovedAppend,
} from '../event-store/event-store';

export const HEADER = { format: 'retrace-archive/1' } as const;

export interface Trailer {
  readonly appends: number;
  readonly events: number;
  readonly people: number;
  readonly notes: number;
}

export type ArchiveLine =
  /** With the secret of the store's ids; null in archives that were made before there was one. */
  | { readonly kind: 'header'; readonly secret: string | null }
  | { readonly kind: 'append'; readonly append: ArchivedAppend | RemovedAppend }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'note'; readonly note: ArchivedNote }
  | { readonly kind: 'trailer'; readonly trailer: Trailer };

export function formatAppend(append: ArchivedAppend | RemovedAppend): string {
  if ('removed' in append) return JSON.stringify(append);
  const events = append.events.map(({ id, type, data, meta }) => ({
    id,
    type,
    data,
    ...(meta !== undefined && Object.keys(meta).length > 0 && { meta }),
  }));
  return JSON.stringify({ ...append, events });
}

/** A line of an archive, or what is wrong with it. */
export function parseLine(line: string): ArchiveLine | string {
  const value = parseJson(line);
  if (!isRecord(value)) return 'not a JSON object';
  if ('format' in value)
    return value.format === HEADER.format
      ? parseHeader(value)
      : `the format is ${JSON.stringify(value.format)}, this program reads ${HEADER.format}`;
  if ('appends' in value) {
    // Archives were made that held no notes.
    const { appends, events, people, notes = 0 } = value;
    return isCount(appends) && isCount(events) && isCount(people) && isCount(notes)
      ? { kind: 'trailer', trailer: { appends, events, people, notes } }
      : 'the last line counts "appends", "events", "people" and "notes"';
  }
  if ('person' in value) return parsePerson(value);
  if ('note' in value) return parseNote(value);
  return parseAppend(value);
}

export const formatHeader = (secret: string): string => JSON.stringify({ ...HEADER, secret });

function parseHeader({ secret = null }: Readonly<Record<string, unknown>>): ArchiveLine | string {
  if (secret === null) return { kind: 'header', secret };
  return typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret)
    ? { kind: 'header', secret }
    : '"secret" is not 32 bytes as hex';
}

export function formatPerson({ id, name }: Person): string {
  return JSON.stringify({ person: id, name });
}

function parsePerson({ person, name }: Readonly<Record<string, unknown>>): ArchiveLine | string {
  if (typeof person !== 'string' || !UUID.test(person)) return '"person" is not an id';
  if (typeof name !== 'string' && name !== null) return '"name" is not a name, nor null';
  return { kind: 'person', person: { id: person, name } };
}

export function formatNote(note: ArchivedNote): string {
  const { file, number, game, index, annotated, ...rest } = note;
  const said = annotated === null ? {} : { annotated };
  return JSON.stringify({ note: file, number, game, at: index, ...rest, ...said });
}

function parseNote(value: Readonly<Record<string, unknown>>): ArchiveLine | string {
  const { note: file, number, game, at: index, kind, author, text, keptAt } = value;
  // Archives were made that did not hold it.
  const { annotated = null } = value;
  if (typeof file !== 'string' || !UUID.test(file)) return '"note" is not an id';
  if (typeof game !== 'string' || !UUID.test(game)) return '"game" is not an id';
  if (typeof author !== 'string' || !UUID.test(author)) return '"author" is not an id';
  if (!isCount(number) || !isCount(index)) return '"number" or "at" is not a number';
  if (typeof kind !== 'string' || typeof text !== 'string') return '"kind" or "text" is not a text';
  const date = new Date(typeof keptAt === 'string' ? keptAt : Number.NaN);
  if (Number.isNaN(date.getTime())) return '"keptAt" is not a time';
  return {
    kind: 'note',
    note: { file, number, game, index, kind, author, text, annotated, keptAt: date },
  };
}

function parseAppend(value: Readonly<Record<string, unknown>>): ArchiveLine | string {
  const { stream, after, recordedAt, hash, events } = value;
  if (typeof stream !== 'string' || !isStreamId(stream)) return '"stream" is not a stream\'s name';
  if (!isCount(after)) return '"after" is not a version';
  const date = new Date(typeof recordedAt === 'string' ? recordedAt : Number.NaN);
  if (Number.isNaN(date.getTime())) return '"recordedAt" is not a time';
  if (typeof hash !== 'string' || !SHA_256.test(hash)) return '"hash" is not a SHA-256';
  if ('removed' in value) {
    const removed = parseRemoved(value.removed);
    return removed === null
      ? '"removed" needs "count", "firstId" and "digest"'
      : { kind: 'append', append: { stream, after, recordedAt: date, hash, removed } };
  }
  if (!Array.isArray(events) || events.length === 0) return '"events" is not a list of events';
  const parsed = events.map(parseEvent);
  const wrong = parsed.findIndex((event) => event === null);
  if (wrong >= 0) return `event ${wrong + 1} of the line needs "id", "type" and "data"`;
  const kept = parsed.filter((event) => event !== null);
  return { kind: 'append', append: { stream, after, recordedAt: date, hash, events: kept } };
}

function parseRemoved(value: unknown): RemovedAppend['removed'] | null {
  if (!isRecord(value)) return null;
  const { count, firstId, digest } = value;
  if (!isCount(count) || typeof firstId !== 'string' || !UUID.test(firstId)) return null;
  return typeof digest === 'string' && SHA_256.test(digest) ? { count, firstId, digest } : null;
}

const SHA_256 = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function parseEvent(value: unknown): NewEvent | null {
  if (!isRecord(value) || !('data' in value)) return null;
  const { id, type, data, meta } = value;
  if (typeof id !== 'string' || !UUID.test(id) || typeof type !== 'string') return null;
  return { id, type, data, ...(isRecord(meta) && { meta }) };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
