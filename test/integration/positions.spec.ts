import { coreRules } from '#cards/pool';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { openRecorded } from '#notation/recorded/open-recorded';
import { hashState } from '#rules/state/hash';
import { stampOf } from '#rules/state/packed/stamp';
import type { Database } from '../../src/platform/database/database';
import type { StreamId } from '../../src/platform/event-store/event-store';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { PostgresSnapshots } from '../../src/platform/snapshots/postgres-snapshots';
import { Positions } from '../../src/positions/positions';
import { randomGame } from '../support/random-game';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;
let store: PostgresEventStore;
const errors: unknown[] = [];

beforeAll(async () => {
  temporary = await temporaryServer();
});
beforeEach(async () => {
  ({ database, store } = await temporary.store());
});
afterEach(() => expect(errors.splice(0)).toEqual([]));
afterAll(() => temporary.stop());

const stamp = JSON.stringify(stampOf(coreRules.pool));
const positionsOf = (own = stamp, from: Pick<PostgresEventStore, 'readStream'> = store) =>
  new Positions(coreRules, from, new PostgresSnapshots(database.pool, own), (error) =>
    errors.push(error),
  );

const game = randomGame(7, 300);
const id = game.stream.slice('game-'.length);
const decisions = game.events.length - 1;

/** The hash of every state, as the decisions lead there. */
function hashes(): readonly string[] {
  const [first, ...rest] = game.events.map((event, at) => ({ ...event, version: at + 1 }));
  if (first === undefined) throw new Error('no game');
  const live = coreRules.live(openRecorded(coreRules, headerOf(first)).state, 'none');
  return [
    hashState(live.state),
    ...rest.map((event) => {
      live.apply(decisionOf(event));
      return hashState(live.state);
    }),
  ];
}

async function found(positions: Positions): Promise<readonly (string | null)[]> {
  const all: (string | null)[] = [];
  for (let at = 0; at <= decisions; at += 1) {
    const state = await positions.stateAt(id, at);
    all.push(state === null ? null : hashState(state));
  }
  return all;
}

async function rows(): Promise<readonly { version: number; stamp: string }[]> {
  const found = await database.pool.query<{ version: number; stamp: string }>(
    'select version, stamp from snapshots order by version',
  );
  return found.rows;
}

async function snapshotted(): Promise<void> {
  await store.append(game.stream, 'no-stream', game.events);
  await positionsOf().prepare(id);
}

describe('Positions', () => {
  it('stands at every decision as the game did, with snapshots and without any', async () => {
    await store.append(game.stream, 'no-stream', game.events);
    const expected = hashes();
    const bare = positionsOf('nobody writes this stamp');
    for (const at of [0, 1, 57, decisions])
      expect(hashState((await bare.stateAt(id, at)) ?? failed())).toBe(expected[at]);
    await bare.prepare(id);
    await positionsOf().prepare(id);
    expect((await rows()).length).toBeGreaterThan(4);
    expect(await found(positionsOf())).toEqual(expected);
    await database.pool.query('delete from snapshots');
    expect(await found(positionsOf())).toEqual(expected);
    expect((await rows()).length).toBeGreaterThan(4);
  });

  it('reads no event of a game that is prepared', async () => {
    await snapshotted();
    const readStream = jest.fn(store.readStream.bind(store));
    const positions = positionsOf(stamp, { readStream });
    expect(await found(positions)).toEqual(hashes());
    expect(readStream).not.toHaveBeenCalled();
  });

  it.each<[string, string]>([
    ['cut short', 'update snapshots set body = substring(body for length(body) / 2)'],
    ['emptied', "update snapshots set body = ''"],
    [
      'with a byte changed',
      'update snapshots set body = set_byte(body, 90, get_byte(body, 90) # 1)',
    ],
    ['of another engine', "update snapshots set stamp = 'retrace 0.0.1'"],
  ])('takes no snapshot %s, and makes it anew', async (_, damage) => {
    await snapshotted();
    const before = await rows();
    await database.pool.query(damage);
    const positions = positionsOf();
    const at = decisions - 3;
    expect(hashState((await positions.stateAt(id, at)) ?? failed())).toBe(hashes()[at]);
    await positions.prepare(id);
    expect(await rows()).toEqual(before);
    expect(await found(positions)).toEqual(hashes());
  });

  it('drops what another version of the program left', async () => {
    await snapshotted();
    const own = await rows();
    await database.pool.query("insert into snapshots values ('game-x', 1, 'old', '')");
    const snapshots = new PostgresSnapshots(database.pool, stamp);
    expect(await snapshots.dropForeign()).toBe(1);
    expect(await rows()).toEqual(own);
  });

  it('follows a game that goes on', async () => {
    const expected = hashes();
    await store.append(game.stream, 'no-stream', game.events.slice(0, 101));
    await positionsOf().prepare(id);
    await store.append(game.stream, 101, game.events.slice(101));
    const positions = positionsOf();
    expect(await found(positions)).toEqual(expected);
    await positions.prepare(id);
    expect(Math.max(...(await rows()).map(({ version }) => version))).toBeGreaterThan(101);
  });

  it.each<[string, number]>([
    [id, decisions + 1],
    [id, -1],
    [id, 0.5],
    ['11111111-1111-8111-8111-111111111111', 0],
    ["x' or 1 = 1", 0],
  ])('finds nothing at %s, %s', async (wanted, at) => {
    const stream: StreamId = game.stream;
    await store.append(stream, 'no-stream', game.events);
    expect(await positionsOf().stateAt(wanted, at)).toBeNull();
  });
});

function failed(): never {
  throw new Error('there is no such state');
}
