import { commitOf } from '../event-store/commit';
import type { RecordedCommit } from '../event-store/commit-reader';
import type { NewEvent } from '../event-store/event-store';
import { position } from '../event-store/position';
import { eventsIn, messagesOf } from './append-message';

const at = new Date('2026-11-21T08:00:00.123Z');
const id = (n: number) => `00000000-0000-8000-8000-${String(n).padStart(12, '0')}`;

function commit(events: readonly NewEvent[]): RecordedCommit {
  const { stream, after, count, firstId, form, payload } = commitOf('game-a', 7, at, events);
  const hash = Buffer.alloc(32, 9);
  const place = position('4194304');
  return { stream, after, count, firstId, form, payload, hash, position: place, recordedAt: at };
}

describe('the messages of an append', () => {
  it('bring its events as they are stored', () => {
    const events = [
      { id: id(1), type: 'decided', data: { do: 'pass', name: 'Ünsal' }, meta: { hash: 'ab' } },
      { id: id(2), type: 'decided@3', data: null },
    ];
    const messages = messagesOf(commit(events));
    expect(messages).toHaveLength(1);
    expect(messages[0]?.key).toBe('game-a');
    expect(messages.flatMap(eventsIn)).toEqual([
      { ...events[0], stream: 'game-a', version: 8, position: 4194304n, recordedAt: at },
      { ...events[1], meta: {}, stream: 'game-a', version: 9, position: 4194305n, recordedAt: at },
    ]);
  });

  it('are several when one would be too large for a broker', () => {
    const events = Array.from({ length: 5_000 }, (_, n) => ({ id: id(n), type: 'x', data: n }));
    const long = { id: id(6_000), type: 'x', data: 'y'.repeat(600_000) };
    const messages = messagesOf(commit([...events, long, ...events]));
    expect(messages.length).toBeGreaterThan(5);
    const versions = messages.flatMap(eventsIn).map((event) => event.version);
    expect(versions).toEqual(Array.from({ length: 10_001 }, (_, n) => n + 8));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from('not a message at all')],
  ])('are not made of %s', (_name, value) => {
    expect(() => eventsIn({ key: 'game-a', value })).toThrow();
  });
});
