import { Memory } from '#streams/memory';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { callerWith } from './caller';
import { StoredKeys } from './keys';
import type { Key } from './presented';
import { systemClock } from '../platform/clock/clock';
import { storedStreams } from '../platform/event-store/stored-streams';
import { newSecret } from '../platform/randomness/secret';
import { viewers } from '#rules';
import { ALL } from './access-decision';
import { accessForm, AccessStreams } from './access-streams';
import type { Grant } from './grant';
import { GiveGrant, GiveGrantHandler } from './give-grant';
import { KeepGame, KeepGameHandler } from './keep-game';
import { OpenView, OpenViewHandler } from './open-view';
import { PublishGame, PublishGameHandler } from './publish-game';
import { RevokeGrant, RevokeGrantHandler } from './revoke-grant';
import type { RoundEnds, StoredGames } from './ports';
import { CheckAccess, CheckAccessHandler } from './check-access';
import { Subjects } from './subjects';

const game = '11111111-1111-4111-8111-111111111111';
const published = '11111111-1111-8111-8111-111111111111';
const tournament = '22222222-2222-4222-8222-222222222222';
const corp = callerWith([{ for: 'seat', game, side: 'corp' }]);
const runner = callerWith([{ for: 'seat', game, side: 'runner' }]);
const anonymous = callerWith([]);

/** The module without Nest, over a store in memory. */
function table({ over = true, roundOver = false, store = memoryEventStore() } = {}) {
  const streams = new AccessStreams(storedStreams(store, systemClock, accessForm), new Memory());
  const stored: StoredGames = {
    find: async (id) => (id === game ? { over, moments: () => 20 } : null),
  };
  const state = { over: roundOver };
  const rounds: RoundEnds = { isOver: async (id) => (id === tournament ? state.over : null) };
  const look = new CheckAccessHandler(streams, systemClock, rounds, {
    knows: async () => false,
    check: async () => null,
  });
  const subjects = new Subjects(streams, stored, {
    includes: async (id) => (await look.execute(new CheckAccess(anonymous, id, null))).ok,
  });
  const keys = new StoredKeys(store, systemClock, newSecret);
  return {
    endRound: () => {
      state.over = true;
    },
    keep: new KeepGameHandler(streams),
    publish: new PublishGameHandler(streams),
    open: new OpenViewHandler(subjects),
    give: new GiveGrantHandler(subjects, keys, systemClock, rounds),
    revoke: new RevokeGrantHandler(subjects),
    look,
    holderOf: (key: Key) => keys.callerOf([key]),
  };
}

const wanted: Omit<Grant, 'id'> = {
  viewer: 'corp',
  range: { from: 2, to: 4 },
  embargo: null,
  expires: null,
};

describe('who has no key to a game', () => {
  it('hears that it is others who open and give it where everybody looks at it, and else nothing', async () => {
    const at = table();
    const refused = async (id: string) => {
      const answers = await Promise.all([
        at.open.execute(new OpenView(anonymous, id, 'judge')),
        at.give.execute(new GiveGrant(anonymous, id, wanted)),
        at.revoke.execute(new RevokeGrant(anonymous, id, 'g')),
      ]);
      return [...new Set(answers.map((one) => (one.ok ? 'done' : `${one.code}: ${one.message}`)))];
    };
    const nothing = await refused(game);
    expect(nothing).toEqual([
      `GAME_NOT_FOUND: there is no game ${game} in which your keys give you a say`,
    ]);
    await at.keep.execute(new KeepGame(game, 'live', false));
    expect(await refused(game)).toEqual(nothing);
    await at.publish.execute(new PublishGame(published, null));
    expect(await refused(published)).toEqual([expect.stringContaining('NOT_YOURS: you may look')]);
  });
});

