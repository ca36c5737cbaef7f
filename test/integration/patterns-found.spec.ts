import { corePool } from '#cards/pool';
import { parsePattern } from '#analysis/patterns/parse-pattern';
import {
  FindPattern,
  FindPatternHandler,
  MOST_SEARCHED,
} from '../../src/analysis/projections/pattern-facts/queries';
import { patternFacts } from '../../src/analysis/projections/pattern-facts/table';
import { everyGame } from '../../src/analysis/statistics/open-games';
import type { Database } from '../../src/platform/database/database';
import type { Processes } from '../../src/platform/processes/processes';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const GAMES = MOST_SEARCHED + 230;

let temporary: TemporaryServer;
let database: Database;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  const { name, tables } = patternFacts;
  await database.pool.query(
    `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
  );
  await database.pool.query(
    `insert into pattern_facts.game select md5('game' || n)::uuid, n, 1, '\\x00' from generate_series(1, $1::int) as n`,
    [GAMES],
  );
});
afterAll(() => temporary.stop());

it('goes through every game once, the newest first, however many digits their places have', async () => {
  const positions: string[] = [];
  const handler = new FindPatternHandler(
    {
      query: async <Row extends object>(
        name: string,
        text: string,
        values: readonly unknown[] = [],
      ): Promise<readonly Row[]> => {
        const { rows } = await database.pool.query<Row & { readonly position: string }>({
          ...{ name, text, values: [...values] },
        });
        positions.push(...rows.map(({ position }) => position));
        return rows;
      },
    },
    // Nothing is found in any of them.
    { ask: () => Promise.resolve({ ok: true, answer: [] }) } as unknown as Processes,
  );
  const read = parsePattern(corePool, 'stolen');
  if (!read.ok) throw new Error(read.message);
  const ask = (after: string | null) =>
    handler.execute(new FindPattern(read.pattern, 'spectator', 20, after, everyGame));
  const first = await ask(null);
  expect(first).toMatchObject({ ok: true, searched: MOST_SEARCHED, next: '231' });
  expect(await ask('231')).toMatchObject({ ok: true, searched: 230, next: null });
  expect(positions).toEqual(Array.from({ length: GAMES }, (_, i) => String(GAMES - i)));
});
