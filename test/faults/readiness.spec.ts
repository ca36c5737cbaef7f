import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApplication } from '../../src/application';
import { loadConfig } from '../../src/platform/config/config';
import { openDatabase } from '../../src/platform/database/database';
import { afterwards } from '../support/afterwards';
import { inTime, waitUntil } from '../support/wait-until';

const atEnd = afterwards();
const folder = mkdtempSync(join(tmpdir(), 'retrace-ready-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of programs that migrate: one at a time. */
const MIGRATING = 0x72_65_74_6d;

it('is ready when the migration of another is over, and not while the database does not answer', async () => {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 3,
  });
  atEnd(database.close);
  const held = await database.pool.connect();
  await held.query('select pg_advisory_lock($1)', [MIGRATING]);
  let isUp = false;
  const starting = createApplication(
    loadConfig({ RETRACE_DATA: folder, PORT: '0', ROLE: 'api' }, folder),
  ).finally(() => (isUp = true));
  atEnd(async () => (await starting).close());
  // Its session ends, and its locks go: a start that waits for them goes on.
  atEnd(() => held.release(true));
  await sleep(2_000);
  expect(isUp).toBe(false);
  await held.query('select pg_advisory_unlock($1)', [MIGRATING]);
  const application = await inTime('the program to start', starting);
  await application.listen(0, '127.0.0.1');
  const ready = async () => {
    const answer = await fetch(`${await application.getUrl()}/ready`);
    return { status: answer.status, body: await answer.json() };
  };
  const isReady = async () => (await ready()).status === 200;
  await waitUntil('the program to be ready', isReady);
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  // As a migration holds it that rewrites a table.
  await held.query('begin; lock table checkpoints in access exclusive mode');
  const asked = performance.now();
  expect(await ready()).toEqual({
    status: 503,
    body: { status: 'unavailable', missing: 'the database' },
  });
  // Long before the query is given up.
  expect(performance.now() - asked).toBeLessThan(10_000);
  await held.query('rollback');
  await waitUntil('the program to be ready again', isReady);
});
