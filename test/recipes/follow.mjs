#!/usr/bin/env node
// Follows docs/recipes.md word by word in a fresh clone: npm run test:recipes [-- FOLDER]
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blocksOf } from './blocks.mjs';
import { placed } from './place.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kept = process.argv[2];
const clone = kept ?? mkdtempSync(join(tmpdir(), 'retrace-recipes-'));

execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));

/** Ends with what went wrong, at the line of the recipes. */
function fail(block, message) {
  process.stderr.write(`docs/recipes.md:${block.line}: ${message}\n`);
  process.exit(1);
}

function write(block) {
  const path = join(clone, block.file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const after = placed(before, block);
  if (!after.ok) fail(block, `${block.file} ${after.message}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, after.text);
}

function run(block) {
  process.stdout.write(`${block.text}\n`);
  // A line that fails ends the block; a server left running would keep the next one waiting.
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', block.text], {
    cwd: clone,
    stdio: 'inherit',
  });
  if (status !== 0) fail(block, `ends with ${String(status)}`);
}

for (const block of blocksOf(readFileSync(join(clone, 'docs/recipes.md'), 'utf8')))
  if (block.language === 'sh') run(block);
  else if (block.file === null) fail(block, 'a block of code that names no file');
  else write(block);
run({ line: 1, text: 'npm run --silent typecheck' });
if (kept === undefined) rmSync(clone, { recursive: true });
