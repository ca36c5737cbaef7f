#!/usr/bin/env node
// The server, started again whenever a source changes; its database stays up meanwhile.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { whenNpmEnds } from './npm-parent.mjs';
import { builtWithPage, root } from './prepare.mjs';

builtWithPage();
const load = async (path) => (await import(`../dist/src/platform/${path}.js`)).default;
const { loadConfig } = await load('config/config');
const { CannotStart } = await load('config/cannot-start');
const { startEmbeddedServer } = await load('database/embedded-server');

async function embeddedServer() {
  try {
    const { database } = loadConfig(process.env, process.cwd());
    return database.kind === 'embedded' ? await startEmbeddedServer(database.dataDirectory) : null;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
const server = await embeddedServer();

const nest = join(root, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js');
// A group of its own: what stops this program stops the compiler and the server it started.
const child = spawn(process.execPath, [nest, 'start', '--watch', '--preserveWatchOutput'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});
const stop = (signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
whenNpmEnds(() => stop('SIGTERM'));
child.on('exit', (status) => {
  process.exitCode = status ?? 0;
  void server?.release();
});
