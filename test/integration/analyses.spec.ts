import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { takeReplay } from '#notation/observed/take-replay';
import { viewers } from '#rules';
import { GameFolder } from '../../src/analysis/folding/game-folder';
import {
  GetKeptReport,
  GetKeptReportHandler,
} from '../../src/analysis/projections/analyses/queries';
import { observedAnalyses } from '../../src/analysis/projections/analyses/observed-table';
import { analyses } from '../../src/analysis/projections/analyses/table';
import { observedEvents, streamOf } from '../../src/games/import/observed-events';
import { CachedGames, type CachedGame, type GameKind } from '../../src/games/replay/cached-games';
import { whole } from '#streams/folding';
import { ObservedGames } from '../../src/games/replay/observed-games';
import { RecordedGames } from '../../src/games/replay/recorded-games';
import { gameEvents } from '../../src/games/upload/game-events';
import { validateGame } from '../../src/games/upload/validate-game';
import { contentId } from '../../src/platform/content-id/content-id';
import type { Database } from '../../src/platform/database/database';
import type { EventStore } from '../../src/platform/event-store/event-store';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { ABSENT, golden, haveReplays } from '../golden/jinteki/replays';
import { randomGame } from '../support/random-game';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;
let store: EventStore;
let kept: GetKeptReportHandler;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database, store } = await temporary.store());
  const { pool } = database;
  kept = new GetKeptReportHandler({
    query: async <Row extends object>(name: string, text: string, values?: readonly unknown[]) =>
      (await pool.query<Row>({ name, text, values: [...(values ?? [])] })).rows,
  });
});
afterAll(() => temporary.stop());

const runnerWith = (version = 0): ProjectionRunner => {
  const runner = new ProjectionRunner(database.pool, store, {
    onError: () => undefined,
    batch: 700,
  });
  const folder = new GameFolder(rulesByPool, new Memory());
  for (const one of [analyses(folder), observedAnalyses])
    runner.register({ ...one, version: one.version + version });
  return runner;
};

/** What a game is told to be where no projection has read it. */
async function folded(id: string) {
  const kinds: GameKind<CachedGame>[] = [
    new RecordedGames(store, rulesByPool),
    new ObservedGames(store),
  ];
  const game = await new CachedGames(kinds, new Memory()).get(id);
  if (game === null) throw new Error('there is no such game');
  return viewers.map((viewer) => {
    const answer = whole(game.analysis(viewer));
    if (!answer.ok) throw new Error(answer.message);
    return JSON.parse(JSON.stringify(answer.value)) as unknown;
  });
}

const keptOf = (id: string) =>
  Promise.all(viewers.map((viewer) => kept.execute(new GetKeptReport(id, viewer))));

/** A random game that the Runner gives up in the end, in two appends. */
function ended(seed: number) {
  const { stream, log } = randomGame(seed, 200);
  const decision = { do: 'concede', side: 'runner' } as const;
  const concession = { by: 'runner', decision, hash: null, line: log.entries.length + 2 } as const;
  const judged = whole(
    validateGame(rulesByPool, { ...log, entries: [...log.entries, concession] }),
  );
  if (!judged.ok) throw new Error(judged.message);
  const id = stream.slice('game-'.length);
  const all = { ...log, entries: [...log.entries, concession] };
  return { stream, id, events: gameEvents(id, all, judged.hashes) };
}

describe('kept analyses', () => {
  it('are what a fold tells each viewer, once a game is over, and after a rebuild', async () => {
    const runner = runnerWith();
    const { stream, id, events } = ended(3);
    await store.append(stream, 'no-stream', events.slice(0, 90));
    await runner.catchUp();
    expect(await keptOf(id)).toEqual([null, null, null, null]);
    await store.append(stream, 90, events.slice(90));
    await runner.catchUp();
    expect(await runner.deadLetters('analyses')).toEqual([]);
    const told = await folded(id);
    expect(await keptOf(id)).toEqual(told);
    // Another version is built beside and takes its place.
    await database.pool.query(`update analyses.report set report = '{}'`);
    await runnerWith(1).catchUp();
    expect(await keptOf(id)).toEqual(told);
  });

  it('name no player, so that an erased name is in none', async () => {
    const { rows } = await database.pool.query<{ report: string }>(
      'select report::text from analyses.report',
    );
    expect(rows.length).toBeGreaterThan(0);
    const { log } = randomGame(3, 1);
    for (const { report } of rows)
      for (const { name } of Object.values(log.header.players))
        if (name !== '') expect(report).not.toContain(JSON.stringify(name));
  });

  if (!haveReplays()) it.skip(ABSENT, () => undefined);
  (haveReplays() ? it : it.skip)('are kept of observed games, too', async () => {
    const took = takeReplay(rulesByPool, golden('core-011-weyland-criminal').text);
    if (!took.ok) throw new Error(took.message);
    const id = contentId('observed', took.identity);
    const events = observedEvents(id, took, { ...took.verdict, game: null });
    await store.append(streamOf(id), 'no-stream', events);
    await runnerWith().catchUp();
    const told = await folded(id);
    expect(told[0]).not.toBeNull();
    for (const { name } of Object.values(took.header.players))
      expect(JSON.stringify(told)).not.toContain(name);
    expect(await keptOf(id)).toEqual(told);
  });
});
