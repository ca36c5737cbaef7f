/**
 * Measures opening random moments of games of 1,000 decisions, by the query that the API asks, in
 * processes that have just started: npm run bench:positions. Nothing of a game is in memory when a
 * moment of it is asked for. Writes test/bench/results/positions.json.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { built } from '../../bin/prepare.mjs';

const PROCESSES = Number(process.env.RETRACE_BENCH_PROCESSES ?? 10);
const SEEKS = 200;
/** Seeks in which a process compiles what they run through. */
const SETTLING = 20;
const GAMES = 5;
const LENGTH = 1_000;

const load = async (path) => (await import(`../../dist/${path}.js`)).default;

async function opened(folder) {
  const { openDatabase } = await load('src/platform/database/database');
  const { systemClock } = await load('src/platform/clock/clock');
  const { PostgresEventStore } = await load('src/platform/event-store/postgres-event-store');
  const { PostgresSnapshots } = await load('src/platform/snapshots/postgres-snapshots');
  const { SnapshotStore } = await load('src/games/replay/snapshots/snapshot-store');
  const { stamp } = await load('src/games/replay/snapshots/stamp');
  const { CachedGames } = await load('src/games/replay/cached-games');
  const { RecordedGames } = await load('src/games/replay/recorded-games');
  const { rulesByPool } = await load('libs/cards/rules-by-pool');
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  const store = new PostgresEventStore(database, systemClock);
  const snapshots = new PostgresSnapshots(database.pool, stamp);
  const shelf = new SnapshotStore(rulesByPool, snapshots, (error) => {
    throw error;
  });
  const close = () => store.close().then(() => database.close());
  return {
    database,
    store,
    shelf,
    recorded: () => new RecordedGames(store, rulesByPool, shelf),
    CachedGames,
    close,
  };
}

/** A process that has just started: what its seeks took, in milliseconds. */
async function seek(folder, games) {
  const { GetMoment, GetMomentHandler } = await load('src/games/replay/get-moment');
  const { warmUp } = await load('src/games/replay/snapshots/warm-up');
  const { viewers } = await load('libs/rules/view/viewer');
  const { shelf, recorded, CachedGames, close } = await opened(folder);
  const begun = performance.now();
  await warmUp(shelf);
  const warming = performance.now() - begun;
  const taken = [];
  for (let n = 0; n < SEEKS; n++) {
    const { id, lasts } = games[n % games.length];
    const viewer = viewers[Math.floor(Math.random() * viewers.length)];
    const at = Math.floor(Math.random() * (lasts[viewer] + 1));
    const handler = new GetMomentHandler(new CachedGames([recorded()]));
    const begun = performance.now();
    const before = process.cpuUsage();
    const answer = await handler.execute(new GetMoment(id, at, viewer));
    const { user, system } = process.cpuUsage(before);
    taken.push({ wall: performance.now() - begun, cpu: (user + system) / 1000 });
    if (!answer.ok) throw new Error(answer.message);
  }
  process.send({ taken, warming });
  await close();
}

/** Games of so many decisions, as they are stored. */
async function longGames() {
  const { coreRules, corePool } = await load('libs/cards/pool');
  const { dealer } = await load('libs/play/dealer');
  const { randomDeck } = await load('libs/play/random-deck');
  const { playOn } = await load('libs/play/play-on');
  const { randomPlayer } = await load('libs/play/random-player');
  const { repeatable } = await load('libs/play/repeatable');
  const games = [];
  for (let seed = 1; games.length < GAMES; seed++) {
    const next = repeatable(seed);
    const decks = {
      corp: randomDeck(corePool, 'corp', 49, next),
      runner: randomDeck(corePool, 'runner', 50, next),
    };
    const { state } = coreRules.open(decks);
    const table = {
      rules: coreRules,
      player: randomPlayer(next),
      dealer: dealer(next),
      most: LENGTH,
    };
    const decisions = [...playOn(table, state)].map(({ decision }) => decision);
    if (decisions.length < LENGTH) continue;
    // As most games that are looked at, these are over.
    decisions.splice(-1, 1, { do: 'concede', side: 'corp' });
    const deck = ({ identity, cards }) => ({ identity, cards: cards.map((code) => [code, 1]) });
    const header = {
      format: 'retrace/1',
      rules: 'rr-1.1',
      pool: corePool.name,
      engine: '0.1.0',
      players: { corp: { name: 'C' }, runner: { name: 'R' } },
      start: { kind: 'decks', corp: deck(decks.corp), runner: deck(decks.runner) },
    };
    games.push([
      { id: randomUUID(), type: 'game-recorded', data: header },
      ...decisions.map((data) => ({ id: randomUUID(), type: 'decided', data })),
    ]);
  }
  return games;
}

const at = (numbers, share) =>
  Number([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)].toFixed(2));

const told = (list, pick) => {
  const numbers = list.map(pick);
  return { p50: at(numbers, 0.5), p99: at(numbers, 0.99) };
};

async function measure() {
  built();
  const { viewers } = await load('libs/rules/index');
  const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
  const { store, shelf, recorded, database, close } = await opened(folder);
  try {
    const games = [];
    let segments = 0;
    for (const events of await longGames()) {
      const id = randomUUID();
      const stream = `game-${id}`;
      await store.append(stream, 'no-stream', events);
      const begun = performance.now();
      await recorded().keep(id);
      console.log(`kept in ${(performance.now() - begun).toFixed(0)} ms`);
      const replay = await shelf.take(stream);
      segments += replay.past.segments.parts.length;
      const lasts = viewers.map((viewer) => [viewer, replay.viewerReplays[viewer].last]);
      games.push({ id, lasts: Object.fromEntries(lasts) });
    }
    const { rows } = await database.pool.query(
      'select sum(length(body))::int as bytes from snapshots',
    );
    const all = [];
    const firsts = [];
    const settled = [];
    const warmings = [];
    for (let n = 0; n < PROCESSES; n++) {
      const child = fork(fileURLToPath(import.meta.url), ['seek', folder, JSON.stringify(games)]);
      const [{ taken, warming }] = await once(child, 'message');
      await once(child, 'exit');
      firsts.push(taken[0].wall);
      warmings.push(warming);
      all.push(...taken);
      settled.push(...taken.slice(SETTLING));
    }
    const results = {
      processes: PROCESSES,
      seeks: SEEKS,
      segmentsAGame: segments / GAMES,
      bytesADecision: Number((rows[0].bytes / GAMES / LENGTH).toFixed(1)),
      ...told(all, ({ wall }) => wall),
      // After the first seeks of each process, in which code is compiled.
      settled: told(settled, ({ wall }) => wall),
      // What is left of it on a machine with nothing else to do, but for the wait for the database.
      cpu: told(all, ({ cpu }) => cpu),
      startsLaterBy: at(warmings, 0.5),
      first: { p50: at(firsts, 0.5), worst: at(firsts, 0.9999) },
      wanted: { p99: 5 },
    };
    console.log(results);
    const machine = {
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      node: process.version,
      load: loadavg()[0],
    };
    writeFileSync(
      new URL('results/positions.json', import.meta.url),
      `${JSON.stringify({ machine, ...results }, null, 2)}\n`,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [mode, folder, games] = process.argv.slice(2);
await (mode === 'seek' ? seek(folder, JSON.parse(games)) : measure());
