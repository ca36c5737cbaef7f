/**
 * npm run ledger [-- SECONDS [POOL]]: whether the ledger has what the state has, after every decision of random games,
 * going on where the last run stopped. Writes test/analysis/results/ledger.json, which is kept in git: by pool how many
 * games and decisions there were, from seed 1 on, and where it was wrong.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPoolName, poolNames, rulesNamed } from '#cards/pool';
import { ledgerRemainder } from '../support/ledger-remainder';

interface Run {
  readonly games: number;
  readonly decisions: number;
  readonly wrong: readonly string[];
}

const seconds = Number(process.argv[2] ?? 60);
const pool = findPoolName(process.argv[3] ?? 'core');
if (!(seconds > 0) || pool === null) {
  process.stderr.write(`ledger: give seconds and a pool: ${poolNames.join(', ')}\n`);
  process.exit(2);
}

const file = join(__dirname, 'results', 'ledger.json');
const before: Readonly<Record<string, Run>> = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Run>)
  : {};
let { games, decisions, wrong } = before[pool] ?? { games: 0, decisions: 0, wrong: [] };
const rules = rulesNamed(pool);
const end = performance.now() + seconds * 1000;
while (performance.now() < end) {
  const kept = ledgerRemainder(rules, (games += 1));
  decisions += kept.decisions;
  if (kept.at !== null) wrong = [...wrong, kept.at];
}
writeFileSync(
  file,
  `${JSON.stringify({ ...before, [pool]: { games, decisions, wrong } }, null, 2)}\n`,
);
process.stdout.write(`${JSON.stringify({ pool, games, decisions, wrong: wrong.length })}\n`);
