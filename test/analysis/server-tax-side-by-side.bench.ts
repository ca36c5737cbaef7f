/**
 * What the taxes of four servers take in this program and in another, each position in one and then in the other, and
 * whether both tell the same prices, and this one bounds that hold for what the other tells. The other is a checkout of
 * an earlier commit, into which server-tax-side.ts is copied. `kind`: core, all (three of four pieces of ice rezzed) or
 * extreme (all of it).
 * `node -r ./test/support/typescript.cjs test/analysis/server-tax-side-by-side.bench.ts OTHER KIND SEED COUNT WARM`
 * adds to test/analysis/results/server-tax-side-by-side.json, which is kept in git.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { ManyWays, Way } from '#analysis/tax/way';
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

const waysOf = ({ taxes }: Took) => (taxes ?? []).flatMap(({ now, rezzed }) => [now, rezzed]);

const priceOf = (way: Way): number | string => (way.found ? way.cost.price : way.why);

/** What is told of a way that is told by bounds. */
const boundsOf = ({ atLeast, atMost }: ManyWays): string =>
  `${atLeast} to ${atMost?.price ?? 'any or none'}`;

/** Bounds with the price that they are of, where the other program tells it. */
interface Bounded {
  readonly way: ManyWays;
  readonly price: number | string;
}

const isWithin = ({ way: { atLeast, atMost }, price }: Bounded): boolean =>
  typeof price === 'number'
    ? atLeast <= price && price <= (atMost?.price ?? Infinity)
    : price !== 'no-way' || atMost === null;

const quantiles = (all: readonly number[]) => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { median: at(0.5), p90: at(0.9), most: at(1) };
};

/** How much is told in full, and how wide the bounds of the rest are. */
function told(pairs: readonly (readonly [Took, Took])[]) {
  const bounded = pairs.flatMap(([before, now]) =>
    waysOf(now).flatMap((way, i): Bounded[] => {
      if (way.found || way.why !== 'too-many') return [];
      const other = waysOf(before)[i];
      return [{ way, price: other === undefined ? 'unknown' : priceOf(other) }];
    }),
  );
  const priced = bounded.flatMap(({ way, price }) =>
    typeof price === 'number' ? [{ way, price }] : [],
  );
  const isInFull = (took: Took): boolean =>
    waysOf(took).every((way) => way.found || way.why !== 'too-many');
  return {
    momentsInFull: pairs.filter(([, now]) => isInFull(now)).length,
    waysByBounds: bounded.length,
    withAtMost: bounded.filter(({ way }) => way.atMost !== null).length,
    withoutAnyWay: bounded.filter(({ price }) => price === 'no-way').length,
    width: quantiles(
      bounded.flatMap(({ way: { atLeast, atMost } }) =>
        atMost === null ? [] : [atMost.price - atLeast],
      ),
    ),
    below: quantiles(priced.map(({ way, price }) => price - way.atLeast)),
    above: quantiles(
      priced.flatMap(({ way, price }) => (way.atMost === null ? [] : [way.atMost.price - price])),
    ),
    notWithin: bounded
      .filter((one) => !isWithin(one))
      .map(({ way, price }) => `${price}: ${boundsOf(way)}`),
  };
}

function summary(all: readonly Took[]) {
  const at = (of: 'tried' | 'processor' | 'thread') => {
    const sorted = all.map((one) => one[of] ?? 0).sort((a, b) => a - b);
    const share = (part: number): number =>
      rounded(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
    return { median: share(0.5), p90: share(0.9), p99: share(0.99), most: share(1) };
  };
  const sum = (of: 'tried' | 'processor'): number =>
    Math.round(all.reduce((total, one) => total + one[of], 0));
  return {
    ...{ decisions: at('tried'), processorMs: at('processor'), threadMs: at('thread') },
    ...{ allDecisions: sum('tried'), allMs: sum('processor') },
    longerThan50: all.filter(({ processor }) => processor > 50).length,
    longerInThread: all.filter(({ thread }) => thread !== null && thread > 50).length,
    tooMany: all.flatMap(waysOf).filter((way) => priceOf(way) === 'too-many').length,
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
    const prices = waysOf(b).map(priceOf);
    return waysOf(a)
      .map(priceOf)
      .flatMap((price, i) =>
        price === prices[i] || price === 'too-many' || prices[i] === 'too-many'
          ? []
          : [`${a.seed} ${i}: ${price}, now ${prices[i]}`],
      );
  });
  const result = {
    ...{ kind, from: Number(first), positions: pairs.length, after: Number(warm) },
    load: { first: rounded(begun), last: rounded(loadavg()[0] ?? 0) },
    before: summary(pairs.map(([one]) => one)),
    now: summary(pairs.map(([, one]) => one)),
    ways: pairs.flatMap(([one]) => waysOf(one)).length,
    otherPrices: others,
    told: told(pairs),
  };
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...(Array.isArray(kept) ? kept : []), result];
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

void compare();
