import { memoryEventStore } from '../../test/support/memory-event-store';
import { newSecret } from '../platform/randomness/secret';
import { anonymous } from './caller';
import { StoredKeys } from './keys';
import { presentedIn } from './presented';
import { gamesOf, type Purpose } from './purpose';

const game = '11111111-1111-4111-8111-111111111111';
const seat: Purpose = { for: 'seat', game, side: 'corp' };
const clock = { newId: () => '22222222-2222-4222-8222-222222222222' };

const keysOn = (store = memoryEventStore()) => new StoredKeys(store, clock, newSecret);

describe('keys', () => {
  it('make their holder known by what they are for, also to another process', async () => {
    const store = memoryEventStore();
    const key = await keysOn(store).issue(seat);
    const caller = await keysOn(store).callerOf([key, key]);
    expect(caller.purposes).toEqual([seat]);
    expect(caller.holds({ for: 'seat', game, side: 'corp' })).toBe(true);
    expect(caller.holds({ for: 'seat', game, side: 'runner' })).toBe(false);
    expect(caller.holds({ for: 'upload', game, sending: null })).toBe(false);
  });

  it('of an import are keys of what it became since, and grants of what took a place', async () => {
    const store = memoryEventStore();
    const [old, fresh] = ['old', 'fresh'];
    const said = (of: string, type: string, data: object) =>
      store.append(`grants-${of}`, 'no-stream', [
        { id: newSecret(), type, data: { type, ...data } },
      ]);
    const imported: Purpose = { for: 'import', game, verified: old, sending: null };
    const given: Purpose = { for: 'grant', game: old, grant: 'g' };
    const keys = keysOn(store);
    const [one, other] = [await keys.issue(imported), await keys.issue(given)];
    const games = async (key: typeof one) =>
      (await keys.callerOf([key])).purposes.flatMap((purpose) => gamesOf(purpose));
    expect(await games(one)).toEqual([game, old]);
    await said(game, 'became', { game: fresh });
    await said(old, 'replaced', { by: fresh });
    expect(await games(one)).toEqual([game, old, fresh]);
    expect(await games(other)).toEqual([old, fresh]);
  });

  it('are never the same twice', async () => {
    const keys = keysOn();
    const issued = new Set(await Promise.all(Array.from({ length: 100 }, () => keys.issue(seat))));
    expect(issued.size).toBe(100);
  });

  it('are not in what is stored', async () => {
    const store = memoryEventStore();
    const written: string[] = [];
    const key = await keysOn({
      ...store,
      append: (stream, expected, events) => {
        written.push(stream, JSON.stringify(events));
        return store.append(stream, expected, events);
      },
    }).issue(seat);
    expect(written.join()).toContain('corp');
    expect(written.join()).not.toContain(key.slice(3));
  });

  it('that were never issued are for nothing', async () => {
    const presented = presentedIn(`Bearer rk-${newSecret()}`);
    if (!presented.ok) throw new Error(presented.message);
    expect(presented.keys).toHaveLength(1);
    expect((await keysOn().callerOf(presented.keys)).purposes).toEqual([]);
  });
});

describe('an Authorization header', () => {
  const [one, other] = [`rk-${newSecret()}`, `rk-${newSecret()}`];

  it.each([
    ['no header', undefined, []],
    ['one key', `Bearer ${one}`, [one]],
    ['two keys', `bearer  ${one}, ${other}`, [one, other]],
  ])('presents its keys: %s', (_, header, keys) => {
    expect(presentedIn(header)).toEqual({ ok: true, keys });
  });

  it.each([
    ['no bearer key', 'Basic YTpi'],
    ['no bearer key', 'Bearer'],
    ['key 1', 'Bearer secret'],
    ['key 2', `Bearer ${one},`],
    ['9 keys', `Bearer ${Array.from({ length: 9 }, () => one).join()}`],
  ])('is refused without being repeated: %s', (message, header) => {
    const refused = presentedIn(header);
    expect(refused).toMatchObject({ ok: false, code: 'BAD_KEY' });
    expect(refused).toMatchObject({ message: expect.stringContaining(message) });
    expect(JSON.stringify(refused)).not.toContain(one);
  });

  it('that is missing makes an anonymous caller', () => {
    expect(anonymous.purposes).toEqual([]);
  });
});
