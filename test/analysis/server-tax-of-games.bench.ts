/**
 * Takes the taxes of all servers at each beginning of a turn of real games, each moment alone, in the thread that looks
 * for ways and in the whole process. Games of a folder of packed replays, up to what their server allowed first; the
 * first eight make the program quick, and are not counted:
 * `node -r ./test/support/typescript.cjs test/analysis/server-tax-of-games.bench.ts FOLDER [PART OF A NAME]` prints it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { noLore } from '#analysis/tax/lore';
import { taxesIn } from '#analysis/tax/server-tax';
import { worldFor } from '#analysis/tax/world';
import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { cloneState, type Rules, type State } from '#rules';

const [folder = '', part = ''] = process.argv.slice(2);
const WARM = 8;
const own = `/proc/self/task/${process.pid}/schedstat`;
const threadNow = (): number =>
  existsSync(own) ? Number(readFileSync(own, 'utf8').split(' ')[0]) / 1e6 : NaN;

interface Moments {
  readonly rules: Rules;
  readonly states: readonly State[];
}

/** Where turns begin in the first stretch of a game. */
function turnsOf(file: string): Moments | null {
  const read = readReplay(gunzipSync(readFileSync(join(folder, file))).toString('utf8'));
  if (!read.ok) return null;
  const verified = verifyReplay(rulesByPool.covering(titlesIn(read.replay)), read.replay);
  const found = verified.ok ? verified.verdict.reconstruction : null;
  const [stretch] = found?.stretches ?? [];
  if (found === null || stretch === undefined) return null;
  const states: State[] = [];
  const live = found.rules.live(cloneState(stretch.start), 'none');
  let turn = 0;
  for (const { by, decision } of stretch.decisions) {
    if (!live.apply(decision, by).ok) break;
    if (live.state.turn.number === turn || live.state.prompt?.kind !== 'action') continue;
    turn = live.state.turn.number;
    if (live.state.servers.some(({ ice }) => ice.length > 0)) states.push(cloneState(live.state));
  }
  return { rules: found.rules, states };
}

const isSmall = ({ servers }: State): boolean =>
  servers.filter(({ ice }) => ice.length > 0).length <= 4 &&
  servers.every(({ ice }) => ice.length <= 4);

const taken: { thread: number; processor: number; ways: number; bounds: number }[] = [];
const games = readdirSync(folder)
  .filter((file) => file.endsWith('.json.gz') && file.includes(part))
  .sort();
for (const [nth, file] of games.entries()) {
  const moments = turnsOf(file);
  for (const state of moments?.states.filter(isSmall) ?? []) {
    if (moments === null) break;
    const world = worldFor(moments.rules, state, 'judge', null);
    const [thread, begun] = [threadNow(), process.cpuUsage()];
    const taxes = taxesIn(world, undefined, { left: Infinity }, noLore()) ?? [];
    const { user, system } = process.cpuUsage(begun);
    const until = threadNow();
    const ways = taxes.flatMap(({ now, rezzed }) => [now, rezzed]);
    const bounds = ways.filter((way) => !way.found && way.why === 'too-many').length;
    if (nth >= WARM)
      taken.push({
        thread: until - thread,
        processor: (user + system) / 1000,
        ways: ways.length,
        bounds,
      });
  }
}

const sum = (of: 'ways' | 'bounds'): number => taken.reduce((all, one) => all + one[of], 0);
const shares = (of: 'thread' | 'processor'): readonly number[] => {
  const list = taken.map((one) => one[of]).sort((one, other) => one - other);
  return [0.5, 0.9, 0.99, 1].map(
    (share) =>
      Math.round((list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? NaN) * 10) /
      10,
  );
};
process.stdout.write(
  `${JSON.stringify({
    ...{ folder, games: Math.max(0, games.length - WARM), moments: taken.length },
    ...{ 'thread, ms: median, p90, p99, most': shares('thread') },
    ...{ 'process, ms: median, p90, p99, most': shares('processor') },
    ...{ longerThan50: taken.filter(({ thread }) => thread > 50).length },
    ...{ ways: sum('ways'), tooMany: sum('bounds'), load: loadavg()[0] },
  })}\n`,
);
