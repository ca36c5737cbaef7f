/**
 * What analyses of a game cost beside folding it, and how many decisions a second are written as open data,
 * in processor time: `node -r ./test/support/typescript.cjs test/analysis/throughput.bench.ts` writes
 * test/analysis/results/throughput.json, which is kept in git.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { rulesByPool } from '#cards/rules-by-pool';
import { openRecorded } from '#notation/recorded/open-recorded';
import { openTables } from '../../src/analysis/open-data/tables';
import { rowsOfGame } from '../../src/analysis/open-data/rows-of-game';
import { analyseReplay } from '../../src/games/replay/analyse-replay';
import { whole } from '#streams/folding';
import { Replay } from '../../src/games/replay/replay';
import { position } from '../../src/platform/event-store/position';
import { parquetOf } from '../../src/platform/parquet/parquet';
import { randomGame } from '../support/random-game';

const GAMES = 30;
const ROUNDS = 4;

const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed + 1, 600));

/** Seconds of processor time, the best of some rounds, after one to warm up. */
async function seconds(work: () => Promise<void> | void): Promise<number> {
  let best = Infinity;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    if (round > 0) best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

async function bench(): Promise<void> {
  const replays = games.map(({ log }) => {
    const replay = Replay.opened(openRecorded(rulesByPool, log.header));
    replay.extend(log.entries.map(({ decision }) => decision));
    return replay;
  });
  const decisions = games.reduce((sum, { log }) => sum + log.entries.length, 0);
  const folded = await seconds(() => {
    for (const replay of replays) for (const step of replay.steps(0)) void step;
  });
  const analysed = await seconds(() => {
    for (const replay of replays) whole(analyseReplay(replay, 'judge'));
  });
  const streams = games.map(({ stream, events }) => ({
    id: stream.slice('game-'.length),
    events: events.map((event, index) => ({
      ...{ meta: {}, ...event, stream, version: index + 1 },
      ...{ position: position(String(index)), recordedAt: new Date('2026-01-01T00:00:00Z') },
    })),
  }));
  const exported = await seconds(async () => {
    const rows = streams.map(({ id, events }) =>
      rowsOfGame(rulesByPool, id, events, (name) => name),
    );
    for (const { name, columns } of openTables)
      await parquetOf(
        columns,
        rows.flatMap((own) => own[name]),
      );
  });
  const round = (value: number): number => Math.round(value * 100) / 100;
  const result = {
    ...{ node: process.version, processor: cpus()[0]?.model ?? 'unknown', games: GAMES, decisions },
    load: round(loadavg()[0] ?? 0),
    foldedPerSecond: Math.round(decisions / folded),
    /** All analyses together, and with the fold below them, as often as the fold alone takes. */
    analysesTimesFold: round(analysed / folded - 1),
    withFoldTimesFold: round(analysed / folded),
    exportedPerSecond: Math.round(decisions / exported),
  };
  writeFileSync(
    join(__dirname, 'results', 'throughput.json'),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

void bench();
