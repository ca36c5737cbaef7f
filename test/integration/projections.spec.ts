import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/database/database';
import type { EventStore, StreamId } from '../../src/platform/event-store/event-store';
import { START } from '../../src/platform/event-store/position';
import type { Projection } from '../../src/platform/projections/projection';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { lastAppended } from '../support/last-appended';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;
let store: EventStore;

beforeAll(async () => {
  temporary = await temporaryServer();
});
beforeEach(async () => {
  ({ database, store } = await temporary.store());
});
afterAll(() => temporary.stop());

/** Sums what each stream says; a text in place of a number is poison. */
const totals = (version = 1, factor = 1): Projection => ({
  name: 'totals',
  version,
  category: 'game',
  removals: [`delete from total where stream in (select 'game-' || id from unnest($1::text[]) id)`],
  tables: 'create table total (stream text primary key, version int, amount int)',
  apply: async (transaction, events) => {
    for (const { stream, version: at, data } of events) {
      if (typeof data !== 'number') throw new Error(`${stream} says ${JSON.stringify(data)}`);
      await transaction.query(
        `insert into total values ($1, $2, $3) on conflict (stream) do update
         set amount = total.amount + excluded.amount, version = excluded.version`,
        [stream, at, factor * data],
      );
    }
  },
});

function runnerOf(...projections: readonly Projection[]): ProjectionRunner {
  const runner = new ProjectionRunner(database.pool, store, { onError: () => undefined, batch: 7 });
  for (const projection of projections) runner.register(projection);
  return runner;
}

async function say(stream: StreamId, after: number, ...amounts: readonly unknown[]) {
  const events = amounts.map((data) => ({ id: randomUUID(), type: 'said', data }));
  const result = await store.append(stream, after, events);
  if (!result.ok) throw new Error(result.message);
  return result.position;
}

async function table(): Promise<readonly unknown[]> {
  return (await database.pool.query('select * from totals.total order by stream')).rows;
}

