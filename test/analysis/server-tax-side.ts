/**
 * Takes the taxes of four servers at positions made at random, as its parent asks for them by their seeds: of the
 * program in whose checkout this lies. See server-tax-side-by-side.bench.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { noLore } from '#analysis/tax/lore';
import { taxesIn, type ServerTax } from '#analysis/tax/server-tax';
import { worldFor } from '#analysis/tax/world';
import { coreRules, rulesNamed } from '#cards/pool';
import { fourServers } from './four-servers';

export interface Took {
  readonly seed: number;
  readonly tried: number;
  /** Milliseconds of a processor, with those of what compiles and collects beside the program. */
  readonly processor: number;
  /** Milliseconds of the thread that looks for ways; null where the system does not tell. */
  readonly thread: number | null;
  /** Null where there is no such position. */
  readonly taxes: readonly ServerTax[] | null;
}

const MOST = 1_000_000;
const kind = process.argv[2] ?? 'all';
const rules = kind === 'core' ? coreRules : rulesNamed('all');
const position = fourServers(rules.pool, kind === 'extreme' ? () => true : (next) => next(4) > 0);

const own = `/proc/self/task/${process.pid}/schedstat`;

/** What the thread has taken by now. */
const threadNow = (): number | null =>
  existsSync(own) ? Number(readFileSync(own, 'utf8').split(' ')[0]) / 1e6 : null;

function take(seed: number): Took {
  const state = position(seed);
  const left = { left: MOST };
  const thread = threadNow();
  const begun = process.cpuUsage();
  const taxes =
    state === null
      ? null
      : taxesIn(worldFor(rules, state, 'judge', null), undefined, left, noLore());
  const { user, system } = process.cpuUsage(begun);
  const until = threadNow();
  return {
    ...{ seed, tried: MOST - left.left, processor: (user + system) / 1000, taxes },
    thread: thread === null || until === null ? null : until - thread,
  };
}

process.on('message', (seed: number) => process.send?.(take(seed)));
process.send?.('ready');
