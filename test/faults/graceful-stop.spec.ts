import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/platform/clock/clock';
import { openDatabase } from '../../src/platform/database/database';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';

const ROOT = join(__dirname, '..', '..');
const CLIENTS = 12;
/** Milliseconds that a connection without a request stays open: no stop waits for that. */
const KEPT_ALIVE = 60_000;
const OPEN = `mutation { openGame(
  corp: { name: "Ann", starter: "weyland-consortium" }, runner: { name: "Bob", starter: "shaper" }
  spectators: true) { game } }`;

const folder = mkdtempSync(join(tmpdir(), 'retrace-stop-'));
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
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  for await (const line of createInterface({ input: child.stdout })) {
    said += `${line}\n`;
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return { child, exited, address };
  }
  throw new Error(said);
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
  while (opened.size < 2 * CLIENTS) await sleep(20);
  child.kill('SIGTERM');
  const told = Date.now();
  const [code] = await exited;
  expect(code).toBe(0);
  expect(Date.now() - told).toBeLessThan(KEPT_ALIVE);
  await Promise.all(clients);
  // Neither a game that somebody was told of and is not there, nor one that nobody was told of.
  expect(await stored()).toEqual(opened);
}, 120_000);
