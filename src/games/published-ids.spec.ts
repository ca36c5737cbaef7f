import { memoryEventStore } from '../../test/support/memory-event-store';
import { contentIds } from '../platform/content-id/content-id';
import { ERASED, type EventStore } from '../platform/event-store/event-store';
import { formerIdOf, PublishedIds } from './published-ids';

const present = ['a game'];
const formerId = formerIdOf('game', ['a game', 'Ann']);
const identity = { present, formerId };

function setUp(known: readonly string[] = []) {
  const store = memoryEventStore();
  const asked: string[] = [];
  const read: EventStore['readStream'] = (stream, from, limit) => {
    asked.push('read');
    return store.readStream(stream, from, limit);
  };
  const reader = {
    query: async (_name: string, _sql: string, values: readonly unknown[] = []) => {
      asked.push('query');
      return known.includes(String(values[0])) ? [Object()] : [];
    },
  };
  const ids = new PublishedIds({ readStream: read }, contentIds(Buffer.alloc(32)), reader);
  const stored = (id: string, corp: string) =>
    store.append(`game-${id}`, 'no-stream', [
      { id, type: 'game-recorded', data: { players: { corp: { name: corp }, runner: {} } } },
    ]);
  return { ids, asked, stored, idOf: (of = identity) => ids.idOf('game', of) };
}

describe('ids of published games', () => {
  it('are the same for the same game, and cannot be made by whoever knows it', async () => {
    const { ids, idOf, stored } = setUp();
    const id = await idOf();
    expect(id).not.toBe(formerId);
    expect(await idOf({ present, formerId: formerIdOf('game', ['Bob']) })).toBe(id);
    await stored(id, 'Ann');
    expect(await idOf()).toBe(id);
    expect(await ids.idOf('observed', identity)).not.toBe(id);
  });

  it('go on after each game that was erased, found by few looks however many there were', async () => {
    const { idOf, stored, asked } = setUp();
    const gone: string[] = [];
    for (let erased = 0; erased < 40; erased += 1) {
      const id = await idOf();
      expect(gone).not.toContain(id);
      gone.push(id);
      await stored(id, ERASED);
    }
    asked.length = 0;
    const next = await idOf();
    expect(asked.length).toBeLessThan(16);
    await stored(next, 'Ann');
    expect(await idOf()).toBe(next);
  });

  it('stay what they were for games stored while ids were made of names, as long as all are named', async () => {
    expect(await setUp([formerId]).idOf()).toBe(formerId);
    const [named, erased] = [setUp([formerId]), setUp()];
    await named.idOf();
    await erased.idOf();
    // A name that is guessed is looked for by the same work, whether it is right or not.
    expect(named.asked).toEqual(erased.asked);
  });
});
