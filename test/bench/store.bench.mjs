/**
 * Measures the store against Emmett and pgbench on the same server: npm run bench:store. All of
 * them are alive at once and take turns in random order; ratios are taken within a round, and the
 * median of the rounds is told. `plain` is what pg does without a store: one prepared INSERT of an
 * event. Writes test/bench/results/store.json.
 */
import { performance } from 'node:perf_hooks';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, homedir, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../../bin/prepare.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { systemClock } = await load('src/platform/clock/clock');
const { connected } = await load('src/platform/database/database');
const { startEmbeddedServer } = await load('src/platform/database/embedded-server');
const { PostgresEventStore } = await load('src/platform/event-store/postgres-event-store');

const ROUNDS = Number(process.env.RETRACE_BENCH_ROUNDS ?? 7);
const SLICE = Number(process.env.RETRACE_BENCH_SLICE ?? 500);
const STREAM_LENGTH = 200;
/** Slices before the first that counts: just-in-time compilers are done then. */
const WARM_UP = 6;

const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
const server = await startEmbeddedServer(folder);
const opened = [];

/** A database of one's own on the common server. */
async function database(name) {
  await server.ensureDatabase(name);
  return { ...server.address, database: name };
}

// Cheap to make: what an event costs its author is no part of an append.
const event = () => ({
  type: 'decided',
  data: { do: 'install', card: 7, at: 'hq', n: Math.random().toString(16).slice(2, 10) },
});

/** Appends of `size` events, each writer to streams of its own. */
async function retrace() {
  const pool = await connected(await database('retrace'), 10, async () => undefined);
  const store = new PostgresEventStore(pool, systemClock);
  opened.push(() => store.close().then(() => pool.close()));
  return async (stream, version, size) => {
    const events = Array.from({ length: size }, () => ({ id: randomUUID(), ...event() }));
    const result = await store.append(`game-${stream}`, version, events);
    if (!result.ok) throw new Error(result.message);
  };
}

async function emmett() {
  const cache = join(process.env.RETRACE_CACHE ?? join(homedir(), '.cache', 'retrace'), 'peers');
  mkdirSync(cache, { recursive: true });
  copyFileSync(new URL('peers/package.json', import.meta.url), join(cache, 'package.json'));
  if (!existsSync(join(cache, 'node_modules', '@event-driven-io', 'emmett-postgresql')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: cache, stdio: 'inherit' });
  const require = createRequire(join(cache, 'package.json'));
  const { getPostgreSQLEventStore } = require('@event-driven-io/emmett-postgresql');
  const { host, port, user, database: name } = await database('emmett');
  const address = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const store = getPostgreSQLEventStore(address);
  await store.schema.migrate();
  // Its connections end after it says so, and one that the server ends first ends this program.
  opened.push(() => store.close().then(() => sleep(2_000)));
  return async (stream, version, size) => {
    await store.appendToStream(
      stream,
      Array.from({ length: size }, event),
      version === 0 ? undefined : { expectedStreamVersion: BigInt(version) },
    );
  };
}

/** Without groups, expected versions, repeats, chain or order for readers. */
async function plain() {
  const { pool, close } = await connected(await database('plain'), 10, async () => undefined);
  opened.push(close);
  await pool.query(`
    create table event (
      position bigserial primary key, stream text not null, version integer not null,
      id uuid not null, type text not null, data jsonb not null,
      recorded_at timestamptz not null default now(), unique (stream, version))`);
  return async (stream, version) => {
    const { type, data } = event();
    await pool.query({
      name: 'plain',
      text: 'insert into event (stream, version, id, type, data) values ($1, $2, $3, $4, $5)',
      values: [`game-${stream}`, version, randomUUID(), type, JSON.stringify(data)],
    });
  };
}

/** Events a second with so many writers, in a slice. */
async function measured(append, writers, size) {
  let appends = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() - begun < SLICE) {
        const stream = randomUUID();
        for (let version = 0; version < STREAM_LENGTH * size; version += size) {
          await append(stream, version, size);
          appends += 1;
          if (performance.now() - begun >= SLICE) return;
        }
      }
    }),
  );
  return (1000 * appends * size) / (performance.now() - begun);
}

/** One bare prepared INSERT a transaction, by PostgreSQL's own C client. */
async function pgbench() {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  const { host, port, user, database: name } = await database('floor');
  const floor = await connected({ host, port, user, database: name }, 1, async () => undefined);
  await floor.pool.query('create table if not exists bare (id bigserial primary key, body bytea)');
  await floor.close();
  const script = join(folder, 'bare.sql');
  writeFileSync(script, `insert into bare (body) values ('\\x${'ab'.repeat(80)}');\n`);
  return async (writers) => {
    const { stdout, stderr } = spawnSync(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-f',
        script,
        '-c',
        `${writers}`,
        '-T',
        '1',
        '-h',
        host,
        '-U',
        user,
        name,
      ],
      { encoding: 'utf8' },
    );
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (tps === undefined) throw new Error(stderr);
    return Number(tps);
  };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const shuffled = (list) =>
  list
    .map((one) => [Math.random(), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

const [ours, peer, bare, floor] = [await retrace(), await emmett(), await plain(), await pgbench()];
const cases = [
  { writers: 1, size: 1, wanted: 2.5, floorWanted: 0.4 },
  { writers: 8, size: 1, wanted: 4 },
  { writers: 32, size: 1, wanted: 6, floorWanted: 1 },
  { writers: 1, size: 10, wanted: 3 },
  { writers: 8, size: 10, wanted: 3 },
];
const results = [];
try {
  for (const { writers, size, wanted, floorWanted } of cases) {
    for (let slice = 0; slice < WARM_UP; slice++)
      for (const append of size === 1 ? [ours, peer, bare] : [ours, peer])
        await measured(append, writers, size);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const rates = {};
      const turns = [
        ['retrace', () => measured(ours, writers, size)],
        ['emmett', () => measured(peer, writers, size)],
        ...(size === 1 ? [['plain', () => measured(bare, writers, size)]] : []),
        ...(floor !== null && size === 1 ? [['floor', () => floor(writers)]] : []),
      ];
      for (const [name, turn] of shuffled(turns)) rates[name] = await turn();
      rounds.push(rates);
    }
    const of = (pick) => median(rounds.map(pick));
    results.push({
      writers,
      size,
      retrace: Math.round(of((rates) => rates.retrace)),
      emmett: Math.round(of((rates) => rates.emmett)),
      ratio: Number(of((rates) => rates.retrace / rates.emmett).toFixed(2)),
      wanted,
      ...(size === 1 && {
        plain: Math.round(of((rates) => rates.plain)),
        plainRatio: Number(of((rates) => rates.plain / rates.emmett).toFixed(2)),
        ofPlain: Number(of((rates) => rates.retrace / rates.plain).toFixed(2)),
      }),
      ...(floor !== null &&
        size === 1 && {
          floor: Math.round(of((rates) => rates.floor)),
          ofFloor: Number(of((rates) => rates.retrace / rates.floor).toFixed(2)),
          ...(floorWanted !== undefined && { floorWanted }),
        }),
    });
  }
  report();
} finally {
  for (const close of opened) await close();
  await server.release();
  rmSync(folder, { recursive: true, force: true });
}

function report() {
  console.table(results);
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    node: process.version,
    load: loadavg()[0],
  };
  const file = new URL('results/store.json', import.meta.url);
  writeFileSync(
    file,
    `${JSON.stringify({ machine, rounds: ROUNDS, slice: SLICE, results }, null, 2)}\n`,
  );
}
