import type { EventStore, NewEvent } from '../../src/platform/event-store/event-store';
import { position } from '../../src/platform/event-store/position';

/** Streams in memory, kept as JSON, with the version check: for specs of handlers. */
export const memoryEventStore = (): Pick<EventStore, 'append' | 'readStream'> => {
  const streams = new Map<string, string[]>();
  return {
    append: (stream, expected, events: readonly NewEvent[]) => {
      const before = streams.get(stream) ?? [];
      const actual = before.length;
      const lines = events.map((event) => JSON.stringify(event));
      const at = expected === 'no-stream' ? 0 : expected;
      // The same append again, as the store on PostgreSQL takes it.
      if (actual > at && lines.every((line, i) => before[at + i] === line)) {
        const version = at + lines.length;
        return Promise.resolve({ ok: true, version, position: position('0'), repeated: true });
      }
      if (at !== actual) {
        return Promise.resolve({
          ok: false,
          code: 'version-conflict',
          message: `${stream} is at version ${actual}`,
          stream,
          expected,
          actual,
        });
      }
      streams.set(stream, [...before, ...lines]);
      const version = actual + events.length;
      return Promise.resolve({ ok: true, version, position: position('0'), repeated: false });
    },
    readStream: (stream, from = 1, limit = Infinity) => {
      const lines = streams.get(stream);
      if (lines === undefined) {
        return Promise.resolve({ ok: false, code: 'stream-not-found', message: stream });
      }
      const events = lines.map((line, at) => ({
        ...JSON.parse(line),
        ...{ stream, version: at + 1, recordedAt: new Date(1_000 * at) },
      }));
      const wanted = events.slice(from - 1, from - 1 + limit);
      return Promise.resolve({ ok: true, events: wanted, version: lines.length });
    },
  };
};
