import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { openRecorded } from '#notation/recorded/open-recorded';
import { viewers, type Viewer } from '#rules';
import type { Database } from '../../src/platform/database/database';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { PostgresSnapshots } from '../../src/platform/snapshots/postgres-snapshots';
import { SnapshotStore } from '../../src/games/replay/snapshots/snapshot-store';
import { stamp } from '../../src/games/replay/snapshots/stamp';
import { warmUp } from '../../src/games/replay/snapshots/warm-up';
import { units } from '../../src/games/replay/marks';
import { ListDecisionsHandler, ListDecisions } from '../../src/games/replay/list-decisions';
import { GetMomentHandler, GetMoment } from '../../src/games/replay/get-moment';
import { FindStepHandler, FindStep } from '../../src/games/replay/find-step';
import { Replay } from '../../src/games/replay/replay';
import { CachedGames } from '../../src/games/replay/cached-games';
import type { RecordedGame } from '../../src/games/replay/recorded-game';
import { RecordedGames } from '../../src/games/replay/recorded-games';
import { goldenLog } from '../support/golden-log';
import { randomGame, type RandomGame } from '../support/random-game';
import { recordedEvents } from '../support/recorded-events';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';
import { firstRows } from '../../src/platform/projections/span';

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

type Reading = Pick<PostgresEventStore, 'readStream'>;

const snapshotsOf = (own = stamp): SnapshotStore =>
  new SnapshotStore(rulesByPool, new PostgresSnapshots(database.pool, own), (error) =>
    errors.push(error),
  );

const gamesOf = (from: Reading = store, snapshots = snapshotsOf()): RecordedGames =>
  new RecordedGames(from, rulesByPool, snapshots);

type Games = CachedGames<RecordedGame>;

/** A process of its own that has nothing in memory. */
const process = (from: Reading = store, snapshots = snapshotsOf()): Games =>
  new CachedGames([gamesOf(from, snapshots)], new Memory());

type Game = Pick<RandomGame, 'stream' | 'events'>;

const idOf = ({ stream }: Game): string => stream.slice('game-'.length);

/** A game folded whole from its events, as it stands after so many. */
function folded({ events }: Game, length = events.length): Replay {
  const recorded = events.map((event, at) => ({ ...event, version: at + 1 })).slice(0, length);
  const [first, ...rest] = recorded;
  if (first === undefined) throw new Error('no game');
  const replay = Replay.opened(openRecorded(rulesByPool, headerOf(first)));
  replay.extend(rest.map(decisionOf));
  return replay;
}

/** The bytes of everything a viewer can ask about moments of a game, but for when they were. */
function* told(replay: Replay, viewer: Viewer): Generator<string> {
  const seen = replay.viewerReplays[viewer];
  for (let at = seen.last; at >= 0; at -= 1) {
    const steps = units.flatMap((unit) => [
      seen.marks.next(unit, at),
      seen.marks.previous(unit, at),
    ]);
    yield JSON.stringify([seen.momentAt(at), steps]).replace(/"time":\d+/g, '"time":null');
  }
  yield JSON.stringify([...seen.decisions(0)]).replace(/"time":\d+/g, '"time":null');
  yield JSON.stringify([seen.extent, replay.outcome, replay.length, replay.last]);
}

async function opened(games: Games, game: Game): Promise<Replay> {
  const found = await games.get(idOf(game));
  if (found === null) throw new Error('no game');
  return found.replay;
}

function expectSame(one: Replay, other: Replay): void {
  for (const viewer of viewers) expect([...told(one, viewer)]).toEqual([...told(other, viewer)]);
}

async function rows(): Promise<readonly { version: number; stamp: string; body: string }[]> {
  const found = await database.pool.query<{ version: number; stamp: string; body: string }>(
    "select version, stamp, encode(body, 'hex') as body from snapshots order by version",
  );
  return found.rows;
}

const game = randomGame(7, 300);

async function kept(): Promise<void> {
  await store.append(game.stream, 'no-stream', game.events);
  await gamesOf().keep(idOf(game));
}

