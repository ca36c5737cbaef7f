/**
 * npm run fuzz [-- INPUTS [SEED]]: mutated files and pasted logs of jinteki.net for the readers, as
 * `test/golden/jinteki/fuzz.spec.ts` has some, in a process that does nothing else. A line for each way to
 * spoil them and every 500 inputs; what breaks is kept beside its seed under `test/fuzz/found`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { mutations } from '../golden/jinteki/mutations';
import { ABSENT, haveReplays, idsIn } from '../golden/jinteki/replays';

const [inputs = 10_000, first = 1] = process.argv.slice(2).map(Number);
if (![inputs, first].every((one) => Number.isSafeInteger(one) && one > 0)) {
  process.stderr.write('fuzz: give how many inputs and the first seed, both from 1\n');
  process.exit(2);
}
if (!haveReplays()) {
  process.stderr.write(`${ABSENT}\n`);
  process.exit(2);
}

/** Milliseconds of processor time for one input. */
const PATIENCE = 5_000;
const BLOCK = 500;
/** Of a thousand inputs, for each way in turn: those of 8 MiB are slow. */
const SHARES = [200, 200, 200, 190, 10, 200];

const known = idsIn('core', 'wide', 'edge');
const all = mutations(known);
const longest = { milliseconds: 0, name: '', seed: 0 };
let done = 0;
let found = 0;

function block({ name, inputs: some, read }: (typeof all)[number], seed: number, runs: number) {
  let slowest = 0;
  const property = fc.property(some, (text) => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
    if (slowest > PATIENCE) throw new Error(`${String(slowest)} ms`);
  });
  const { failed, counterexample, errorInstance } = fc.check(property, {
    ...{ numRuns: runs, seed, endOnFailure: true },
  });
  done += runs;
  if (slowest > longest.milliseconds) Object.assign(longest, { milliseconds: slowest, name, seed });
  const peakMB = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${JSON.stringify({ name, seed, runs, done, slowest: Math.round(slowest), peakMB })}\n`,
  );
  if (!failed) return;
  found += 1;
  const folder = join(__dirname, 'found');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}-${String(seed)}`);
  writeFileSync(path, counterexample?.[0] ?? '');
  process.stdout.write(`found: ${String(errorInstance)}; kept as ${path}\n`);
}

const wanted = all.map((mutation, at) => ({
  mutation,
  left: Math.round((inputs * (SHARES[at] ?? 0)) / 1000),
}));
for (let seed = first; wanted.some(({ left }) => left > 0); seed += 1)
  for (const one of wanted) {
    const runs = Math.min(BLOCK, one.left);
    if (runs === 0) continue;
    one.left -= runs;
    block(one.mutation, seed, runs);
  }
process.stdout.write(`${JSON.stringify({ done, found, files: known.length, longest })}\n`);
process.exitCode = found === 0 ? 0 : 1;
