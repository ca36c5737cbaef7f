/**
 * Fills a store with ten million events, quickly and by SQL, and prints the plans of the statements
 * that matter, as they are sent: npm run bench:plans. Writes test/bench/results/plans.json.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { built } from '../../bin/prepare.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { systemClock } = await load('src/platform/clock/clock');
const { openDatabase } = await load('src/platform/database/database');
const { CommitReader } = await load('src/platform/event-store/commit-reader');
const { PostgresEventStore } = await load('src/platform/event-store/postgres-event-store');
const { PostgresSnapshots } = await load('src/platform/snapshots/postgres-snapshots');
const { coreRules, corePool } = await load('libs/cards/pool');
const { dealer } = await load('libs/play/dealer');
const { randomDeck } = await load('libs/play/random-deck');
const { playOn } = await load('libs/play/play-on');
const { randomPlayer } = await load('libs/play/random-player');
const { repeatable } = await load('libs/play/repeatable');
const { hashState } = await load('libs/rules/index');
const { consecutiveIds } = await load('src/platform/event-store/commit-payload');

const EVENTS = Number(process.env.RETRACE_BENCH_EVENTS ?? 10_000_000);
const LENGTH = 400;
/** One in so many events is an append of its own: a game that is being played. */
const PLAYED = 25;
/** Appends of one transaction: more have no positions. */
const TOGETHER = 64;

const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
const database = await openDatabase({
  database: { kind: 'embedded', dataDirectory: folder },
  databaseConnections: 2,
});
const store = new PostgresEventStore(database, systemClock);
const { pool } = database;
const rowsOf = async (text, values = []) => (await pool.query(text, values)).rows;

/** Events of real decisions, as an upload stores them. */
function decided(seed, count) {
  const next = repeatable(seed);
  const decks = {
    corp: randomDeck(corePool, 'corp', 49, next),
    runner: randomDeck(corePool, 'runner', 50, next),
  };
  const table = { rules: coreRules, player: randomPlayer(next), dealer: dealer(next), most: count };
  const made = [];
  for (const { decision, state } of playOn(table, coreRules.open(decks).state))
    made.push({ type: 'decided', data: decision, meta: { hash: hashState(state) } });
  return made;
}

async function fill() {
  const template = [];
  for (let seed = 1; template.length < 20; seed++) {
    const events = decided(seed, LENGTH);
    if (events.length === LENGTH) template.push(events);
  }
  for (const events of template) {
    const ids = consecutiveIds(randomUUID(), events.length);
    const own = events.map((event, index) => ({ id: ids[index], ...event }));
    await store.append(`game-${randomUUID()}`, 'no-stream', own);
  }
  await store.append(`live-${randomUUID()}`, 'no-stream', [
    { id: randomUUID(), ...template[0][9] },
  ]);
  const copied = `
    insert into commits (position, stream, after, count, first_id, recorded_at, form, hash, payload)
    select (pg_current_xact_id()::text::bigint << 22) | ((row_number() over () - 1) << 16),`;
  const games = Math.round((EVENTS * (1 - 1 / PLAYED)) / LENGTH);
  for (let made = 0; made < games; made += TOGETHER)
    await pool.query(
      `${copied} 'game-' || gen_random_uuid(), 0, count, gen_random_uuid(), now(), form,
              sha256(hash || n::text::bytea), payload
       from generate_series(1, $1) n
       join (select row_number() over () as number, * from (
               select * from commits where count = ${LENGTH} order by position limit 20
             ) first) one on one.number = 1 + n % 20`,
      [Math.min(TOGETHER, games - made)],
    );
  const live = EVENTS / PLAYED;
  for (let made = 0; made < live; made += TOGETHER)
    await pool.query(
      `${copied} 'game-' || md5(($2 + n) / ${LENGTH} || '')::uuid, ($2 + n) % ${LENGTH}, 1,
              gen_random_uuid(), now(), form, sha256(hash || n::text::bytea), payload
       from generate_series(0, $1 - 1) n, (select * from commits where count = 1 limit 1) one`,
      [Math.min(TOGETHER, live - made), made],
    );
  await pool.query('vacuum analyze');
  return { games, live };
}

const plans = [];
/** Whatever is sent to the database meanwhile is explained. */
async function explained(name, work) {
  const send = pool.query.bind(pool);
  pool.query = async (query, values) => {
    const text = typeof query === 'string' ? query : query.text;
    const given = values ?? query.values ?? [];
    const { rows } = await send(`explain (analyze, buffers, costs off) ${text}`, given);
    plans.push({ name, plan: rows.map((row) => row['QUERY PLAN']) });
    return send(query, values);
  };
  try {
    await work();
  } finally {
    pool.query = send;
  }
}

try {
  const begun = performance.now();
  const filled = await fill();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const [sizes] = await rowsOf(`
    select (select sum(count)::int from commits) as events,
           (select count(*)::int from commits) as rows,
           sum(pg_table_size(inhrelid))::float8 as heap,
           sum(pg_indexes_size(inhrelid))::float8 as indexes
    from pg_inherits where inhparent = 'commits'::regclass`);
  const [payload] = await rowsOf(`
    select avg(length(payload)) filter (where count = ${LENGTH})::float8 / ${LENGTH} as whole,
           avg(length(payload)) filter (where count = 1)::float8 as single from commits`);
  const partitions = await rowsOf(`
    select inhrelid::regclass::text as name, pg_total_relation_size(inhrelid)::float8 as bytes
    from pg_inherits where inhparent = 'commits'::regclass order by 1`);
  const [whole] = await rowsOf(
    `select stream from commits where count = ${LENGTH} offset 100 limit 1`,
  );
  const [played] = await rowsOf('select stream from commits where after = 390 limit 1');
  const [middle] = await rowsOf(
    `select position from commits order by position offset ${Math.floor(sizes.rows / 2)} limit 1`,
  );
  const reader = new CommitReader(pool);
  const snapshots = new PostgresSnapshots(pool, 'plans');
  await explained('a game stored whole', () => store.readStream(whole.stream));
  await explained('one that was played', () => store.readStream(played.stream, 300, 20));
  await explained('version of a stream', () => reader.version(played.stream));
  await explained('the next events of all', () => store.readAll(BigInt(middle.position), 2_000));
  await explained('the last position', () => store.lastPosition());
  await explained('nearest snapshot', () => snapshots.nearest(whole.stream, 300));
  await explained('append of one event', () =>
    store.append(`game-${randomUUID()}`, 'no-stream', [
      { id: randomUUID(), type: 'said', data: 1 },
    ]),
  ).catch(() => undefined);
  const results = {
    ...filled,
    secondsToFill: seconds,
    events: sizes.events,
    rows: sizes.rows,
    bytesAnEvent: Number(((sizes.heap + sizes.indexes) / sizes.events).toFixed(1)),
    payloadADecision: {
      whole: Number(payload.whole.toFixed(1)),
      single: Math.round(payload.single),
    },
    heapMegabytes: Math.round(sizes.heap / 2 ** 20),
    indexMegabytes: Math.round(sizes.indexes / 2 ** 20),
    partitionsMegabytes: partitions.map(({ bytes }) => Math.round(bytes / 2 ** 20)),
  };
  for (const { name, plan } of plans) console.log(`\n-- ${name}\n${plan.join('\n')}`);
  console.log(results);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  writeFileSync(
    new URL('results/plans.json', import.meta.url),
    `${JSON.stringify({ machine, ...results, plans }, null, 2)}\n`,
  );
} finally {
  await store.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
