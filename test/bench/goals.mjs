/** Writes a bench's rows to results/<name>.json and says which of them miss their goal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** `rows` by name: `value`, and either `atLeast` or `below`. */
export function report(name, rows) {
  const result = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', rows };
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
  for (const [row, { value, atLeast, below }] of Object.entries(rows)) {
    const goal =
      atLeast !== undefined ? `at least ${atLeast}` : below !== undefined ? `below ${below}` : '';
    const missed = value < (atLeast ?? -Infinity) || value >= (below ?? Infinity);
    if (missed) process.exitCode = 1;
    console.log(row.padEnd(52), String(value).padStart(9), goal, missed ? 'MISSED' : '');
  }
}

/** Seconds of processor time, the best of some rounds, after one to warm up. */
export function seconds(work, rounds = 3) {
  work();
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}
