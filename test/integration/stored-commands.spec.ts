import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { exportAll } from '../../src/cli/export';
import { importAll } from '../../src/cli/import-all';
import type { Command } from '../../src/cli/io';
import { verify } from '../../src/cli/verify';
import type { NewEvent } from '../../src/platform/event-store/event-store';
import { randomGame } from '../support/random-game';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let folder: string;
const games = [1, 2, 3].map((seed) => randomGame(seed));

beforeAll(async () => {
  temporary = await temporaryServer();
  folder = mkdtempSync(join(tmpdir(), 'retrace-archive-'));
});
afterAll(async () => {
  await temporary.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function said(command: Command, ...args: readonly string[]) {
  const texts = { out: '', err: '' };
  const code = await command(args, {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
  });
  return { code, ...texts };
}

async function filled(change: (events: readonly NewEvent[]) => readonly NewEvent[] = (all) => all) {
  const { database, store } = await temporary.store();
  for (const [index, { stream, events }] of games.entries())
    await store.append(stream, 'no-stream', index === 1 ? change(events) : events);
  return { database, store, open: () => Promise.resolve({ store, close: async () => undefined }) };
}

const second = games[1]?.stream ?? '';
const length = games.reduce((sum, { events }) => sum + events.length, 0);

describe('retrace verify', () => {
  it('finds nothing wrong with what was judged', async () => {
    const { open } = await filled();
    expect(await said(verify(open))).toEqual({
      code: 0,
      out: `3 streams with ${length} events are what was recorded.\n`,
      err: '',
    });
    expect(await said(verify(open), second.slice('game-'.length), 'game-none')).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^1 stream with .*\n1 is not there: name games by their ids, and files by "retrace verify --log"\.\n$/,
      ),
      err: 'There is no stream game-none.\n',
    });
  });

  it.each([
    ['another state', (event: NewEvent) => ({ ...event, meta: { hash: '00000000' } }), 'it leads'],
    [
      'an illegal decision',
      (event: NewEvent) => ({ ...event, data: { do: 'score', card: 3 } }),
      'the rules refuse',
    ],
    ['an unknown type', (event: NewEvent) => ({ ...event, type: 'dreamt' }), '(dreamt)'],
  ])('names the first event with %s', async (_name, spoil, message) => {
    const { open } = await filled((events) => events.map((e, at) => (at < 10 ? e : spoil(e))));
    const { code, err } = await said(verify(open));
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^${second}, event 11: `));
    expect(err).toContain(message);
  });

  it('names an event that was changed in the database', async () => {
    const { database, open } = await filled();
    const client = await database.pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query(
      `update commits set payload = set_byte(payload, 5 * 4, get_byte(payload, 5 * 4) # 1) where stream = $1`,
      [second],
    );
    client.release(true);
    expect((await said(verify(open))).err).toMatch(`${second}, event 6: `);
  });
});

describe('retrace export and import', () => {
  it.each(['all.ndjson', 'all.ndjson.gz'])('moves a store through %s', async (name) => {
    const source = await filled();
    const path = join(folder, name);
    expect(await said(exportAll(source.open), '--all', '-o', path)).toMatchObject({
      code: 0,
      err: `3 appends exported to ${path}.\n`,
    });
    const text = readFileSync(path);
    expect((name.endsWith('.gz') ? gunzipSync(text) : text).toString().split('\n')).toHaveLength(6);
    const { store } = await temporary.store();
    const target = () => Promise.resolve({ store, close: async () => undefined });
    expect(await said(importAll(target), '--all', path)).toMatchObject({ code: 0 });
    expect(await store.verify(`game-${second.slice(5)}`)).toEqual(
      await source.store.verify(`game-${second.slice(5)}`),
    );
    expect((await said(importAll(target), '--all', path)).out).toContain('3 of them were there');
  });

  it('says what is wrong with a file', async () => {
    const { open } = await filled();
    const cut = join(folder, 'cut.gz');
    writeFileSync(cut, gzipSync('{"format":"retrace-archive/1"}\n'.repeat(9)).subarray(0, -9));
    expect((await said(importAll(open), '--all', cut)).code).toBe(1);
    expect((await said(importAll(open), '--all', join(folder, 'none'))).err).toContain('ENOENT');
    expect((await said(exportAll(open))).code).toBe(2);
  });
});
