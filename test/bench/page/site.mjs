/** The program with the games of the page's bench, in a store that is kept as long as its build stays. */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { longGame } from './long-game.mjs';
import { longReplay } from './long-replay.mjs';

const PORT = 4399;
const DECISIONS = 1_000;
const ENTRIES = 1_200;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const kept = join(root, 'node_modules', '.cache', 'page-bench');
const replays = ['core', 'core-2', 'wide', 'edge'].map((folder) =>
  join(root, '..', 'shared', 'data', 'replays', folder),
);

export const address = `http://127.0.0.1:${PORT}`;
export const store = join(kept, 'store');

async function ended(server) {
  if (server.exitCode !== null) return;
  const end = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await end;
}

async function served() {
  const server = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(PORT), RETRACE_DATA: store, NODE_ENV: 'production' },
      ...{ RETRACE_COST_PER_MINUTE: '99999999', RETRACE_COST_PER_SECOND: '99999999' },
    },
  });
  while (server.exitCode === null) {
    try {
      await fetch(`${address}/`);
      return server;
    } catch {
      await sleep(200);
    }
  }
  throw new Error(`the server ended with ${server.exitCode}`);
}

async function sent(file) {
  const response = await fetch(`${address}/games`, { method: 'POST', body: Buffer.from(file) });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.id ?? answer.game;
}

export async function ask(query) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** What it takes long to make, by name, is made once. */
async function file(name, make) {
  const path = join(kept, name);
  if (!existsSync(path)) writeFileSync(path, (await make()) ?? '');
  return readFileSync(path, 'utf8');
}

/** Starts it; `fresh` makes store and games again. Its games, and what stops it. */
export async function site(fresh) {
  if (fresh) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const [folded, entries] = [
    await file('folded.ndjson', () => longGame(DECISIONS)),
    await file('observed.json', () => longReplay(replays, ENTRIES)),
  ];
  // Another build may read its events anew, which takes longer than to make them.
  const build = readFileSync(join(root, 'dist', '.sources'), 'utf8');
  if ((await file('build', () => build)) !== build) {
    rmSync(store, { recursive: true, force: true });
    writeFileSync(join(kept, 'build'), build);
  }
  const server = await served();
  try {
    // One that is there already is answered with its id.
    const games = {
      folded: await sent(folded),
      observed: entries === '' ? null : await sent(entries),
    };
    return { games, stop: () => ended(server) };
  } catch (error) {
    await ended(server);
    throw error;
  }
}
