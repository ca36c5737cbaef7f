import type { EventStreams } from '#streams/event-streams';
import type { Clock } from '../clock/clock';
import { consecutiveIds } from './commit-payload';
import type { EventStore, NewEvent, RecordedEvent, StreamId } from './event-store';
import type { Position } from './position';

/** What the streams of one kind are called, and how their events are written and read. */
export interface StoredForm<Event> {
  /** What their names begin with, before the dash. */
  readonly category: string;
  /** Throws for what was not written by `write`. */
  read(event: RecordedEvent): Event;
  /** With an id of its own where the same event, said twice of one thing, is one event. */
  write(event: Event, of: string): Omit<NewEvent, 'id'> & { readonly id?: string };
}

/** Of events that are stored as they are, each under its own type. */
export function formOf<Event extends { readonly type: string }>(
  category: string,
  types: Readonly<Record<Event['type'], true>>,
): StoredForm<Event> {
  const isEvent = (data: unknown): data is Event =>
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    Object.hasOwn(types, data.type);
  return {
    category,
    read: ({ stream, version, data }) => {
      if (!isEvent(data)) throw new Error(`event ${version} of ${stream} is no ${category} event`);
      return data;
    },
    write: (event) => ({ type: event.type, data: event }),
  };
}

/** Streams of the store as deciders need them; `listed` waits until lists have an event. */
export function storedStreams<Event>(
  store: Pick<EventStore, 'append' | 'readStream'>,
  clock: Pick<Clock, 'newId'>,
  form: StoredForm<Event>,
  listed: (position: Position) => Promise<void> = () => Promise.resolve(),
): EventStreams<Event> {
  const streamOf = (id: string): StreamId => `${form.category}-${id}`;
  return {
    read: async (id, after) => {
      const read = await store.readStream(streamOf(id), after + 1);
      return read.ok ? read.events.map((event) => form.read(event)) : [];
    },
    append: async (id, after, events) => {
      const ids = consecutiveIds(clock.newId(), events.length);
      const written = events.map((event, index): NewEvent => {
        const eventId = ids[index];
        if (eventId === undefined) throw new Error('an event has no id');
        return { id: eventId, ...form.write(event, id) };
      });
      const expected = after === 0 ? 'no-stream' : after;
      const appended = await store.append(streamOf(id), expected, written);
      if (appended.ok) return { ok: true, listed: listed(appended.position) };
      if (appended.code === 'version-conflict') return { ok: false, message: appended.message };
      throw new Error(appended.message);
    },
  };
}
