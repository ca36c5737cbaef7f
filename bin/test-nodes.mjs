#!/usr/bin/env node
// Runs specs on every version of Node that people have: `npm run test:nodes -- [PATTERN...]`.
// The npm package `node` brings each version into a folder of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSIONS = ['20', '22', '24', '26'];
const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'node_modules', '.cache', 'nodes');
const patterns = process.argv.slice(2);

function binary(version) {
  const folder = join(kept, version);
  const bin = join(folder, 'node_modules', '.bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-audit', '--no-fund', '--silent', '--no-save'];
    // Its postinstall puts the binary of this platform in place.
    const installed = spawnSync('npm', ['install', `node@${version}`, ...options], {
      stdio: 'inherit',
    });
    if (installed.status !== 0) throw new Error(`node@${version} cannot be installed`);
  }
  return bin;
}

const failed = [];
for (const version of VERSIONS) {
  const bin = binary(version);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const node = join(bin, 'node');
  const told = spawnSync(node, ['--version'], { encoding: 'utf8' });
  process.stdout.write(`\n== Node ${told.stdout.trim()}\n`);
  const run = spawnSync(node, [join(root, 'bin', 'test.mjs'), ...patterns], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (run.status !== 0) failed.push(version);
}
if (failed.length > 0) {
  process.stderr.write(`\nFailed on Node ${failed.join(', ')}.\n`);
  process.exitCode = 1;
}
