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
/** The first rounds run code that is not compiled yet: a projector has been at work for longer. */
const WARM_UP = 4;
const ROUNDS = 21;

const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed + 1, 600));

/** Seconds of processor time. */
async function seconds(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Works in turns, so that whatever else the machine does falls on all of them: what each took in each round. */
async function inTurns<W extends string>(
  works: Readonly<Record<W, () => Promise<void> | void>>,
): Promise<readonly Readonly<Record<W, number>>[]> {
  const names = Object.keys(works) as W[];
  const rounds: Record<W, number>[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const took = {} as Record<W, number>;
    // Every other round the other way round: what one leaves to be collected the next one pays for.
    for (const name of round % 2 === 0 ? names : [...names].reverse())
      took[name] = await seconds(works[name]);
    if (round >= WARM_UP) rounds.push(took);
  }
  return rounds;
}

async function bench(): Promise<void> {
  const replays = games.map(({ log }) => {
    const replay = Replay.opened(openRecorded(rulesByPool, log.header));
    replay.extend(log.entries.map(({ decision }) => decision));
    return replay;
  });
  const decisions = games.reduce((sum, { log }) => sum + log.entries.length, 0);
  const streams = games.map(({ stream, events }) => ({
    id: stream.slice('game-'.length),
    events: events.map((event, index) => ({
      ...{ meta: {}, ...event, stream, version: index + 1 },
      ...{ position: position(String(index)), recordedAt: new Date('2026-01-01T00:00:00Z') },
    })),
  }));
  const exporting = async (): Promise<void> => {
    const rows = streams.map(({ id, events }) =>
      rowsOfGame(rulesByPool, id, events, (name) => name),
    );
    for (const { name, columns } of openTables)
      await parquetOf(
        columns,
        rows.flatMap((own) => own[name]),
      );
  };
  const rounds = await inTurns({
    // The very fold that `analyseReplay` goes through below the analyses: from the opening, with facts, decision by decision.
    folded: () => {
      for (const replay of replays) for (const step of replay.steps(0)) void step;
    },
    analysed: () => {
      for (const replay of replays) whole(analyseReplay(replay, 'judge'));
    },
  });
  const folded = median(rounds.map((round) => round.folded));
  const withFold = rounds.map((round) => round.analysed / round.folded).sort((a, b) => a - b);
  const exported = median((await inTurns({ exporting })).map((round) => round.exporting));
  const round = (value: number): number => Math.round(value * 100) / 100;
  const result = {
    ...{ node: process.version, processor: cpus()[0]?.model ?? 'unknown', games: GAMES, decisions },
    load: round(loadavg()[0] ?? 0),
    foldedPerSecond: Math.round(decisions / folded),
    rounds: ROUNDS,
    /** All analyses together, as often as the fold alone takes: the median of all rounds, and of half of them between what. */
    analysesTimesFold: round(median(withFold) - 1),
    quartiles: {
      lower: round((withFold[ROUNDS >> 2] ?? NaN) - 1),
      upper: round((withFold[ROUNDS - 1 - (ROUNDS >> 2)] ?? NaN) - 1),
    },
    /** With the fold below them. */
    withFoldTimesFold: round(median(withFold)),
    exportedPerSecond: Math.round(decisions / exported),
  };
  writeFileSync(
    join(__dirname, 'results', 'throughput.json'),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

void bench();
