import { createHash, randomUUID } from 'node:crypto';
import { exportLines, importLines } from '../../src/platform/archive/archive';
import type { NewEvent, StreamId } from '../../src/platform/event-store/event-store';
import { NoteTable } from '../../src/platform/notes/notes';
import { People } from '../../src/platform/people/people';
import type { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
let source: PostgresEventStore;
let lines: readonly string[];

const games: readonly StreamId[] = ['game-a', 'game-b', 'game-c'];
const event = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'noted',
  data: { n, name: 'Ünsal' },
  ...(n % 2 === 0 && { meta: { by: 'ann' } }),
});

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ store: source } = await temporary.store());
  for (const game of games)
    for (const [after, size] of [
      [0, 3],
      [3, 1],
      [4, 200],
    ] as const)
      await source.append(
        game,
        after,
        Array.from({ length: size }, (_, n) => event(n)),
      );
  lines = await collected(exportLines(source));
});
afterAll(() => temporary.stop());

async function* from(texts: readonly string[]): AsyncIterable<string> {
  for (const text of texts) yield text;
}
async function collected(texts: AsyncIterable<string>): Promise<readonly string[]> {
  const list: string[] = [];
  for await (const text of texts) list.push(text);
  return list;
}
const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex');
const freshStore = async () => (await temporary.store()).store;

describe('an archive', () => {
  it('makes another store the same, hash for hash', async () => {
    const target = await freshStore();
    expect(await importLines(target, from(lines))).toEqual({
      ok: true,
      appends: 9,
      events: 612,
      people: 0,
      notes: 0,
      repeated: 0,
    });
    for (const game of games) expect(await target.verify(game)).toEqual(await source.verify(game));
    expect(await collected(exportLines(target))).toEqual(lines);
  });

  it('changes nothing when it is imported again, or after it broke off', async () => {
    const target = await freshStore();
    expect(await importLines(target, from(lines.slice(0, 5)))).toMatchObject({
      ok: false,
      code: 'archive-truncated',
      line: 6,
    });
    expect(await importLines(target, from(lines))).toMatchObject({ ok: true, repeated: 4 });
    expect(await importLines(target, from(lines))).toMatchObject({ ok: true, repeated: 9 });
    expect(await target.count()).toBe(612);
  });

  it('holds what people wrote beside games, under ids of theirs', async () => {
    const { database, store } = await temporary.store();
    const notes = new NoteTable(database.pool);
    const game = '11111111-1111-8111-8111-111111111111';
    await notes.keep(game, 'annotation', [
      { index: 9, author: 'Nora', text: 'Later.' },
      { index: 2, author: 'Bea', text: 'Early.' },
    ]);
    await notes.keep(game, 'chat', [{ index: 1, author: 'Nora', text: 'gl hf' }]);
    const exported = await collected(exportLines(store));
    const told = exported.filter((line) => line.startsWith('{"note"'));
    expect(told).toHaveLength(3);
    for (const line of told) expect(line).not.toMatch(/Nora|Bea/);

    const target = await temporary.store();
    expect(await importLines(target.store, from(exported))).toMatchObject({ people: 2, notes: 3 });
    expect(hashOf(await collected(exportLines(target.store)))).toBe(hashOf(exported));
    expect(await new NoteTable(target.database.pool).of(game)).toEqual(await notes.of(game));

    await new People(target.database.pool).erase('Nora');
    expect(await importLines(target.store, from(exported))).toMatchObject({ ok: true });
    expect(await new NoteTable(target.database.pool).of(game)).toMatchObject([{ author: 'Bea' }]);
    const again = await collected(exportLines(target.store));
    expect(again.join()).not.toContain('Nora');
    const halved = exported.filter((line) => line !== told[0]);
    expect(await importLines(await freshStore(), from(halved))).toMatchObject({
      code: 'archive-truncated',
    });
  });

  it('of a time before notes were exported is read as it is', async () => {
    const target = await freshStore();
    const older = lines.map((line) => line.replace(',"notes":0', ''));
    expect(older).not.toEqual(lines);
    expect(await importLines(target, from(older))).toMatchObject({ ok: true, notes: 0 });
  });

  it.each([
    ['a changed event', (text: string) => text.replace('"n":1', '"n":7'), 'append-refused'],
    [
      'a changed time',
      (text: string) => text.replace(/:\d\d\.\d{3}Z/, ':00.001Z'),
      'append-refused',
    ],
    ['a changed stream', (text: string) => text.replace('game-', 'match-'), 'append-refused'],
    ['half a line', (text: string) => text.slice(0, 50), 'not-an-archive'],
    ['no hash', (text: string) => text.replace('"hash"', '"hush"'), 'not-an-archive'],
    ['an event without id', (text: string) => text.replace('"id"', '"di"'), 'not-an-archive'],
  ])('refuses %s, naming the line', async (_name, spoil, code) => {
    const target = await freshStore();
    const spoilt = lines.map((text, index) => (index === 1 ? spoil(text) : text));
    const result = await importLines(target, from(spoilt));
    expect(result).toMatchObject({ ok: false, code, line: 2 });
    expect(result.ok ? '' : result.message).toMatch(/^line 2: /);
  });

  it('refuses an append whose stream has others', async () => {
    const target = await freshStore();
    await target.append('game-a', 'no-stream', [event(1)]);
    expect(await importLines(target, from(lines))).toMatchObject({
      code: 'append-refused',
      line: 2,
    });
  });

  it.each([
    ['nothing', []],
    ['a log', ['{"format":"retrace-log/1"}']],
    ['no header', ['{"appends":0,"events":0}']],
  ])('refuses %s', async (_name, texts) => {
    expect(await importLines(await freshStore(), from(texts))).toMatchObject({
      ok: false,
      line: 1,
    });
  });
});

describe('the secret of a store’s ids', () => {
  it('is taken over by a store without events, and by no other', async () => {
    const [secret] = [await source.secret()];
    const [empty, other] = [await freshStore(), await freshStore()];
    expect(new Set([secret, await empty.secret(), await other.secret()]).size).toBe(3);
    await other.append('game-z', 'no-stream', [event(1)]);
    const own = await other.secret();
    await importLines(empty, from(lines));
    await importLines(other, from(lines));
    expect(await empty.secret()).toBe(secret);
    expect(await other.secret()).toBe(own);
  });

  it('is missing in archives that were made before there was one', async () => {
    const target = await freshStore();
    const own = await target.secret();
    const [, ...rest] = lines;
    const old = ['{"format":"retrace-archive/1"}', ...rest];
    expect(await importLines(target, from(old))).toMatchObject({ ok: true, appends: 9 });
    expect(await target.secret()).toBe(own);
  });
});