describe('ProjectionRunner', () => {
  it('follows the store, and tells when it has read an event', async () => {
    const runner = runnerOf(totals());
    await say('game-a', 0, 1, 2);
    await runner.start();
    const position = await say('game-b', 0, 5);
    expect(await runner.caughtUp(position, 5_000)).toBe(true);
    expect(await table()).toEqual([
      { stream: 'game-a', version: 2, amount: 3 },
      { stream: 'game-b', version: 1, amount: 5 },
    ]);
    expect(await runner.lag()).toMatchObject([{ projection: 'totals', since: null }]);
    await runner.stop();
  });

  it('is not caught up while it stands still, and says since when', async () => {
    const runner = runnerOf(totals());
    await runner.prepare();
    const position = await say('game-a', 0, 1);
    expect(await runner.caughtUp(position, 20)).toBe(false);
    expect((await runner.lag())[0]?.since).toBeInstanceOf(Date);
  });

  it('applies each event once, however many run', async () => {
    const runners = [1, 2, 3].map(() => runnerOf(totals()));
    await Promise.all(runners.map((runner) => runner.start()));
    let last = START;
    for (let n = 0; n < 40; n++) last = await say(`game-${n % 5}`, Math.floor(n / 5), n);
    // What can be read may end before it while another transaction goes on.
    expect(await runners[0]?.caughtUp(last, 5_000)).toBe(true);
    await Promise.all(runners.map((runner) => runner.stop()));
    const sums = [0, 1, 2, 3, 4].map((game) => 8 * game + 5 * 28);
    expect((await table()).map((row) => row)).toMatchObject(sums.map((amount) => ({ amount })));
  });

  it('reads its own category alone', async () => {
    await say('tournament-a', 0, 1);
    const runner = runnerOf(totals());
    await runner.catchUp();
    expect(await table()).toEqual([]);
  });

  it('moves over what means nothing to any of them in one statement', async () => {
    const others = ['first', 'second', 'third'].map((name) => ({ ...totals(), name }));
    const runner = runnerOf(...others, { ...totals(), category: 'deck' });
    await runner.prepare();
    await say('deck-a', 0, 2);
    await say('game-a', 0, 1);
    await say('deck-a', 1, 3);
    await runner.catchUp();
    expect(await table()).toEqual([{ stream: 'deck-a', version: 2, amount: 5 }]);
    await say('deck-a', 2, 4);
    const last = await say('deck-b', 0, 4);
    const asked = jest.spyOn(database.pool, 'query');
    await runner.catchUp();
    const passed = asked.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('pass-over'),
    );
    asked.mockRestore();
    expect(passed).toHaveLength(1);
    expect((await runner.lag()).map((lag) => lag.position)).toEqual([last, last, last, last]);
  });

  it('sets a stream aside that it cannot take, and goes on with the rest', async () => {
    await say('game-a', 0, 1);
    await say('game-bad', 0, 2, 'poison');
    await say('game-c', 0, 3);
    const runner = runnerOf(totals());
    await runner.catchUp();
    await say('game-bad', 2, 4);
    await say('game-a', 1, 5);
    await runner.catchUp();
    expect(await table()).toMatchObject([
      { stream: 'game-a', amount: 6 },
      { stream: 'game-c', amount: 3 },
    ]);
    expect(await runner.deadLetters('totals')).toMatchObject([
      { stream: 'game-bad', version: 1, reason: 'game-bad says "poison"' },
    ]);
    expect(await runner.retryDeadLetters('totals')).toEqual([]);
    expect(await runner.deadLetters('totals')).toHaveLength(1);

    const mended = runnerOf({
      ...totals(),
      apply: (transaction, events, reader) =>
        totals().apply(
          transaction,
          events.map((event) => (event.data === 'poison' ? { ...event, data: 100 } : event)),
          reader,
        ),
    });
    expect(await mended.retryDeadLetters('totals')).toEqual(['game-bad']);
    expect(await mended.deadLetters('totals')).toEqual([]);
    expect(await table()).toContainEqual({ stream: 'game-bad', version: 3, amount: 106 });
  });

  it('rebuilds to what it was, readable all the while', async () => {
    for (let n = 0; n < 30; n++)
      await say(`game-${n}`, 0, ...Array.from({ length: n % 5 }, () => n), 1);
    await say('game-bad', 0, 'poison');
    const runner = runnerOf(totals());
    await runner.start();
    expect(await runner.caughtUp(await lastAppended(database.pool), 5_000)).toBe(true);
    const live = await table();
    await database.pool.query('update totals.total set amount = 0');
    const progress: number[] = [];
    const sizes: number[] = [];
    await runner.rebuild('totals', ({ events, total }) => {
      progress.push(events / total);
      void table().then((rows) => sizes.push(rows.length));
    });
    expect(await table()).toEqual(live);
    expect(progress.at(-1)).toBe(1);
    expect(sizes.every((size) => size === live.length)).toBe(true);
    expect(await runner.deadLetters('totals')).toHaveLength(1);
    const position = await say('game-after', 0, 1);
    expect(await runner.caughtUp(position, 5_000)).toBe(true);
    await runner.stop();
  });

  it('rebuilds several in one reading of the events, and swaps none when one fails', async () => {
    const counts = (version: number): Projection => ({
      ...totals(version),
      name: 'counts',
      apply: async (transaction, events) => {
        for (const { stream, version: at } of events)
          await transaction.query(
            `insert into total values ($1, $2, 1) on conflict (stream) do update
             set amount = total.amount + 1, version = excluded.version`,
            [stream, at],
          );
      },
    });
    for (let n = 0; n < 90; n++) await say(`game-${n % 9}`, Math.floor(n / 9), n);
    await runnerOf(totals(), counts(1)).catchUp();
    const both = async () => [
      await table(),
      (await database.pool.query('select * from counts.total order by stream')).rows,
    ];
    const live = await both();
    const alone = jest.spyOn(store, 'readAll');
    await runnerOf(totals(), counts(1)).rebuild('totals');
    const reads = alone.mock.calls.length;
    alone.mockClear();
    await runnerOf(totals(), counts(1)).rebuild(['totals', 'counts']);
    expect(alone).toHaveBeenCalledTimes(reads);
    alone.mockRestore();
    expect(await both()).toEqual(live);

    await database.pool.query('update totals.total set amount = 0');
    const broken = { ...counts(1), tables: 'create table total (' };
    await expect(runnerOf(totals(), broken).rebuild(['totals', 'counts'])).rejects.toThrow();
    expect((await table())[0]).toMatchObject({ amount: 0 });
  });

  it('rebuilds by itself when its version changes', async () => {
    await say('game-a', 0, 4);
    await runnerOf(totals(1)).catchUp();
    await runnerOf(totals(2, 10)).catchUp();
    expect(await table()).toEqual([{ stream: 'game-a', version: 1, amount: 40 }]);
  });

  it('loses nothing and doubles nothing when its connection is cut in the middle', async () => {
    let cuts = 0;
    const cut: Projection = {
      ...totals(),
      apply: async (transaction, events, reader) => {
        await totals().apply(transaction, events, reader);
        if (cuts++ < 3) await transaction.query('select pg_terminate_backend(pg_backend_pid())');
      },
    };
    const runner = runnerOf(cut);
    await runner.start();
    for (let n = 0; n < 20; n++) await say('game-a', n, 1);
    expect(await runner.caughtUp(await lastAppended(database.pool), 10_000)).toBe(true);
    await runner.stop();
    expect(cuts).toBeGreaterThan(3);
    expect(await table()).toEqual([{ stream: 'game-a', version: 20, amount: 20 }]);
    expect(await runner.deadLetters('totals')).toEqual([]);
  });

  it('names an unknown projection and the known ones', async () => {
    await expect(runnerOf(totals()).rebuild('totls')).rejects.toThrow(
      'There is no projection totls; there are totals',
    );
  });
});