describe('grants', () => {
  it('show what they are for to whoever has the key, until they are revoked', async () => {
    const at = table();
    await at.keep.execute(new KeepGame(game, 'live', false));
    const given = await at.give.execute(new GiveGrant(corp, game, wanted));
    if (!given.ok) throw new Error(given.message);
    const holder = await at.holderOf(given.key);
    expect(await at.look.execute(new CheckAccess(holder, game, 'corp'))).toEqual({
      ok: true,
      ranges: [{ from: 2, to: 4 }],
    });
    expect(await at.look.execute(new CheckAccess(anonymous, game, 'corp'))).toEqual({
      ok: false,
      why: null,
    });
    await at.revoke.execute(new RevokeGrant(corp, game, given.grant.id));
    expect(await at.look.execute(new CheckAccess(holder, game, 'corp'))).toMatchObject({
      why: { code: 'GRANT_REVOKED' },
    });
  });

  it('are given by their owner, twenty at once, in two processes', async () => {
    const store = memoryEventStore();
    const [one, other] = [table({ store }), table({ store })];
    await one.keep.execute(new KeepGame(game, 'live', false));
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).give.execute(new GiveGrant(corp, game, wanted)),
      ),
    );
    expect(given.filter(({ ok }) => !ok)).toEqual([]);
    const read = await store.readStream(`grants-${game}`);
    expect(read.ok && read.version).toBe(21);
  });

  it('wait for a round to end', async () => {
    const at = table();
    await at.keep.execute(new KeepGame(game, 'live', false));
    const embargo = { until: 'round-end', tournament, round: 1 } as const;
    const given = await at.give.execute(new GiveGrant(corp, game, { ...wanted, embargo }));
    if (!given.ok) throw new Error(given.message);
    const holder = await at.holderOf(given.key);
    const look = new CheckAccess(holder, game, 'corp');
    expect(await at.look.execute(look)).toMatchObject({ why: { code: 'GRANT_UNDER_EMBARGO' } });
    at.endRound();
    expect(await at.look.execute(look)).toMatchObject({ ok: true });
  });

  it('cannot wait for a round of a tournament there is not', async () => {
    const at = table();
    await at.keep.execute(new KeepGame(game, 'live', false));
    const embargo = { until: 'round-end', tournament: game, round: 1 } as const;
    expect(await at.give.execute(new GiveGrant(corp, game, { ...wanted, embargo }))).toMatchObject({
      ok: false,
      code: 'BAD_GRANT',
    });
    expect(
      await at.give.execute(new GiveGrant(anonymous, game, { ...wanted, embargo })),
    ).toMatchObject({ ok: false, code: 'GAME_NOT_FOUND' });
  });
});

describe('a game', () => {
  it('is open when both players want it to be', async () => {
    const at = table();
    await at.keep.execute(new KeepGame(game, 'live', false));
    await at.open.execute(new OpenView(corp, game, 'judge'));
    expect(await at.look.execute(new CheckAccess(anonymous, game, null))).toMatchObject({
      ok: false,
    });
    await at.open.execute(new OpenView(runner, game, 'judge'));
    expect(await at.look.execute(new CheckAccess(anonymous, game, 'judge'))).toMatchObject({
      ok: true,
    });
  });

  it('is not opened while it is played', async () => {
    const at = table({ over: false });
    await at.keep.execute(new KeepGame(game, 'live', false));
    expect(await at.open.execute(new OpenView(corp, game, 'corp'))).toMatchObject({
      code: 'GAME_NOT_OVER',
    });
  });

  it('of which nothing was said is closed, whatever its id', async () => {
    const at = table();
    for (const id of [game, published])
      expect(await at.look.execute(new CheckAccess(anonymous, id, null))).toEqual({
        ok: false,
        why: null,
      });
  });

  it('that is known to be open, or the caller’s own, is not looked up again', async () => {
    const store = memoryEventStore();
    const at = table({ store });
    await at.publish.execute(new PublishGame(published, null));
    await at.keep.execute(new KeepGame(game, 'live', false));
    const read = jest.spyOn(store, 'readStream');
    for (const viewer of [...viewers, null])
      expect(await at.look.execute(new CheckAccess(anonymous, published, viewer))).toEqual(ALL);
    expect(await at.look.execute(new CheckAccess(corp, game, 'corp'))).toEqual(ALL);
    expect(read).not.toHaveBeenCalled();
  });

  it('is closed to a grant that another process took back, and open to what it opened', async () => {
    const store = memoryEventStore();
    const [one, other] = [table({ store }), table({ store })];
    await one.keep.execute(new KeepGame(game, 'live', false));
    const given = await one.give.execute(new GiveGrant(corp, game, wanted));
    if (!given.ok) throw new Error(given.message);
    const look = new CheckAccess(await one.holderOf(given.key), game, 'corp');
    expect(await one.look.execute(look)).toMatchObject({ ok: true });
    await other.revoke.execute(new RevokeGrant(corp, game, given.grant.id));
    expect(await one.look.execute(look)).toMatchObject({ why: { code: 'GRANT_REVOKED' } });
    await other.open.execute(new OpenView(runner, game, 'spectator'));
    expect(await one.look.execute(new CheckAccess(anonymous, game, 'spectator'))).toEqual(ALL);
  });

  it('that was published is open, and can neither be kept nor given', async () => {
    const at = table();
    await at.publish.execute(new PublishGame(published, null));
    await at.publish.execute(new PublishGame(published, null));
    expect(await at.look.execute(new CheckAccess(anonymous, published, 'judge'))).toMatchObject({
      ok: true,
    });
    await expect(at.keep.execute(new KeepGame(published, 'upload', false))).rejects.toThrow('kept');
    expect(await at.give.execute(new GiveGrant(anonymous, published, wanted))).toMatchObject({
      code: 'NOT_YOURS',
    });
  });

  it('cannot be kept twice', async () => {
    const at = table();
    await at.keep.execute(new KeepGame(game, 'upload', false));
    await expect(at.keep.execute(new KeepGame(game, 'live', true))).rejects.toThrow('already');
  });

  it.each([game, 'no id', ''])('that is not there is nothing to anybody: "%s"', async (id) => {
    const at = table();
    expect(await at.look.execute(new CheckAccess(anonymous, id, null))).toEqual({
      ok: false,
      why: null,
    });
  });
});
