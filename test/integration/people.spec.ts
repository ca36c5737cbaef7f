import { Memory } from '#streams/memory';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventSchemas } from '../../src/event-schemas';
import { GameFolder } from '../../src/analysis/folding/game-folder';
import { verifyGame } from '../../src/games/verify-game';
import { rulesByPool } from '#cards/rules-by-pool';
import { exportLines, importLines } from '../../src/platform/archive/archive';
import { START } from '../../src/platform/event-store/position';
import { systemClock } from '../../src/platform/clock/clock';
import { connected, type Database } from '../../src/platform/database/database';
import { EventForms } from '../../src/platform/event-store/event-schemas';
import { EventNotUnderstood } from '../../src/platform/event-store/event-store';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { People } from '../../src/platform/people/people';
import { CachedGames } from '../../src/games/replay/cached-games';
import { RecordedGames } from '../../src/games/replay/recorded-games';
import { randomGame } from '../support/random-game';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
const { stream, events } = randomGame(3);

beforeAll(async () => {
  temporary = await temporaryServer();
});
afterAll(() => temporary.stop());

const storeOn = (database: Database) =>
  new PostgresEventStore(database, systemClock, new EventForms(eventSchemas));

async function headerIn(store: PostgresEventStore): Promise<unknown> {
  const read = await store.readStream(stream, 1, 1);
  return read.ok ? read.events[0]?.data : read.message;
}
async function linesOf(store: PostgresEventStore): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store)) lines.push(line);
  return lines;
}

describe('names of people', () => {
  it('are no part of stored events, yet come back with them', async () => {
    const { database, store: raw } = await temporary.store();
    const store = storeOn(database);
    await store.append(stream, 'no-stream', events);
    expect(await headerIn(store)).toEqual(events[0]?.data);
    expect(JSON.stringify(await headerIn(raw))).not.toMatch('Corp 3');
    const [all] = await store.readAll(START, 1);
    expect(all?.data).toEqual(events[0]?.data);
    await store.close();
  });

  it('are erased without a trace in game or hash', async () => {
    const { database } = await temporary.store();
    const store = storeOn(database);
    await store.append(stream, 'no-stream', events);
    const before = await store.verify(stream);
    const people = new People(database.pool);
    expect(await people.erase('Corp 3')).toBe(1);
    expect(await people.erase('Corp 3')).toBe(0);
    expect(await headerIn(store)).toMatchObject({
      players: { corp: { name: '(erased)' }, runner: { name: 'Runner 3' } },
    });
    expect(await store.verify(stream)).toEqual(before);
    const read = await store.readStream(stream);
    expect(read.ok && verifyGame(rulesByPool, read.events)).toBeNull();
    expect((await linesOf(store)).join()).not.toContain('Corp 3');
    // What is told again of somebody whose name was erased is told of nobody.
    const { stream: copy, events: others } = randomGame(11);
    const data = await headerIn(store);
    await store.append(copy, 'no-stream', [
      ...others.slice(0, 1).map((event) => ({ ...event, id: randomUUID(), data })),
    ]);
    const copied = await store.readStream(copy);
    expect(copied.ok && copied.events[0]?.data).toEqual(data);
    expect(await people.erase('(erased)')).toBe(0);
    // Who bears the name later is somebody else.
    const other = randomGame(10);
    await store.append(other.stream, 'no-stream', other.events);
    expect(await headerIn(store)).toMatchObject({ players: { corp: { name: '(erased)' } } });
    await store.close();
  });

  it('move with an export, and stay erased where they were', async () => {
    const { database } = await temporary.store();
    const store = storeOn(database);
    await store.append(stream, 'no-stream', events);
    const old = await linesOf(store);
    await new People(database.pool).erase('Corp 3');
    const target = storeOn((await temporary.store()).database);
    const imported = async (lines: readonly string[]) =>
      importLines(
        target,
        (async function* () {
          yield* lines;
        })(),
      );
    expect(await imported(await linesOf(store))).toMatchObject({ ok: true, people: 2 });
    expect(await headerIn(target)).toEqual(await headerIn(store));
    expect(await imported(old)).toMatchObject({ ok: true, repeated: 1 });
    expect(await headerIn(target)).toMatchObject({ players: { corp: { name: '(erased)' } } });
    await store.close();
    await target.close();
  });
});

describe('an event this program does not know', () => {
  it('is named by those who fold its stream and marked for those who read all', async () => {
    const { database, store: raw } = await temporary.store();
    const store = storeOn(database);
    await raw.append('game-x', 0, [{ id: randomUUID(), type: 'decided@9', data: {} }]);
    await expect(store.readStream('game-x')).rejects.toThrow(EventNotUnderstood);
    await expect(store.readStream('game-x')).rejects.toThrow('game-x, event 1: ');
    const [event] = await store.readAll(START, 1);
    expect(event?.problem).toContain('decided@9');
    const append = store.append('game-y', 0, [{ id: randomUUID(), type: 'dreamt', data: {} }]);
    await expect(append).rejects.toThrow('cannot hold an event dreamt');
    await store.close();
  });

  it('leave the memory of running processes when another one erases them', async () => {
    const { database } = await temporary.store();
    const store = storeOn(database);
    await store.append(stream, 'no-stream', events);
    const id = stream.slice('game-'.length);
    const memory = new Memory();
    const games = new CachedGames([new RecordedGames(store, rulesByPool)], memory);
    const folder = new GameFolder(rulesByPool, memory);
    let notices = 0;
    const stop = store.onErasure(() => {
      memory.forgetAll();
      notices += 1;
    });
    const named = async () => {
      const header = await (await games.get(id))?.header();
      const read = await store.readStream(stream, 2, 1);
      const folded = await folder.fold(read.ok ? read.events : [], store);
      return [header?.players.corp.name, folded.header.players.corp.name];
    };
    const [before] = await named();
    if (before === undefined) throw new Error('no name');
    expect(await named()).toEqual([before, before]);
    const elsewhere = await connected(
      { ...temporary.server.address, database: database.pool.options.database },
      1,
      async () => undefined,
    );
    // The listening connection may still be on its way: a name is erased once, told more often.
    for (let turn = 0; notices === 0 && turn < 100; turn += 1) {
      await new People(elsewhere.pool).erase(turn === 0 ? before : 'nobody');
      await sleep(50);
    }
    expect(notices).toBeGreaterThan(0);
    expect(await named()).toEqual(['(erased)', '(erased)']);
    stop();
    await elsewhere.close();
    await store.close();
  });
});
