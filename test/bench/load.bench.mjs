/**
 * Holds the program to its load: 200 clients that step four times a second each, 20 that upload a game of
 * 400 decisions every 20 seconds, 5 attackers with the worst queries that are known, one after another as
 * fast as they are answered: npm run bench:load -- --minutes=2. Writes test/bench/results/load.json,
 * and after ten minutes what docs/performance.md says of it.
 * Each has an address of its own; the limits are those that a server has where nothing is said.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { built } from '../../bin/prepare.mjs';
import { Connection } from './answers/client.mjs';
import { logs } from './answers/games.mjs';
import { POSITION } from './answers/question.mjs';
import { tellLoad } from './load/tell.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    steppers: { type: 'string', default: '200' },
    uploaders: { type: 'string', default: '20' },
    attackers: { type: 'string', default: '5' },
  },
});
const MINUTES = Number(values.minutes);
const STEPPERS = Number(values.steppers);
const UPLOADERS = Number(values.uploaders);
const ATTACKERS = Number(values.attackers);
const STEPS_A_SECOND = 4;
const UPLOAD_EVERY = 20_000;
const LENGTH = 400;
const GAMES = 10;
/** Milliseconds in which the program compiles what it is asked; not counted. */
const WARM_UP = 10_000;
const WANTED = { stepP99: 100, healthP99: 100, errors: 0 };

built();
// As deploy/docker starts it.
const child = fork(
  fileURLToPath(new URL('answers/ours.mjs', import.meta.url)),
  [String(GAMES), String(LENGTH), '33554432', 'usual'],
  {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--enable-source-maps', '--max-semi-space-size=32'],
  },
);
const [{ port, games }] = await once(child, 'message');
const uploads = Math.ceil((MINUTES * 60_000) / UPLOAD_EVERY) + 1;
// The first games of the same seeds are there already.
const sent = (await logs(GAMES + UPLOADERS * uploads, LENGTH)).slice(GAMES);

const worstAt = new URL('results/worst-queries.json', import.meta.url);
const worst = existsSync(worstAt) ? JSON.parse(readFileSync(worstAt, 'utf8')).worst : [];
const begun = performance.now();
const until = begun + WARM_UP + MINUTES * 60_000;
const isCounted = () => performance.now() > begun + WARM_UP;
const isOver = () => performance.now() >= until;

const steps = [];
const posted = [];
const health = [];
const errors = [];
const attacks = { answered: 0, refused: 0, costliest: 0 };
const memory = [];

/** Asks and tells how long it took, in milliseconds. */
async function timed(connection, question) {
  const before = performance.now();
  const answer = await connection.ask(question);
  return { ...answer, milliseconds: performance.now() - before };
}

const from = (kind, n) => ({ 'x-forwarded-for': `10.${kind}.${n >> 8}.${n & 255}` });

function complain(what, { status, body }) {
  if (errors.length < 20) errors.push(`${what}: ${status} ${body.slice(0, 200)}`);
  else errors.length += 1;
}

/** Holds a key down: the next moment every quarter of a second, whether the last has come or not. */
async function stepper(n) {
  const connection = new Connection(port);
  const { id, lasts } = games[n % games.length];
  const as = ['CORP', 'RUNNER', 'SPECTATOR', 'JUDGE'][n % 4];
  await sleep((n / STEPPERS) * 1_000);
  let due = performance.now();
  for (let at = (n * 7) % (lasts[as] + 1); !isOver(); at = (at + 1) % (lasts[as] + 1)) {
    const body = JSON.stringify({ query: POSITION, variables: { game: id, at, as } });
    const before = due;
    const answer = await connection.ask({ body, headers: from(1, n) });
    // From when it was due: who waits for the answer before is late as well.
    if (isCounted()) steps.push(performance.now() - before);
    if (answer.status !== 200 || !answer.body.startsWith('{"data":')) complain('step', answer);
    due += 1_000 / STEPS_A_SECOND;
    await sleep(Math.max(0, due - performance.now()));
  }
  connection.close();
}

async function uploader(n) {
  await sleep((n / UPLOADERS) * UPLOAD_EVERY);
  for (let turn = 0; !isOver(); turn += 1) {
    const connection = new Connection(port);
    const body = sent[n * uploads + turn];
    if (body === undefined) break;
    const answer = await timed(connection, { path: '/games', body, headers: from(2, n) });
    if (isCounted()) posted.push(answer.milliseconds);
    if (answer.status !== 201) complain('upload', answer);
    connection.close();
    for (let waited = 0; waited < UPLOAD_EVERY && !isOver(); waited += 250) await sleep(250);
  }
}

async function attacker(n) {
  const connection = new Connection(port);
  for (let turn = n; !isOver(); turn += 1) {
    const { query, cost } = worst[turn % worst.length];
    const { id } = games[turn % games.length];
    const body = JSON.stringify({ query: query.replaceAll('"GAME"', `"${id}"`) });
    const { status } = await connection.ask({ body, headers: from(3, n) });
    if (status === 200) attacks.answered += 1;
    else attacks.refused += 1;
    attacks.costliest = Math.max(attacks.costliest, cost);
    if (status === 429) await sleep(1_000);
  }
  connection.close();
}

async function watcher() {
  const connection = new Connection(port);
  while (!isOver()) {
    const answer = await timed(connection, { method: 'GET', path: '/health' });
    if (answer.status !== 200) complain('health', answer);
    if (isCounted()) health.push(answer.milliseconds);
    await sleep(100);
  }
  connection.close();
}

async function measurer() {
  while (!isOver()) {
    child.send({ ask: 'cpu' });
    const [{ memory: now }] = await once(child, 'message');
    if (isCounted()) memory.push(now.rss);
    await sleep(1_000);
  }
}

await Promise.all([
  ...Array.from({ length: STEPPERS }, (_, n) => stepper(n)),
  ...Array.from({ length: UPLOADERS }, (_, n) => uploader(n)),
  ...(worst.length === 0 ? [] : Array.from({ length: ATTACKERS }, (_, n) => attacker(n))),
  watcher(),
  measurer(),
]);

const at = (list, share) =>
  Number((list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0).toFixed(1));
const spread = (list) => ({
  n: list.length,
  p50: at(list, 0.5),
  p99: at(list, 0.99),
  most: at(list, 0.9999),
});
const third = Math.floor(memory.length / 3);
const mebibytes = (list) => Math.round(at(list, 0.5) / 1024 / 1024);
const results = {
  minutes: MINUTES,
  clients: {
    steppers: STEPPERS,
    uploaders: UPLOADERS,
    attackers: worst.length === 0 ? 0 : ATTACKERS,
  },
  steps: spread(steps),
  uploads: spread(posted),
  health: spread(health),
  attacks,
  errors: errors.length,
  firstErrors: errors.slice(0, 5),
  mebibytes: {
    firstThird: mebibytes(memory.slice(0, third)),
    lastThird: mebibytes(memory.slice(-third)),
  },
  wanted: WANTED,
};
console.log(results);
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  node: process.version,
  load: loadavg()[0],
};
writeFileSync(
  new URL('results/load.json', import.meta.url),
  `${JSON.stringify({ machine, ...results }, null, 2)}\n`,
);
// Shorter runs are tries.
if (MINUTES >= 10) await tellLoad();
child.send({ ask: 'end' });
await once(child, 'exit');