describe('a game that is kept', () => {
  it.each([7, 8, 9])(
    'tells every viewer every moment as the whole fold does: game %i',
    async (seed) => {
      const one = randomGame(seed, 400);
      await store.append(one.stream, 'no-stream', one.events);
      await gamesOf().keep(idOf(one));
      expectSame(await opened(process(), one), folded(one));
    },
  );

  it.each(['core-rulebook-run', 'demo-sheet-run'])(
    'tells the same of a game that begins in a position: %s',
    async (name) => {
      const id = '11111111-1111-8111-8111-111111111111';
      const recorded = await recordedEvents(goldenLog(name), id);
      const events = recorded.map((event) => {
        const { type, data, meta } = event;
        return { id: event.id, type, data, meta };
      });
      const one = { stream: `game-${id}`, events } as const;
      await store.append(one.stream, 'no-stream', events);
      await gamesOf().keep(id);
      expectSame(await opened(process(), one), folded(one));
    },
  );

  it('is opened at each moment alone as in passing, without a look at its events', async () => {
    const one = randomGame(2, 1_000);
    await store.append(one.stream, 'no-stream', one.events);
    await gamesOf().keep(idOf(one));
    const whole = folded(one);
    expect(whole.outcome).not.toBeNull();
    const readStream = jest.fn(store.readStream.bind(store));
    for (const viewer of viewers)
      for (let at = whole.viewerReplays[viewer].last; at >= 0; at -= 7) {
        const cold = process({ readStream });
        const found = await new GetMomentHandler(cold).execute(
          new GetMoment(idOf(one), at, viewer),
        );
        const told = JSON.stringify(found).replace(/"time":\d+/g, '"time":null');
        expect(told).toBe(
          JSON.stringify({ ok: true, value: whole.viewerReplays[viewer].momentAt(at) }),
        );
      }
    expect(readStream).not.toHaveBeenCalled();
  });

  it('has its times', async () => {
    await kept();
    const list = new ListDecisions(idOf(game), 'judge', firstRows(1_000));
    const [cold, warm] = [process(), process(store, snapshotsOf('nobody'))];
    const times = async (games: Games) =>
      JSON.stringify(await new ListDecisionsHandler(games).execute(list));
    expect(await times(cold)).toBe(await times(warm));
    expect(await times(cold)).toMatch(/"time":\d+/);
  });

  it('refuses moments that were not told, in the same words', async () => {
    await kept();
    const step = new FindStep(idOf(game), 'runner', 100_000, 'turn', 'next');
    const answers = [process(), process(store, snapshotsOf('nobody'))].map((games) =>
      new FindStepHandler(games).execute(step),
    );
    const [cold, warm] = await Promise.all(answers);
    expect(cold).toEqual(warm);
    expect(cold).toMatchObject({ code: 'OUT_OF_RANGE' });
  });

  it.each<[string, string]>([
    ['cut short', 'update snapshots set body = substring(body for length(body) / 2)'],
    ['emptied', "update snapshots set body = ''"],
    [
      'with a byte changed',
      'update snapshots set body = set_byte(body, 2000, get_byte(body, 2000) # 1)',
    ],
    ['of another engine', "update snapshots set stamp = 'retrace 0.0.1'"],
    ['gone', 'delete from snapshots'],
  ])('%s is folded from its events and kept anew', async (_, damage) => {
    await kept();
    const before = await rows();
    expect(before).toHaveLength(1);
    await database.pool.query(damage);
    const snapshots = snapshotsOf();
    const games = process(store, snapshots);
    expectSame(await opened(games, game), folded(game));
    await gamesOf().keep(idOf(game));
    await snapshots.stop();
    expect(await rows()).toEqual(before);
  });

  it('is dropped with other things that another version of the program left', async () => {
    await kept();
    const own = await rows();
    await database.pool.query("insert into snapshots values ('game-x', 1, 'old', '')");
    const snapshots = new PostgresSnapshots(database.pool, stamp);
    expect(await snapshots.dropForeign()).toBe(1);
    expect(await rows()).toEqual(own);
  });

  it('holds no name', async () => {
    await kept();
    const { players } = game.log.header;
    const stored = await database.pool.query<{ body: Buffer }>('select body from snapshots');
    for (const { body } of stored.rows)
      for (const { name } of [players.corp, players.runner])
        expect(body.includes(Buffer.from(name))).toBe(false);
    const replay = await opened(process(), game);
    const all = viewers.flatMap((viewer) => [...told(replay, viewer)]).join('');
    for (const { name } of [players.corp, players.runner]) expect(all).not.toContain(name);
  });
});

describe('a game that goes on', () => {
  it('goes on from what is kept of it', async () => {
    await store.append(game.stream, 'no-stream', game.events.slice(0, 101));
    await gamesOf().keep(idOf(game));
    const games = process();
    expectSame(await opened(games, game), folded(game, 101));
    await store.append(game.stream, 101, game.events.slice(101));
    const readStream = jest.fn(store.readStream.bind(store));
    expectSame(await opened(process({ readStream }), game), folded(game));
    expect(readStream.mock.calls).toEqual([[game.stream, 102]]);
    expectSame(await opened(games, game), folded(game));
  });

  it('is kept as it grows, and as it ends, by who happens to look', async () => {
    const one = randomGame(2, 1_000);
    const snapshots = snapshotsOf();
    const games = process(store, snapshots);
    const versions: number[] = [];
    for (const [at, event] of one.events.entries()) {
      await store.append(one.stream, at === 0 ? 'no-stream' : at, [event]);
      if (at % 10 !== 0 && at < one.events.length - 1) continue;
      await games.get(idOf(one));
      await snapshots.stop();
      versions.push((await rows())[0]?.version ?? 0);
    }
    expect(versions.at(-1)).toBe(one.events.length);
    expect(new Set(versions).size).toBeGreaterThan(3);
    expect(new Set(versions).size).toBeLessThan(one.events.length / 50);
    expect(await rows()).toHaveLength(1);
    expectSame(await opened(process(), one), folded(one));
  });

  it('is kept once where several keep it at the same time', async () => {
    await store.append(game.stream, 'no-stream', game.events);
    const snapshots = snapshotsOf();
    const { length: whole } = game.events;
    const lengths = [whole, 101, 5, 90, 17, whole, whole - 1, 64];
    await Promise.all(lengths.map((length) => snapshots.put(game.stream, folded(game, length))));
    expect(await rows()).toMatchObject([{ version: whole }]);
    expectSame(await opened(process(), game), folded(game));
  });

  it('is not set back by who has seen less of it', async () => {
    await store.append(game.stream, 'no-stream', game.events.slice(0, 101));
    const late = process(store);
    const snapshots = snapshotsOf();
    const behind = await opened(late, game);
    await store.append(game.stream, 101, game.events.slice(101));
    await gamesOf().keep(idOf(game));
    await snapshots.put(game.stream, behind);
    expect(await rows()).toHaveLength(1);
    expectSame(await opened(process(), game), folded(game));
  });
});

it('a process warms up with what is kept, and starts where nothing is', async () => {
  await warmUp(snapshotsOf());
  await kept();
  const find = jest.spyOn(PostgresSnapshots.prototype, 'some');
  await warmUp(snapshotsOf());
  expect(find).toHaveBeenCalled();
});
