/**
 * Facts a second of processor time that a pattern goes through, over facts in memory:
 * `node -r ./test/support/typescript.cjs test/analysis/patterns.bench.ts` writes
 * test/analysis/results/patterns.json, which is kept in git.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { automatonOf } from '#analysis/patterns/automaton';
import { matchesOf } from '#analysis/patterns/match';
import { parsePattern } from '#analysis/patterns/parse-pattern';
import { ToldFacts } from '#analysis/patterns/told-facts';
import { corePool } from '#cards/pool';
import { analyseRandom } from '../support/analyse-random';

const patterns = [
  'any(grip <= 4) then played(side = corp, card = "Scorched Earth") within turn',
  'accessed(server = "R&D", nth = 1, turn < 3) then without accessed stolen within run',
  'installed then advanced{2,4} then scored(points >= 2)',
];
const games = Array.from(
  { length: 100 },
  (_, seed) =>
    analyseRandom(seed + 1, (opening) => new ToldFacts(corePool, opening, 'judge')).facts,
);
const facts = games.reduce((sum, game) => sum + game.length, 0);
const rates: Record<string, number> = {};
for (const text of patterns) {
  const read = parsePattern(corePool, text);
  if (!read.ok) throw new Error(read.message);
  const automaton = automatonOf(read.pattern);
  let best = 0;
  let found = 0;
  for (let round = 0; round < 12; round += 1) {
    const { user } = process.cpuUsage();
    found = 0;
    for (const game of games) found += matchesOf(automaton, game).length;
    best = Math.max(best, (facts / (process.cpuUsage().user - user)) * 1e6);
  }
  rates[text] = Math.round(best);
  process.stdout.write(
    `${Math.round(best).toLocaleString('en')} facts/s, ${found} matches: ${text}\n`,
  );
}
const result = {
  ...{ node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  ...{ games: games.length, facts, factsPerSecond: rates },
};
writeFileSync(join(__dirname, 'results', 'patterns.json'), `${JSON.stringify(result, null, 2)}\n`);
