import { hash } from 'node:crypto';
import { chain } from '#streams/hash-chain';
import type { NewEvent, StreamId } from './event-store';
import { encodeCommit, type CommitPayload, type EventText } from './commit-payload';

/** An append made ready to be written. */
export interface Commit extends CommitPayload {
  readonly stream: StreamId;
  readonly after: number;
  readonly count: number;
  readonly firstId: string;
  readonly recordedAt: string;
  /** The last link of the append's own chain, as hex: the database ties it to the commit before. */
  readonly digest: string;
}

export function commitOf(
  stream: StreamId,
  after: number,
  recordedAt: Date,
  events: readonly NewEvent[],
): Commit {
  const texts = events.map(textOf);
  const links = linksOf(stream, after, recordedAt, texts);
  return {
    stream,
    after,
    count: events.length,
    firstId: texts[0]?.id ?? '',
    recordedAt: recordedAt.toISOString(),
    digest: links.at(-1) ?? '',
    ...encodeCommit(texts, links),
  };
}

/** One link an event; none can be moved to another stream, version or time. */
export function linksOf(
  stream: StreamId,
  after: number,
  recordedAt: Date,
  events: readonly EventText[],
): readonly string[] {
  const origin = sha256(JSON.stringify([stream, after, recordedAt.toISOString()]));
  return chain(sha256, origin, events.map(canonical));
}

export function textOf(event: NewEvent): EventText {
  const data: string | undefined = JSON.stringify(event.data);
  if (data === undefined) throw new TypeError(`Event ${event.type} has data that is not JSON`);
  return {
    id: event.id.toLowerCase(),
    type: event.type,
    data,
    meta: event.meta === undefined ? '{}' : JSON.stringify(event.meta),
  };
}

function canonical({ id, type, data, meta }: EventText): string {
  return `["${id}",${JSON.stringify(type)},${data},${meta}]`;
}

function sha256(content: string): string {
  return hash('sha256', content);
}

/** Of the stream after a commit, as the database computes it too; hex, and `before` is empty at first. */
export function hashAfter(before: string, { digest }: Pick<Commit, 'digest'>): string {
  return hash('sha256', Buffer.from(before + digest, 'hex'));
}
