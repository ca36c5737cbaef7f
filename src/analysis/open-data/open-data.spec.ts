import { DuckDBInstance } from '@duckdb/node-api';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rulesByPool } from '#cards/rules-by-pool';
import { sampleLog } from '../../../test/support/golden-log';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { recordedEvents } from '../../../test/support/recorded-events';
import { contentIds } from '../../platform/content-id/content-id';
import { ERASED } from '../../platform/event-store/event-store';
import type { RecordedEvent } from '../../platform/event-store/event-store';
import { parquetOf } from '../../platform/parquet/parquet';
import { openQueries } from './readme';
import { openTables } from './tables';
import {
  writeOpenData,
  type OpenDataFolder,
  type OpenDataSource,
  type PublicGame,
} from './write-open-data';

const NAMES = ['random-haas-bioroid-anarch', 'random-weyland-criminal'];
const root = mkdtempSync(join(tmpdir(), 'retrace-open-data-'));
afterAll(() => rmSync(root, { recursive: true }));

const written: string[] = [];
const removed: string[] = [];
const folder: OpenDataFolder = {
  read: (path) => {
    try {
      return Promise.resolve(readFileSync(join(root, path), 'utf8'));
    } catch {
      return Promise.resolve(null);
    }
  },
  write: (path, content) => {
    written.push(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    return Promise.resolve();
  },
  remove: (path) => {
    removed.push(path);
    rmSync(join(root, path));
    return Promise.resolve();
  },
};

const streams = new Map<string, readonly RecordedEvent[]>();
let games: readonly PublicGame[] = [];

beforeAll(async () => {
  for (const [i, name] of NAMES.entries()) {
    const id = `${i}1111111-1111-8111-8111-111111111111`;
    const events = await recordedEvents(sampleLog(name), id);
    streams.set(`game-${id}`, events);
    games = [...games, { id, month: '2026-11', players: ['Ana', 'bo'] }];
  }
});

const source: OpenDataSource = {
  games: () => Promise.resolve(games),
  store: {
    ...memoryEventStore(),
    readStream: (stream) => {
      const events = streams.get(stream) ?? [];
      return Promise.resolve({ ok: true, events, version: events.length });
    },
  },
  pools: rulesByPool,
  ids: contentIds(Buffer.alloc(32, 1)),
  parquet: ({ columns }, rows) => parquetOf(columns, rows),
};

async function ask(sql: string): Promise<readonly Record<string, unknown>[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const inFolder = sql.replaceAll(/'(\w+)\/\*\/\*\.parquet'/g, `'${root}/$1/*/*.parquet'`);
  const rows = (await connection.runAndReadAll(inFolder)).getRowObjectsJson();
  connection.closeSync();
  instance.closeSync();
  return rows;
}

describe('open data', () => {
  it('has every decision, fact and card of the games', async () => {
    const done = await writeOpenData(source, folder);
    expect(done.games).toBe(2);
    const decisions = [...streams.values()].reduce((sum, { length }) => sum + length - 1, 0);
    expect(done.decisions).toBe(decisions);
    const [{ count } = {}] = await ask(`select count(*) as count from 'decisions/*/*.parquet'`);
    expect(count).toBe(String(decisions));
    const [both] = await ask(
      `select count(*) as games, sum(decisions)::int as decisions, min(recorded_at) as at,
         count(distinct corp_player) as people from 'games/*/*.parquet'`,
    );
    expect(both).toMatchObject({ games: '2', decisions, people: '1' });
    const stolen = await ask(
      `select (select count(*) from 'facts/*/*.parquet' where type = 'stolen') as facts,
         (select count(*) from 'scores/*/*.parquet' where kind = 'stolen') as scores,
         (select count(*) from 'accesses/*/*.parquet' where fate = 'stolen') as fates`,
    );
    expect(new Set(Object.values(stolen[0] ?? {})).size).toBe(1);
    const decks = await ask(
      `select game, side, sum(copies)::int as cards from 'decks/*/*.parquet' group by all`,
    );
    expect(decks).toHaveLength(4);
    for (const { cards } of decks) expect(Number(cards)).toBeGreaterThan(44);
    const data = await ask(`select distinct data->>'type' = type as same from 'facts/*/*.parquet'`);
    expect(data).toEqual([{ same: true }]);
  });

  it('counts what a turn brings as it begins for that turn', async () => {
    const found = await ask(
      `select count(*)::int as gained, count(*) filter (gained.turn = began.turn)::int as own
       from 'facts/*/*.parquet' as gained asof join
         (select * from 'facts/*/*.parquet' where type = 'turn-began') as began
         on gained.game = began.game and gained.side = began.side and gained.number <= began.number
       where gained.type = 'clicks-gained' and json_extract_string(gained.data, '$.cause.rule') = 'turn'`,
    );
    expect(Number(found[0]?.['gained'])).toBeGreaterThan(20);
    expect(found[0]?.['own']).toBe(found[0]?.['gained']);
  });

  it.each(openQueries)('answers: $about', async ({ sql }) => {
    const rows = await ask(sql);
    expect(rows.length).toBeGreaterThan(0);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(sql);
  });

  it('describes every column that there is, and names no player', async () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const { name, columns } of openTables) {
      const found = await ask(`describe select * from '${name}/*/*.parquet'`);
      const named = found.map((row) => row['column_name']).filter((one) => one !== 'month');
      expect(named).toEqual(columns.map((one) => one.name));
      for (const one of columns) expect(readme).toContain(`| ${one.name} | ${one.type} |`);
    }
    const players = await ask(`select corp_player, runner_player from 'games/*/*.parquet'`);
    expect(JSON.stringify(players)).not.toMatch(/Ana|bo\b|random/);
  });

  it('writes again what changed, and takes out what is no longer public', async () => {
    written.length = 0;
    expect(await writeOpenData(source, folder)).toMatchObject({ written: 0, kept: 2 });
    expect(written.sort()).toEqual(['README.md', 'manifest.json']);
    const [first, second] = games;
    if (first === undefined || second === undefined) throw new Error('no games');
    games = [{ ...first, players: [ERASED, 'bo'] }, second];
    expect(await writeOpenData(source, folder)).toMatchObject({ written: 1, kept: 1 });
    games = [second];
    expect(await writeOpenData(source, folder)).toMatchObject({ kept: 1, removed: 1 });
    expect(removed).toHaveLength(openTables.length);
    const [{ count } = {}] = await ask(`select count(*) as count from 'games/*/*.parquet'`);
    expect(count).toBe('1');
  });
});
