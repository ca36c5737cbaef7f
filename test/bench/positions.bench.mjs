/**
 * Measures opening random positions of games of 1,000 decisions in processes that have just started
 * and keep nothing: npm run bench:positions. Writes test/bench/results/positions.json.
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
const GAMES = 5;
const LENGTH = 1_000;

const load = async (path) => (await import(`../../dist/${path}.js`)).default;

async function opened(folder) {
  const { openDatabase } = await load('src/platform/database/database');
  const { systemClock } = await load('src/platform/clock/clock');
  const { PostgresEventStore } = await load('src/platform/event-store/postgres-event-store');
  const { PostgresSnapshots } = await load('src/platform/snapshots/postgres-snapshots');
  const { Positions } = await load('src/positions/positions');
  const { coreRules } = await load('libs/cards/pool');
  const { stampOf } = await load('libs/rules/state/packed/stamp');
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  const store = new PostgresEventStore(database, systemClock);
  const snapshots = new PostgresSnapshots(database.pool, JSON.stringify(stampOf(coreRules.pool)));
  const positions = new Positions(coreRules, store, snapshots, (error) => {
    throw error;
  });
  const close = () => store.close().then(() => database.close());
  return { database, store, positions, close };
}

/** A process that has just started: what its seeks took, in milliseconds. */
async function seek(folder, games) {
  const { positions, close } = await opened(folder);
  const begun = performance.now();
  await positions.warmUp();
  const warming = performance.now() - begun;
  const taken = [];
  for (let n = 0; n < SEEKS; n++) {
    const game = games[n % games.length];
    const at = Math.floor(Math.random() * (LENGTH + 1));
    const begun = performance.now();
    const before = process.cpuUsage();
    const state = await positions.stateAt(game, at);
    const { user, system } = process.cpuUsage(before);
    taken.push({ wall: performance.now() - begun, cpu: (user + system) / 1000 });
    if (state === null) throw new Error(`there is no decision ${at} in ${game}`);
  }
  process.send({ taken, warming });
  await close();
}

/** Games of so many decisions, as they are stored. */
async function longGames() {
  const { coreRules, corePool } = await load('libs/cards/pool');
  const { dealer } = await load('libs/testkit/random/dealer');
  const { randomDeck } = await load('libs/testkit/random/decks');
  const { playOn } = await load('libs/testkit/random/play');
  const { randomPlayer } = await load('libs/testkit/random/player');
  const { repeatable } = await load('libs/testkit/random/repeatable');
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
  const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
  const { store, positions, database, close } = await opened(folder);
  try {
    const ids = [];
    for (const events of await longGames()) {
      const id = randomUUID();
      await store.append(`game-${id}`, 'no-stream', events);
      const begun = performance.now();
      await positions.prepare(id);
      ids.push(id);
      console.log(`prepared in ${(performance.now() - begun).toFixed(0)} ms`);
    }
    const { rows } = await database.pool.query(
      'select count(*)::int as snapshots, sum(length(body))::int as bytes from snapshots',
    );
    const all = [];
    const firsts = [];
    const warmings = [];
    for (let n = 0; n < PROCESSES; n++) {
      const child = fork(fileURLToPath(import.meta.url), ['seek', folder, ...ids]);
      const [{ taken, warming }] = await once(child, 'message');
      await once(child, 'exit');
      firsts.push(taken[0].wall);
      warmings.push(warming);
      all.push(...taken);
    }
    const results = {
      processes: PROCESSES,
      seeks: SEEKS,
      snapshotsAGame: rows[0].snapshots / GAMES,
      bytesADecision: Number((rows[0].bytes / GAMES / LENGTH).toFixed(1)),
      ...told(all, ({ wall }) => wall),
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

const [mode, folder, ...games] = process.argv.slice(2);
await (mode === 'seek' ? seek(folder, games) : measure());
