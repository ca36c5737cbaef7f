import { isRecord } from '#text/is-record';
import { decodeCommit, isRemoved } from '../event-store/commit-payload';
import type { RecordedCommit } from '../event-store/commit-reader';
import { storedTypeOf, versionedType } from '../event-store/event-schemas';
import { isStreamId, type RecordedEvent } from '../event-store/event-store';
import { eventPosition, position } from '../event-store/position';
import { contract } from './contract';
import type { Message } from './message-bus';

const APPEND = contract('retrace/events/v1/append.proto', 'retrace.events.v1.Append');
/** Brokers take a megabyte unless told; a game of 400 decisions is about 40 kB. */
const MOST_EVENTS = 2_000;
const MOST_CHARACTERS = 500_000;
const MILLISECONDS = 1_000;
const NANOSECONDS = 1_000_000;

interface Part {
  /** Of the first event within the append. */
  readonly first: number;
  readonly events: readonly object[];
}

/** The messages of an append, its stream as their key; none of one whose events were removed. */
export function messagesOf(commit: RecordedCommit): readonly Message[] {
  if (isRemoved(commit)) return [];
  const parts = partsOf(commit);
  const time = commit.recordedAt.getTime();
  const seconds = Math.floor(time / MILLISECONDS);
  return parts.map(({ first, events }, index) => {
    const message = APPEND.fromObject({
      stream: commit.stream,
      after: commit.after + first,
      position: eventPosition(commit.position, first).toString(),
      recordedAt: { seconds, nanos: (time - seconds * MILLISECONDS) * NANOSECONDS },
      hash: index === parts.length - 1 ? commit.hash : Buffer.alloc(0),
      events,
    });
    return { key: commit.stream, value: Buffer.from(APPEND.encode(message).finish()) };
  });
}

function partsOf(commit: RecordedCommit): readonly Part[] {
  const parts: { first: number; events: object[] }[] = [];
  let characters = 0;
  for (const [index, { id, type: stored, data, meta }] of decodeCommit(commit).entries()) {
    const { type, version: schema } = versionedType(stored);
    const event = { id, type, schema, data: JSON.stringify(data), meta: metaText(meta) };
    const part = parts.at(-1);
    characters += event.data.length + event.meta.length;
    if (part === undefined || part.events.length >= MOST_EVENTS || characters > MOST_CHARACTERS) {
      parts.push({ first: index, events: [event] });
      characters = event.data.length + event.meta.length;
    } else part.events.push(event);
  }
  return parts;
}

function metaText(meta: Readonly<Record<string, unknown>>): string {
  return Object.keys(meta).length === 0 ? '' : JSON.stringify(meta);
}

/** The events of a message, as they are stored. Throws when it is not an append. */
export function eventsIn({ value }: Message): readonly RecordedEvent[] {
  const append: unknown = APPEND.toObject(APPEND.decode(value), {
    longs: String,
    defaults: true,
  });
  if (!isRecord(append)) throw new Error('not an append');
  const { stream, after, position: at, recordedAt, events } = append;
  if (typeof stream !== 'string' || !isStreamId(stream)) throw new Error('no stream');
  if (typeof after !== 'number' || typeof at !== 'string') throw new Error('no version');
  if (!Array.isArray(events) || events.length === 0) throw new Error('no events');
  const first = position(at);
  const time = timeOf(recordedAt);
  return events.map((event: unknown, index) => {
    const version = after + index + 1;
    return {
      ...contentOf(event),
      stream,
      version,
      position: eventPosition(first, index),
      recordedAt: time,
    };
  });
}

function contentOf(event: unknown) {
  if (!isRecord(event)) throw new Error('no event');
  const { id, type, schema, data, meta } = event;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof schema !== 'number')
    throw new Error('an event without id, type or schema');
  if (typeof data !== 'string' || typeof meta !== 'string')
    throw new Error('an event without data');
  const more: unknown = meta === '' ? {} : JSON.parse(meta);
  const content: unknown = JSON.parse(data);
  return {
    id,
    type: storedTypeOf({ type, version: Math.max(schema, 1) }),
    data: content,
    meta: isRecord(more) ? more : {},
  };
}

function timeOf(timestamp: unknown): Date {
  if (!isRecord(timestamp)) throw new Error('no time');
  const { seconds, nanos } = timestamp;
  return new Date(Number(seconds) * MILLISECONDS + Number(nanos) / NANOSECONDS);
}
