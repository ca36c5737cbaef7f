/**
 * How well expectations of accesses and draws are calibrated over many random games:
 * `nice node -r ./test/support/typescript.cjs test/analysis/calibration.ts 10000` writes
 * test/analysis/results/calibration.json, which is kept in git.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessAnalysis, together, type ChancedAccess } from '#analysis/accesses/access-luck';
import { deciles } from '#analysis/chance/deciles';
import type { Luck } from '#analysis/chance/luck';
import { coreRules } from '#cards/pool';
import { analyseRandom } from '../support/analyse-random';

const games = Number(process.argv[2] ?? 1000);
const all: (ChancedAccess & { readonly legal: boolean })[] = [];
for (let seed = 1; seed <= games; seed += 1)
  for (const access of analyseRandom(seed, (opening) => new AccessAnalysis(coreRules.pool, opening))
    .accesses)
    all.push({ ...access, legal: seed % 2 === 0 });

const rounded = (luck: Luck): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(luck).map(([name, value]: [string, number | null]) => [
      name,
      value === null ? null : Math.round(value * 1000) / 1000,
    ]),
  );

const of = (zone: 'hq' | 'rd', legal: boolean) => {
  const { truth, runner } = together(
    all.filter((one) => one.access.zone === zone && one.legal === legal),
  );
  return { truth: rounded(truth), runner: rounded(runner) };
};

const result = {
  games,
  accesses: all.length,
  points: rounded(together(all).truth),
  decilesGivenTruth: deciles(
    all.map(({ truth, isAgenda }) => ({ chance: truth.chance, came: isAgenda })),
  ).map(rounded),
  starterDecks: { hq: of('hq', true), rd: of('rd', true) },
  anyCards: { hq: of('hq', false), rd: of('rd', false) },
};
const to = join(__dirname, 'results');
mkdirSync(to, { recursive: true });
writeFileSync(join(to, 'calibration.json'), `${JSON.stringify(result, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(result.points)}\n`);
