import { Memory } from '#streams/memory';
import { cycles } from '#cards/cycles';
import { poolNamed, poolTitle } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import type { LoggedDeck } from '#notation/native/header';
import { headerOf } from '#notation/recorded/recorded';
import { dealer, type Dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { repeatable } from '#play/repeatable';
import { oneOf } from '#play/source';
import { isPromptHidden, type Side, viewers, workOn } from '#rules';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { callerWith } from '../../access/caller';
import { StoredKeys } from '../../access/keys';
import { CachedGames } from '../replay/cached-games';
import { RecordedGames } from '../replay/recorded-games';
import { verifyGame } from '../verify-game';
import { systemClock } from '../../platform/clock/clock';
import type { EventStore } from '../../platform/event-store/event-store';
import { storedStreams } from '../../platform/event-store/stored-streams';
import { newSecret } from '../../platform/randomness/secret';
import { Decide, DecideHandler } from './decide';
import { SeatPlayers } from './seat-players';
import { OpenGame, OpenGameHandler } from './open-game';
import { seatDeck, starterNamed } from './seat-deck';
import { liveForm, Tables } from './tables';

function deckOf(faction: string, side: Side) {
  const list = starterNamed(faction);
  const deck = list === undefined ? undefined : seatDeck(list, side, faction);
  if (deck?.ok !== true) throw new Error(`no starter ${faction}`);
  return deck.deck;
}

const seats = {
  corp: { name: 'Ann', deck: deckOf('jinteki', 'corp') },
  runner: { name: 'Bob', deck: deckOf('criminal', 'runner') },
};

const tablesOn = (
  store: Pick<EventStore, 'append' | 'readStream'>,
  deal: Dealer,
  memory = new Memory(),
) => new Tables(storedStreams(store, systemClock, liveForm), rulesByPool, deal, memory);

const openSeats = { isOpen: async () => true };

/** A game that has been opened, over a store in memory. */
async function opened(seed = 1, taken = seats) {
  const store = memoryEventStore();
  const kept: string[] = [];
  const keep = async (game: string): Promise<void> => void kept.push(game);
  const keys = new StoredKeys(store, systemClock, newSecret);
  const deal = dealer(repeatable(seed));
  const tables = tablesOn(store, deal);
  const players = new SeatPlayers(tables, keys, { keep }, systemClock);
  const open = new OpenGameHandler(players, rulesByPool);
  const game = await open.execute(new OpenGame(taken, false));
  if (!game.ok) throw new Error(game.message);
  const callers = {
    corp: await keys.callerOf([game.keys.corp]),
    runner: await keys.callerOf([game.keys.runner]),
  };
  /** Another process has a memory of its own. */
  const process = () => new DecideHandler(tablesOn(store, deal), openSeats);
  return { store, kept, game: game.game, callers, tables, deal, process };
}

const decide = (table: Awaited<ReturnType<typeof opened>>, side: Side, what: Decide['what']) =>
  new DecideHandler(table.tables, openSeats).execute(
    new Decide(table.callers[side], table.game, side, what),
  );

/** Who is asked, and what they may do. */
async function asked({ tables, game }: Awaited<ReturnType<typeof opened>>) {
  const { table, last } = (await tables.load(game)).state;
  const side = table?.state.prompt?.for;
  if (side === 'chance') throw new Error('chance was not dealt');
  if (table === null || side === undefined) return null;
  return { side, at: last[side], legal: table.legal };
}

/** Plays anything legal to the end; how many decisions that took. */
async function playOut(table: Awaited<ReturnType<typeof opened>>): Promise<number> {
  const next = repeatable(7);
  for (let taken = 0; ; taken += 1) {
    const now = await asked(table);
    if (now === null) return taken;
    const { side, at, legal } = now;
    const meant = oneOf(legal, next);
    const number = 'from' in meant ? meant.from : null;
    const answer = await decide(table, side, { at, choice: legal.indexOf(meant), number });
    if (!answer.ok) throw new Error(answer.message);
    // What follows may lie behind a veil, and is then told when that is settled (ADR 30).
    const { state } = await table.tables.load(table.game);
    if (answer.at === at && state.table !== null)
      expect(isPromptHidden(workOn(state.table.rules.pool, state.table.state, null), side)).toBe(
        true,
      );
    else expect(answer.at).toBeGreaterThan(at);
  }
}

async function eventsOf({ store, game }: Awaited<ReturnType<typeof opened>>) {
  const read = await store.readStream(`game-${game}`);
  if (!read.ok) throw new Error(read.message);
  return read.events;
}

const withDeck = (side: Side, deck: LoggedDeck) => ({
  ...seats,
  [side]: { ...seats[side], deck },
});

describe('a game that is played here', () => {
  it('goes on decision by decision to its end, and is stored so that it can be verified', async () => {
    const table = await opened();
    expect(await playOut(table)).toBeGreaterThan(20);
    expect(verifyGame(rulesByPool, await eventsOf(table))).toBeNull();
    expect(table.kept).toEqual([table.game]);
    expect(await decide(table, 'corp', 'concede')).toMatchObject({ code: 'GAME_OVER' });
  });

  it('has the smallest pool with the cards of both decks', async () => {
    const pool = ([first]: Awaited<ReturnType<typeof eventsOf>>) =>
      first === undefined ? '' : headerOf(first).pool;
    expect(pool(await eventsOf(await opened()))).toBe(poolTitle('core'));
    const { identity, cards } = randomDeck(poolNamed('all'), 'runner', 45, repeatable(3));
    const codes = [identity, ...cards];
    const wider = { identity, cards: cards.map((code) => [code, 1] as const) };
    const table = await opened(2, withDeck('runner', wider));
    expect(await playOut(table)).toBeGreaterThan(5);
    const events = await eventsOf(table);
    expect(pool(events)).toBe(rulesByPool.covering(codes).pool.name);
    expect(pool(events)).not.toBe(poolTitle('core'));
    expect(verifyGame(rulesByPool, events)).toBeNull();
    const game = await new CachedGames(
      [new RecordedGames(table.store, rulesByPool)],
      new Memory(),
    ).get(table.game);
    if (game === null) throw new Error('no such game');
    for (const viewer of viewers)
      expect(game.moment(viewer, game.momentsOf(viewer) - 1)).toMatchObject({ ok: true });
  });

  it('ends when a player concedes, whoever is asked', async () => {
    const table = await opened();
    const now = await asked(table);
    const idle = now?.side === 'corp' ? 'runner' : 'corp';
    expect(await decide(table, idle, 'concede')).toMatchObject({ ok: true });
    expect(await asked(table)).toBeNull();
  });

  it('takes decisions from whoever is asked, at the moment they saw last, and no others', async () => {
    const table = await opened();
    const now = await asked(table);
    if (now === null) throw new Error('nobody is asked');
    const { side, at, legal } = now;
    const idle = side === 'corp' ? 'runner' : 'corp';
    const idleAt = (await table.tables.load(table.game)).state.last[idle];
    const choice = { choice: 0, number: null };
    expect(await decide(table, idle, { ...choice, at: idleAt })).toMatchObject({
      code: 'NOT_ASKED',
    });
    expect(await decide(table, side, { ...choice, at: at - 1 })).toMatchObject({
      code: 'MOVED_ON',
      message: expect.stringContaining(`your last moment is ${at}`),
    });
    expect(await decide(table, side, { ...choice, at, choice: legal.length })).toMatchObject({
      code: 'NO_SUCH_CHOICE',
      hint: expect.stringContaining(`0 to ${legal.length - 1}`),
    });
    expect(await decide(table, side, { ...choice, at, number: 5 })).toMatchObject({
      code: 'BAD_NUMBER',
      message: 'this decision takes no number, and 5 is given',
    });
    const stranger = new Decide(callerWith([]), table.game, side, { ...choice, at });
    const unknown = new Decide(table.callers[side], 'elsewhere', side, { ...choice, at });
    const handler = new DecideHandler(table.tables, openSeats);
    expect(await handler.execute(stranger)).toMatchObject({ code: 'GAME_NOT_FOUND' });
    expect(await handler.execute(unknown)).toMatchObject({ code: 'GAME_NOT_FOUND' });
    expect(await asked(table)).toMatchObject({ side, at });
  });

  it('lets one of two processes decide', async () => {
    const table = await opened();
    const now = await asked(table);
    if (now === null) throw new Error('nobody is asked');
    const { side, at } = now;
    const command = new Decide(table.callers[side], table.game, side, {
      at,
      choice: 0,
      number: null,
    });
    const [one, other] = [table.process(), table.process()];
    const answers = await Promise.all([one.execute(command), other.execute(command)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'MOVED_ON' });
    expect((await asked(table))?.at).toBeDefined();
  });

  it('is refused with a player who has no name, or a deck that cannot be played', async () => {
    const store = memoryEventStore();
    const keys = new StoredKeys(store, systemClock, newSecret);
    const tables = tablesOn(store, dealer(repeatable(1)));
    const keep = async (): Promise<void> => undefined;
    const players = new SeatPlayers(tables, keys, { keep }, systemClock);
    const open = new OpenGameHandler(players, rulesByPool);
    const nameless = { ...seats, corp: { ...seats.corp, name: '' } };
    expect(await open.execute(new OpenGame(nameless, false))).toMatchObject({ code: 'BAD_PLAYER' });
    const turned = { ...nameless, corp: { ...nameless.corp, name: 'Ana\u202eboB' } };
    expect(await open.execute(new OpenGame(turned, false))).toMatchObject({
      code: 'BAD_PLAYER',
      message: 'the name of the corp has a mark that turns the direction of writing',
    });
    const [card] = cycles.genesis.filter(({ type }) => type === 'event');
    if (card === undefined) throw new Error('no event in genesis');
    const { identity } = seats.runner.deck;
    const beyond = withDeck('runner', { identity, cards: [[card.code, 45]] });
    expect(await open.execute(new OpenGame(beyond, false, poolTitle('core')))).toMatchObject({
      ...{ code: 'BAD_DECK', message: expect.stringContaining(card.code) },
    });
    expect(await open.execute(new OpenGame(beyond, false, 'core'))).toMatchObject({
      code: 'UNKNOWN_POOL',
      hint: expect.stringContaining(poolTitle('core')),
    });
    const swapped = { ...seats, corp: { ...seats.corp, deck: seats.runner.deck } };
    expect(await open.execute(new OpenGame(swapped, false))).toMatchObject({ code: 'BAD_DECK' });
  });
});

describe('the memory of games being played', () => {
  /** A process that reads from a store that is interrupted by `meanwhile`, once. */
  async function interrupted(meanwhile: (memory: Memory) => void) {
    const memory = new Memory();
    const { store, game, deal } = await opened();
    const readings: number[] = [];
    const tables: Tables = tablesOn(
      {
        append: store.append.bind(store),
        readStream: async (stream, from = 1) => {
          const read = await store.readStream(stream, from);
          if (readings.push(from) === 1) meanwhile(memory);
          return read;
        },
      },
      deal,
      memory,
    );
    const refused = () =>
      tables.write(game, {
        ...{ type: 'decide', game, side: 'corp' },
        what: { at: -1, choice: 0, number: null },
      });
    expect([await refused(), await refused()]).toMatchObject([
      { code: 'MOVED_ON' },
      { code: 'MOVED_ON' },
    ]);
    const stored = await store.readStream(`game-${game}`);
    return { readings, version: stored.ok ? stored.version : 0 };
  }

  it('is used again', async () => {
    const { readings, version } = await interrupted(() => undefined);
    expect(readings).toEqual([1, version + 1]);
  });

  it('keeps no game that was read before a name was erased', async () => {
    const { readings } = await interrupted((memory) => memory.forgetAll());
    expect(readings).toEqual([1, 1]);
  });
});
