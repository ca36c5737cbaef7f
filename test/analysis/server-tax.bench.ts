/**
 * Milliseconds of processor time that the taxes of four servers with four pieces of ice each take, by
 * positions made at random, in a process that has looked at a hundred others before.
 * `node -r ./test/support/typescript.cjs test/analysis/server-tax.bench.ts`
 * writes test/analysis/results/server-tax.json, which is kept in git.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { taxesIn } from '#analysis/tax/server-tax';
import { worldFor } from '#analysis/tax/world';
import { corePool, coreRules } from '#cards/pool';
import { fourServers } from './four-servers';

const POSITIONS = Number(process.argv[2] ?? 200);
const WARM = 100;
const MOST_SECONDS = 30;

const position = fourServers(corePool, (next) => next(4) > 0);

/** A worker that has been asked before: other positions than those that are measured. */
for (let seed = 1; seed <= WARM; seed += 1) {
  const state = position(POSITIONS + seed);
  if (state !== null) taxesIn(worldFor(coreRules, state, 'judge', null));
}
const times: number[] = [];
let [unknown, ways] = [0, 0];
const begun = process.cpuUsage();
for (let seed = 1; seed <= POSITIONS; seed += 1) {
  const state = position(seed);
  if (state === null) continue;
  const { user } = process.cpuUsage();
  const taxes = taxesIn(worldFor(coreRules, state, 'judge', null)) ?? [];
  times.push((process.cpuUsage().user - user) / 1000);
  for (const { now, rezzed } of taxes)
    for (const way of [now, rezzed]) {
      ways += 1;
      if (!way.found && way.why === 'too-many') unknown += 1;
    }
  if (process.cpuUsage(begun).user > MOST_SECONDS * 1e6) break;
}
const warm = times.sort((a, b) => a - b);
const at = (share: number): number =>
  Math.round((warm[Math.min(warm.length - 1, Math.floor(share * warm.length))] ?? 0) * 10) / 10;
const result = {
  ...{ positions: times.length, load: Math.round((loadavg()[0] ?? 0) * 10) / 10 },
  milliseconds: { median: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) },
  ways,
  tooMany: unknown,
};
writeFileSync(
  join(__dirname, 'results', 'server-tax.json'),
  `${JSON.stringify(result, null, 2)}\n`,
);
process.stdout.write(`${JSON.stringify(result)}\n`);
