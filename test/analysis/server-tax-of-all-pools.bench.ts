/**
 * What the taxes of four servers take with the cards of all pools: decisions tried, and milliseconds of processor
 * and of wall, in positions made at random (four rezzed pieces of any ice each, three of any breakers) and where
 * turns of random games begin that have at most four servers with at most four pieces of ice.
 * The process has looked at two hundred other positions before, as one that answers for a while has: until then
 * it takes twice as long.
 * `node -r ./test/support/typescript.cjs test/analysis/server-tax-of-all-pools.bench.ts`
 * writes test/analysis/results/server-tax-of-all-pools.json, which is kept in git.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { noLore } from '#analysis/tax/lore';
import { taxesIn } from '#analysis/tax/server-tax';
import { worldFor } from '#analysis/tax/world';
import { rulesNamed } from '#cards/pool';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomDeck } from '#play/random-deck';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { cloneState, type State } from '#rules';
import { fourServers } from './four-servers';

const POSITIONS = Number(process.argv[2] ?? 200);
const GAMES = Number(process.argv[3] ?? 20);
const FIRST_SEED = 40_001;
const WARM = 200;
const MOST_DECISIONS = 1_500;

const rules = rulesNamed('all');
const { pool } = rules;

const position = fourServers(pool, () => true);

/** Where a turn begins, with ice, and no more of it than is asked for. */
function momentsOf(seed: number): readonly State[] {
  const next = repeatable(seed);
  const corp = randomDeck(pool, 'corp', 44, next);
  const opened = rules.open({ corp, runner: randomDeck(pool, 'runner', 45, next) });
  if (!opened.ok) throw new Error('the decks cannot be played');
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: MOST_DECISIONS };
  const moments: State[] = [];
  let turn = '';
  for (const { state } of playOn(table, opened.state)) {
    const present = `${state.turn.number} ${state.turn.side}`;
    if (present === turn) continue;
    turn = present;
    const protectedBy = state.servers.map((server) => server.ice.length).filter((one) => one > 0);
    if (protectedBy.length === 0 || protectedBy.length > 4) continue;
    if (protectedBy.every((count) => count <= 4)) moments.push(cloneState(state));
  }
  return moments;
}

interface Took {
  readonly tried: number;
  readonly processor: number;
  readonly wall: number;
  readonly ways: number;
  readonly tooMany: number;
}

function take(state: State): Took | null {
  const most = 1_000_000;
  const left = { left: most };
  const [begun, at] = [process.cpuUsage(), performance.now()];
  const taxes = taxesIn(worldFor(rules, state, 'judge', null), undefined, left, noLore());
  const { user, system } = process.cpuUsage(begun);
  if (taxes === null) return null;
  const found = taxes.flatMap(({ now, rezzed }) => [now, rezzed]);
  return {
    ...{ tried: most - left.left, processor: (user + system) / 1000 },
    ...{ wall: performance.now() - at, ways: found.length },
    tooMany: found.filter((way) => !way.found && way.why === 'too-many').length,
  };
}

function summary(all: readonly Took[]) {
  const at = (of: 'tried' | 'processor' | 'wall') => {
    const sorted = all.map((one) => one[of]).sort((a, b) => a - b);
    const share = (part: number): number =>
      Math.round(
        (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0) * 10,
      ) / 10;
    return { median: share(0.5), p90: share(0.9), p99: share(0.99), most: share(1) };
  };
  const sum = (of: 'ways' | 'tooMany'): number => all.reduce((total, one) => total + one[of], 0);
  return {
    moments: all.length,
    ...{ decisions: at('tried'), processorMs: at('processor'), wallMs: at('wall') },
    ...{ ways: sum('ways'), tooMany: sum('tooMany') },
  };
}

const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => FIRST_SEED + i);
const taken = (states: readonly (State | null)[]): readonly Took[] =>
  states.flatMap((state) => (state === null ? [] : (take(state) ?? [])));

taken(Array.from({ length: WARM }, (_, i) => position(i + 1)));
const result = {
  positions: summary(taken(seeds(POSITIONS).map(position))),
  games: summary(seeds(GAMES).flatMap((seed) => taken(momentsOf(seed)))),
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
};
writeFileSync(
  join(__dirname, 'results', 'server-tax-of-all-pools.json'),
  `${JSON.stringify(result, null, 2)}\n`,
);
process.stdout.write(`${JSON.stringify(result)}\n`);
