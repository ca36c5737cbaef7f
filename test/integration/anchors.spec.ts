import { randomUUID } from 'node:crypto';
import { verify } from '../../src/cli/verify';
import { exportLines, importLines } from '../../src/platform/archive/archive';
import type { Database } from '../../src/platform/database/database';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
beforeAll(async () => {
  temporary = await temporaryServer();
});
afterAll(() => temporary.stop());

const event = (n: number) => ({ id: randomUUID(), type: 'noted', data: { n } });

async function said(store: PostgresEventStore, ...args: readonly string[]) {
  const texts = { out: '', err: '' };
  const open = () => Promise.resolve({ store, close: async () => undefined });
  const code = await verify(open)(args, {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
  });
  return { code, ...texts };
}

const headIn = (out: string): string => / anchored by (\w{64})\./.exec(out)?.[1] ?? 'no head';

/** Decks, of which nothing is folded; three anchors over eight appends. */
async function anchored() {
  const { database, store } = await temporary.store();
  for (const at of [0, 1, 2]) {
    for (const stream of ['deck-a', 'deck-b'] as const) await store.append(stream, at, [event(at)]);
    if (at === 1) await store.append('deck-c', 0, [event(0), event(1)]);
    expect(await store.anchors.advance()).toBe(at === 1 ? 3 : 2);
  }
  await store.append('deck-d', 0, [event(0)]);
  expect(await store.anchors.advance()).toBe(1);
  expect(await store.anchors.advance()).toBe(0);
  return { database, store };
}

/** As who has the database, and gets around its triggers. */
async function by(database: Database, statement: string): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(statement);
  client.release(true);
}

describe('a store that is anchored', () => {
  it('is whole, also when its streams went on and one was removed', async () => {
    const { store } = await anchored();
    await store.append('deck-a', 3, [event(3)]);
    const beside = { stream: 'deck-d', expected: 1, events: [event(1)] } as const;
    expect(await store.remove(['deck-b'], beside)).toMatchObject({ ok: true });
    const first = await said(store);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(/^8 appends until \S+Z are anchored by \w{64}\.\n/);
    await store.anchors.advance();
    const second = await said(store, '--anchor', headIn(first.out));
    expect(second).toMatchObject({ code: 0, out: expect.stringContaining('11 appends') });
    expect(headIn(second.out)).not.toBe(headIn(first.out));
  });

  it.each([
    ['the last append of a stream', `delete from commits where stream = 'deck-a' and after = 2`],
    ['a whole stream', `delete from commits where stream = 'deck-c'`],
    [
      'a stream and whatever came after it',
      `delete from commits where position >= (
      select position from commits where stream = 'deck-c')`,
    ],
    ['all', `delete from commits`],
  ])('tells that %s was taken away', async (_, statement) => {
    const { database, store } = await anchored();
    for (const stream of ['deck-a', 'deck-b'] as const)
      expect(await store.verify(stream)).toMatchObject({ ok: true });
    await by(database, statement);
    const { code, err } = await said(store);
    expect(code).toBe(1);
    expect(err).toMatch(/^of \d appends anchored between \S+Z and \S+Z there are \d\.\n/);
  });

  it('tells that a stream was written again, whole and with other hashes', async () => {
    const { database, store } = await anchored();
    const position = await database.pool.query(
      `select position from commits where stream = 'deck-d'`,
    );
    await by(database, `delete from commits where stream = 'deck-d'`);
    const { store: forger } = await temporary.store();
    await forger.append('deck-d', 0, [event(9)]);
    for await (const append of forger.archive()) await store.restore(append);
    await by(
      database,
      `update commits set position = ${position.rows[0]?.position} where stream = 'deck-d'`,
    );
    expect(await store.verify('deck-d')).toMatchObject({ ok: true });
    expect((await said(store)).err).toMatch(/^the 1 append anchored .* is not the one that was\./);
  });

  it.each([
    ['the last anchor', 'delete from anchors where number = 4', 'anchor 4 was the last'],
    ['the last two anchors', 'delete from anchors where number >= 3', 'anchor 4 was the last'],
    ['all anchors', 'delete from anchors', 'anchor 4 was the last'],
    ['an anchor amid others', 'delete from anchors where number = 2', '1 anchor before anchor 3'],
    ['what was the last', 'delete from anchored', 'anchor of all was the last'],
  ])('tells that %s was taken away', async (_, statement, message) => {
    const { database, store } = await anchored();
    await by(database, statement);
    expect(await said(store)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  });

  it('cannot be made anew unnoticed by whoever kept a head elsewhere', async () => {
    const { database, store } = await anchored();
    const head = headIn((await said(store)).out);
    await by(database, `delete from commits where stream = 'deck-c'`);
    await by(database, 'delete from anchors where number > 0');
    await by(
      database,
      'update anchored set (number, digest) = (select number, digest from anchors)',
    );
    while ((await store.anchors.advance()) > 0);
    expect((await said(store)).code).toBe(0);
    expect(await said(store, '--anchor', head)).toMatchObject({
      ...{ code: 1, err: expect.stringContaining(`There is no anchor ${head}`) },
    });
  });

  it('is restored by an export, and then anchored anew by whoever has looked', async () => {
    const { database, store } = await anchored();
    const lines: string[] = [];
    for await (const line of exportLines(store)) lines.push(line);
    await by(database, `delete from commits where stream = 'deck-c'`);
    expect((await said(store)).code).toBe(1);
    const given = (async function* () {
      yield* lines;
    })();
    expect(await importLines(store, given)).toMatchObject({ ok: true, repeated: 7 });
    expect((await said(store)).code).toBe(1);
    expect((await said(store, '--anchor-anew')).out).toContain('8 appends are anchored anew');
    expect(await said(store)).toMatchObject({ code: 0, err: '' });
    await by(database, `delete from commits where stream = 'deck-c'`);
    expect((await said(store)).code).toBe(1);
  });

  it('lets nobody change an anchor by mistake', async () => {
    const { database } = await anchored();
    for (const change of [
      'delete from anchors',
      'update anchors set commits = 0',
      'truncate anchors',
    ])
      await expect(database.pool.query(change)).rejects.toThrow('never changed');
  });
});
