import { Memory } from '#streams/memory';
import { GameFolder } from '../../src/analysis/folding/game-folder';
import { rulesByPool } from '#cards/rules-by-pool';
import { takeLog } from '#notation/observed/take-log';
import { takeReplay } from '#notation/observed/take-replay';
import type { ImportAnswer } from '#notation/observed/import-result';
import { readLog } from '#notation/native/read-log';
import { gameProjections } from '../../src/analysis/game-projections';
import { GetCardStatistics } from '../../src/analysis/projections/card-statistics/queries';
import { GetPlayerStatistics } from '../../src/analysis/projections/player-statistics/queries';
import { dimensions, everything, type Dimension } from '../../src/analysis/statistics/slices';
import { gameEvents } from '../../src/games/upload/game-events';
import { whole } from '#streams/folding';
import { validateGame } from '../../src/games/upload/validate-game';
import { observedEvents, streamOf, verdictEvent } from '../../src/games/import/observed-events';
import { contentId } from '../../src/platform/content-id/content-id';
import type { Database } from '../../src/platform/database/database';
import type { EventStore } from '../../src/platform/event-store/event-store';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { ABSENT, golden, haveReplays } from '../golden/jinteki/replays';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';
import { firstRows } from '../../src/platform/projections/span';
import { cardStatisticsIn, playerStatisticsIn } from '../support/statistics-of-all';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

(haveReplays() ? describe : describe.skip)('statistics of observed games', () => {
  let temporary: TemporaryServer;
  let database: Database;
  let store: EventStore;
  let runner: ProjectionRunner;
  let players: ReturnType<typeof playerStatisticsIn>;
  let cards: ReturnType<typeof cardStatisticsIn>;

  beforeAll(async () => {
    temporary = await temporaryServer();
    const made = await temporary.store();
    ({ database } = made);
    ({ store } = made);
    const { pool } = database;
    const reader: ReadModelReader = {
      query: async <Row extends object>(name: string, text: string, values?: readonly unknown[]) =>
        (await pool.query<Row>({ name, text, values: [...(values ?? [])] })).rows,
    };
    players = playerStatisticsIn(reader);
    cards = cardStatisticsIn(reader);
    runner = new ProjectionRunner(pool, store, { onError: () => undefined, batch: 700 });
    for (const projection of gameProjections(new GameFolder(rulesByPool, new Memory())))
      runner.register(projection);
  });
  afterAll(() => temporary.stop());

  const wholeCounts = async () => {
    await runner.catchUp();
    expect(await runner.deadLetters('observed_statistics')).toEqual([]);
    const asked = { filter: everything, span: firstRows<number>(500) };
    const by = async (cut: Dimension) => players.execute(new GetPlayerStatistics(cut, asked));
    const slices = await Promise.all(
      Object.keys(dimensions)
        .filter((name): name is Dimension => name in dimensions)
        .map(by),
    );
    const of = await cards.execute(new GetCardStatistics(null, asked));
    for (const { rows, whole: all } of [...slices, of]) {
      const sums: Record<string, number> = Object.fromEntries(
        Object.keys(all).map((name) => [name, 0]),
      );
      for (const { counts } of rows)
        for (const [name, count] of Object.entries<number>(counts))
          sums[name] = (sums[name] ?? 0) + count;
      expect(sums).toEqual(all);
    }
    return { players: (await by('side')).whole, cards: of.whole };
  };

  const taken = (took: ImportAnswer) => {
    if (!took.ok) throw new Error(took.message);
    return { id: contentId('observed', took.identity), ...took };
  };
  const observe = async (took: ImportAnswer) => {
    const game = taken(took);
    const { id, verdict } = game;
    const events = observedEvents(id, game, { ...verdict, game: null });
    await store.append(streamOf(id), 'no-stream', events);
    return game;
  };

  it('count a game once: as observed, until it is one of decisions', async () => {
    const game = await observe(takeReplay(rulesByPool, golden('core-011-weyland-criminal').text));
    const before = await wholeCounts();
    expect(before.players).toMatchObject({ games: 2, wins: 1, losses: 1 });

    const log = readLog((game.decided ?? '').trimEnd().split('\n'));
    if (!log.ok) throw new Error(log.message);
    const judged = whole(validateGame(rulesByPool, log.log));
    if (!judged.ok) throw new Error(judged.message);
    const decided = '11111111-1111-8111-8111-111111111111';
    const verdict = verdictEvent(game.id, { ...game.verdict, game: decided });
    const { length } = [game.header, ...game.entries, game.verdict];
    expect(await store.append(streamOf(game.id), length, [verdict])).toMatchObject({ ok: true });
    expect((await wholeCounts()).players.games).toBe(0);
    await store.append(`game-${decided}`, 'no-stream', gameEvents(decided, log.log, judged.hashes));
    const after = await wholeCounts();

    // What the replay shows of this game is what our engine makes of its decisions.
    expect(before.players).toEqual(after.players);
    const { installs, plays, rezzes, steals, scores, accesses } = after.cards;
    expect(before.cards).toMatchObject({ installs, plays, rezzes, steals, scores, accesses });
    // Cards that never showed count for nothing; the identities are no cards of a deck.
    const { start } = log.log.header;
    const decks = start.kind === 'decks' ? [start.corp, start.runner] : [];
    const listed = decks.flatMap(({ cards }) => cards);
    const shown = listed.filter(([code]) => !code.startsWith('unknown-'));
    expect(shown.length).toBeLessThan(listed.length);
    expect(after.cards.copies).toBe(shown.reduce((sum, [, copies]) => sum + copies, 2));
  });

  it('count cards that our pool lacks, and no pasted log', async () => {
    const before = await wholeCounts();
    await observe(takeReplay(rulesByPool, golden('wide-019-worlds-2025-a').text));
    const after = await wholeCounts();
    expect(after.players.games).toBe(before.players.games + 2);
    expect(after.cards.decks).toBeGreaterThan(before.cards.decks);
    await observe(takeLog(golden('core-011-weyland-criminal').log));
    expect(await wholeCounts()).toEqual(after);
  });

  it('are rebuilt to what they were', async () => {
    const read = async () =>
      Promise.all(
        ['seat', 'card'].map(async (table) => {
          const sql = `select * from observed_statistics.${table} order by 1, 2, 3`;
          return (await database.pool.query(sql)).rows;
        }),
      );
    const live = await read();
    await runner.rebuild('observed_statistics');
    expect(await read()).toEqual(live);
    expect(live.every((rows) => rows.length > 0)).toBe(true);
  });
});
