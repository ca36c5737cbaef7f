import { coreRules } from '#cards/pool';
import { fold } from '#notation/jinteki/fold/fold';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, idsIn } from '../golden/jinteki/replays';

/**
 * Files a second on one core, one JSON line on standard output. Run from the root of the repository:
 *   npx swc libs test -d dist --config-file .swcrc -q && node dist/test/bench/jinteki.bench.js
 */
const ROUNDS = Number(process.env['RETRACE_BENCH_ROUNDS'] ?? 10);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

interface Rate {
  /** Files a second of wall-clock time: what else runs on the machine slows it. */
  readonly perSecond: number;
  /** Files a second of processor time, garbage collection included. */
  readonly perCpuSecond: number;
}

function rate(texts: readonly string[], once: (text: string) => number): Rate {
  const taken = Array.from({ length: ROUNDS + 2 }, () => {
    const started = performance.now();
    const spent = process.cpuUsage();
    for (const text of texts) if (once(text) === 0) throw new Error('a core file was refused');
    const { user, system } = process.cpuUsage(spent);
    return { wall: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
  }).slice(2);
  return {
    perSecond: Math.round(texts.length / median(taken.map(({ wall }) => wall))),
    perCpuSecond: Math.round(texts.length / median(taken.map(({ cpu }) => cpu))),
  };
}

function folded(text: string): number {
  const read = readReplay(text);
  return read.ok ? [...fold(read.replay)].length : 0;
}

function observed(text: string): number {
  const read = readReplay(text);
  const result = read.ok ? observe(read.replay) : read;
  return result.ok ? result.game.facts.length : 0;
}

function verified(text: string): number {
  const read = readReplay(text);
  const result = read.ok ? verifyReplay(coreRules, read.replay) : read;
  return result.ok ? result.verdict.decisions : 0;
}

const texts = idsIn('core').map((id) => golden(id).text);
if (texts.length === 0) process.stdout.write(`${ABSENT}\n`);
else {
  const line = {
    bench: 'jinteki',
    files: texts.length,
    parseAndFold: rate(texts, folded),
    observed: rate(texts, observed),
    verified: rate(texts, verified),
    residentMB: Math.round(process.memoryUsage.rss() / 1e6),
    node: process.version,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
