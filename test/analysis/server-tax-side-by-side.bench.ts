/**
 * What the taxes of four servers take in this program and in another, each position in one and then in the other, and
 * whether both tell the same prices. The other is a checkout of an earlier commit, into which server-tax-side.ts is
 * copied where it has none. `kind`: core, all (three of four pieces of ice rezzed) or extreme (all of it).
 * `node -r ./test/support/typescript.cjs test/analysis/server-tax-side-by-side.bench.ts OTHER KIND SEED COUNT WARM`
 * adds to test/analysis/results/server-tax-side-by-side.json, which is kept in git.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Took } from './server-tax-side';

const [, , other = '', kind = 'all', first = '1', count = '100', warm = '200'] = process.argv;
const root = join(__dirname, '..', '..');
const file = join(__dirname, 'results', 'server-tax-side-by-side.json');

const start = (of: string): ChildProcess =>
  fork(join(of, 'test', 'analysis', 'server-tax-side.ts'), [kind], {
    execArgv: ['-r', join(of, 'test', 'support', 'typescript.cjs')],
  });

async function ask(side: ChildProcess, seed: number): Promise<Took> {
  const answer = once(side, 'message');
  side.send(seed);
  const [took] = await answer;
  return took as Took;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const pricesOf = ({ taxes }: Took): readonly (number | string)[] =>
  (taxes ?? [])
    .flatMap(({ now, rezzed }) => [now, rezzed])
    .map((way) => (way.found ? way.cost.price : way.why));

function summary(all: readonly Took[]) {
  const at = (of: 'tried' | 'processor') => {
    const sorted = all.map((one) => one[of]).sort((a, b) => a - b);
    const share = (part: number): number =>
      rounded(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
    return { median: share(0.5), p90: share(0.9), p99: share(0.99), most: share(1) };
  };
  const sum = (of: 'tried' | 'processor'): number =>
    Math.round(all.reduce((total, one) => total + one[of], 0));
  return {
    ...{ decisions: at('tried'), processorMs: at('processor') },
    ...{ allDecisions: sum('tried'), allMs: sum('processor') },
    longerThan50: all.filter(({ processor }) => processor > 50).length,
    tooMany: all.flatMap(pricesOf).filter((price) => price === 'too-many').length,
  };
}

async function compare(): Promise<void> {
  const sides = [start(other), start(root)] as const;
  await Promise.all(sides.map((side) => once(side, 'message')));
  const [before, now] = sides;
  for (let seed = 1; seed <= Number(warm); seed += 1) {
    await ask(before, seed);
    await ask(now, seed);
  }
  const begun = loadavg()[0] ?? 0;
  const pairs: (readonly [Took, Took])[] = [];
  for (let i = 0; i < Number(count); i += 1) {
    const seed = Number(first) + i;
    // Who comes first changes, as the load does.
    const early = i % 2 === 0 ? await ask(before, seed) : null;
    const own = await ask(now, seed);
    const pair = [early ?? (await ask(before, seed)), own] as const;
    if (own.taxes !== null) pairs.push(pair);
  }
  for (const side of sides) side.kill();
  const others = pairs.flatMap(([a, b]) => {
    const prices = pricesOf(b);
    return pricesOf(a).flatMap((price, i) =>
      price === prices[i] ? [] : [`${a.seed} ${i}: ${price}, now ${prices[i]}`],
    );
  });
  const result = {
    ...{ kind, from: Number(first), positions: pairs.length, after: Number(warm) },
    load: { first: rounded(begun), last: rounded(loadavg()[0] ?? 0) },
    before: summary(pairs.map(([one]) => one)),
    now: summary(pairs.map(([, one]) => one)),
    ways: pairs.flatMap(([one]) => pricesOf(one)).length,
    otherPrices: others,
  };
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...(Array.isArray(kept) ? kept : []), result];
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

void compare();
