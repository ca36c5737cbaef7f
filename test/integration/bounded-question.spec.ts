import { askWithin } from '../../src/platform/database/bounded-question';
import type { Database } from '../../src/platform/database/database';
import { QuestionTooSlow } from '../../src/platform/database/overload';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let database: Database;

beforeAll(async () => {
  temporary = await temporaryServer();
  database = await temporary.database(1);
});
afterAll(() => temporary.stop());

const sleeping = (seconds: number) => ({
  name: 'sleeping',
  text: 'select $1::float8 as slept from pg_sleep($1)',
  values: [seconds],
});

describe('a question that may take so long', () => {
  it('is answered as any other where it is quick', async () => {
    const { rows } = await askWithin<{ slept: number }>(database.pool, 5_000, sleeping(0.01));
    expect(rows).toEqual([{ slept: 0.01 }]);
  });

  it('is ended by the server where it is slow, and the connection goes on', async () => {
    const begun = performance.now();
    const refused: unknown = await askWithin(database.pool, 100, sleeping(30)).catch(
      (error: unknown) => error,
    );
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(refused).toBeInstanceOf(QuestionTooSlow);
    expect(String(refused)).toMatch(/ended after 0\.1 s/);
    const { rows } = await askWithin(database.pool, 5_000, sleeping(0.01));
    expect(rows).toHaveLength(1);
  });

  it('bounds nobody else on the same connection', async () => {
    await askWithin(database.pool, 100, sleeping(0.01));
    expect((await database.pool.query(sleeping(0.3))).rowCount).toBe(1);
  });

  it('passes on what is wrong with it', async () => {
    const wrong = askWithin(database.pool, 100, { name: 'wrong', text: 'select 1 / 0' });
    await expect(wrong).rejects.toThrow('division by zero');
    expect((await database.pool.query('select 1')).rowCount).toBe(1);
  });

  it('takes as long as it takes without a bound', async () => {
    expect((await askWithin(database.pool, 0, sleeping(0.2))).rowCount).toBe(1);
  });
});
