import { Memory } from '#streams/memory';
import { AccessStreams, accessForm } from '../../src/access/access-streams';
import { GiveGrant, GiveGrantHandler } from '../../src/access/give-grant';
import { KeepGame, KeepGameHandler } from '../../src/access/keep-game';
import { Subjects } from '../../src/access/subjects';
import { callerWith } from '../../src/access/caller';
import { StoredKeys } from '../../src/access/keys';
import { systemClock } from '../../src/platform/clock/clock';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store';
import { storedStreams } from '../../src/platform/event-store/stored-streams';
import { newSecret } from '../../src/platform/randomness/secret';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;

beforeAll(async () => {
  temporary = await temporaryServer();
});
afterAll(() => temporary.stop());

const game = '11111111-1111-4111-8111-111111111111';
const owner = callerWith([{ for: 'upload', game, sending: null }]);
const all = { viewer: 'corp', range: { from: 0, to: null }, embargo: null, expires: null } as const;

/** A process that gives grants. */
function processOn(store: PostgresEventStore) {
  const streams = new AccessStreams(storedStreams(store, systemClock, accessForm), new Memory());
  const games = { find: async () => ({ over: true, moments: () => 20 }) };
  const rounds = { isOver: async () => null };
  const keys = new StoredKeys(store, systemClock, newSecret);
  const subjects = new Subjects(streams, games, { includes: async () => false });
  return {
    keep: new KeepGameHandler(streams),
    give: new GiveGrantHandler(subjects, keys, systemClock, rounds),
  };
}

describe('an owner', () => {
  it('gives twenty grants at once, over three processes, and each of them is given', async () => {
    const { database, store } = await temporary.store();
    const others = [1, 2].map(() => new PostgresEventStore(database, systemClock));
    const processes = [store, ...others].map(processOn);
    await processes[0]?.keep.execute(new KeepGame(game, 'upload', false));
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        processes[index % processes.length]?.give.execute(new GiveGrant(owner, game, all)),
      ),
    );
    expect(given.filter((one) => one?.ok !== true)).toEqual([]);
    expect(await store.verify(`grants-${game}`)).toMatchObject({ ok: true, version: 21 });
    for (const each of others) await each.close();
  });
});
