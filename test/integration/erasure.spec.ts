import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/platform/clock/clock';
import type { Database } from '../../src/platform/database/database';
import { EventForms } from '../../src/platform/event-store/event-schemas';
import type { EventStore, RecordedEvent } from '../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { People } from '../../src/platform/people/people';
import type { Projection } from '../../src/platform/projections/projection';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;
let store: PostgresEventStore;
let people: People;

beforeAll(async () => {
  temporary = await temporaryServer();
});
beforeEach(async () => {
  database = await temporary.database();
  const forms = new EventForms({ game: { opened: { names: ['by'] }, closed: {} } });
  store = new PostgresEventStore(database, systemClock, forms);
  people = new People(database.pool);
});
afterEach(() => store.close());
afterAll(() => temporary.stop());

type Hook = () => Promise<void>;
const nothing: Hook = () => Promise.resolve();

/** Writes who opened a game, from memory where it can, also when the game is closed. */
function players(during: Hook = nothing): Projection {
  const kept = new Map<string, string>();
  const opener = async (stream: RecordedEvent['stream'], from: Pick<EventStore, 'readStream'>) => {
    const read = kept.has(stream) ? null : await from.readStream(stream, 1, 1);
    if (read?.ok === true) kept.set(stream, JSON.stringify(read.events[0]?.data));
    return kept.get(stream) ?? '';
  };
  return {
    name: 'players',
    version: 1,
    category: 'game',
    removals: [],
    tables: 'create table player (stream text, version int, name text)',
    apply: async (transaction, events, from) => {
      await during();
      for (const { stream, version, type, data } of events) {
        if (type === 'opened') kept.set(stream, JSON.stringify(data));
        await transaction.query('insert into player values ($1, $2, $3)', [
          stream,
          version,
          await opener(stream, from),
        ]);
      }
    },
    forget: () => kept.clear(),
  };
}

function runnerOf(projection: Projection, reader: EventStore = store): ProjectionRunner {
  const runner = new ProjectionRunner(database.pool, reader, {
    onError: (error) => fail(error),
    batch: 2,
  });
  runner.register(projection);
  return runner;
}
function fail(error: unknown): never {
  throw error;
}
const open = async (game: number) =>
  store.append(`game-${game}`, 0, [{ id: randomUUID(), type: 'opened', data: { by: 'Ann' } }]);
const close = async (game: number) =>
  store.append(`game-${game}`, 1, [{ id: randomUUID(), type: 'closed', data: null }]);
const written = async (): Promise<readonly string[]> =>
  (
    await database.pool.query<{ name: string }>('select name from players.player order by 1')
  ).rows.map(({ name }) => name);

const ANN = '{"by":"Ann"}';
const NOBODY = '{"by":"(erased)"}';

/** A store of which the first reading is slow: `meanwhile` is done before anybody has it. */
function slow(meanwhile: Hook): EventStore {
  let first = true;
  const readAll: EventStore['readAll'] = async (after, limit) => {
    const events = await store.readAll(after, limit);
    if (events.length > 0 && first) {
      first = false;
      await meanwhile();
    }
    return events;
  };
  return Object.assign(Object.create(store), { readAll });
}

describe('an erasure', () => {
  it('keeps a batch that was read before it from being written after it', async () => {
    await open(1);
    const runner = runnerOf(
      players(),
      slow(async () => void (await people.erase('Ann'))),
    );
    await runner.catchUp();
    expect(await written()).toEqual([]);
    await runner.catchUp();
    expect(await written()).toEqual([NOBODY]);
  });

  it('does the same with messages', async () => {
    const opened = await open(1);
    if (!opened.ok) throw new Error(opened.message);
    const runner = runnerOf(players());
    await runner.prepare();
    let readings = 0;
    await runner.take(async () => {
      const read = await store.readStream('game-1');
      if (++readings === 1) await people.erase('Ann');
      return read.ok ? read.events : [];
    });
    expect(readings).toBe(2);
    expect(await written()).toEqual([NOBODY]);
  });

  it('reaches what a projector has in memory, though no notice has come', async () => {
    await open(1);
    const runner = runnerOf(players());
    await runner.catchUp();
    expect(await written()).toEqual([ANN]);
    await people.erase('Ann');
    await runnerOf(players()).rebuild('players');
    await close(1);
    await runner.catchUp();
    expect(await written()).toEqual([NOBODY, NOBODY]);
  });

  it('waits for a batch that is being written', async () => {
    await open(1);
    const order: string[] = [];
    let erasing = Promise.resolve();
    const runner = runnerOf(
      players(async () => {
        erasing = people.erase('Ann').then(() => void order.push('erased'));
        await sleep(200);
        order.push('written');
      }),
    );
    await runner.catchUp();
    await erasing;
    expect(order).toEqual(['written', 'erased']);
  });

  it('lets a rebuild that has begun begin again', async () => {
    for (let game = 0; game < 30; game += 1) await open(game);
    const runner = runnerOf(players());
    await runner.catchUp();
    const seen: number[] = [];
    const erasures: Promise<number>[] = [];
    await runner.rebuild('players', ({ events }) => {
      seen.push(events);
      if (seen.length === 2) erasures.push(people.erase('Ann'));
    });
    expect(await Promise.all(erasures)).toEqual([1]);
    expect(await written()).toEqual(Array.from({ length: 30 }, () => NOBODY));
    expect(seen.at(-1)).toBe(30);
    expect(seen.length).toBeGreaterThan(4);
  });

  it('is finished by the next start when nobody rebuilt what held the name', async () => {
    await open(1);
    await runnerOf(players()).catchUp();
    await people.erase('Ann');
    expect(await written()).toEqual([ANN]);
    await runnerOf(players()).prepare();
    expect(await written()).toEqual([NOBODY]);
  });

  it('of nobody rebuilds nothing', async () => {
    await open(1);
    await runnerOf(players()).catchUp();
    expect(await people.erase('Bob')).toBe(0);
    const { rows } = await database.pool.query('select number from erasures');
    expect(rows).toEqual([{ number: 0 }]);
  });
});
