import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase } from '../../src/platform/database/database';
import { stopPostmaster } from '../../src/platform/database/postmaster';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { afterwards } from '../support/afterwards';
import { inTime, waitUntil } from '../support/wait-until';

const ROOT = join(__dirname, '..', '..');
const CLIENTS = 12;
/** Milliseconds that a connection without a request stays open: no stop waits for that. */
const KEPT_ALIVE = 60_000;
const OPEN = `mutation { openGame(
  corp: { name: "Ann", starter: "weyland-consortium" }, runner: { name: "Bob", starter: "shaper" }
  spectators: true) { game } }`;

const folder = mkdtempSync(join(tmpdir(), 'retrace-stop-'));
const atEnd = afterwards();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program itself, as a user starts it. */
async function program() {
  const child = spawn(
    process.execPath,
    ['-r', join(ROOT, 'test', 'support', 'typescript.cjs'), join(ROOT, 'src', 'main.ts')],
    {
      cwd: ROOT,
      env: { ...process.env, RETRACE_DATA: folder, ROLE: 'api', PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exited = once(child, 'exit');
  // One that is killed leaves its server.
  atEnd(() => stopPostmaster(join(folder, 'pg18'), 30_000));
  atEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const listening = async (): Promise<string> => {
    for await (const line of createInterface({ input: child.stdout })) {
      said += `${line}\n`;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address === undefined) continue;
      child.stdout.resume();
      return address;
    }
    throw new Error(said);
  };
  const address = await inTime(() => `the program to listen: ${said}`, listening());
  return { child, exited, address };
}

/** Opens games one after another until nobody answers any more; those it was told of. */
async function client(address: string, opened: Set<string>): Promise<void> {
  for (;;)
    try {
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: OPEN }),
      });
      if (answer.status === 503) return;
      const { data, errors } = Object(await answer.json());
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      opened.add(`game-${String(data.openGame.game)}`);
    } catch (error) {
      // Not accepted: there is no connection any more.
      if (String(error).includes('fetch failed')) return;
      throw error;
    }
}

async function stored(): Promise<ReadonlySet<string>> {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 2,
  });
  atEnd(database.close);
  const store = new PostgresEventStore(database, systemClock);
  const games = new Set<string>();
  for await (const stream of store.streams()) if (stream.startsWith('game-')) games.add(stream);
  await store.close();
  await database.close();
  return games;
}

it('a program that is told to stop under load finishes what it accepted, and takes no more', async () => {
  const { child, exited, address } = await program();
  const opened = new Set<string>();
  const clients = Array.from({ length: CLIENTS }, () => client(address, opened));
  const begun = () => opened.size >= 2 * CLIENTS;
  // A client that is refused says why, and waits for no others.
  const refused = Promise.all(clients).then(() => Promise.reject(new Error('nobody opens games')));
  await Promise.race([waitUntil(() => `games, of which ${opened.size} are open`, begun), refused]);
  child.kill('SIGTERM');
  const told = Date.now();
  const [code] = await inTime('the program to end', exited);
  expect(code).toBe(0);
  expect(Date.now() - told).toBeLessThan(KEPT_ALIVE);
  await Promise.all(clients);
  // Neither a game that somebody was told of and is not there, nor one that nobody was told of.
  expect(await stored()).toEqual(opened);
}, 120_000);
