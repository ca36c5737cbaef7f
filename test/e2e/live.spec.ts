import { rulesByPool } from '#cards/rules-by-pool';
import { repeatable } from '#play/repeatable';
import { verifyGame } from '../../src/games/verify-game';
import { connect, follow, FRAME, type Frame } from './support/live-seat';
import { Server } from './support/server';

const SEATS = ['CORP', 'RUNNER'] as const;
type Seat = (typeof SEATS)[number];

const OPEN = `mutation ($spectators: Boolean!) {
  openGame(
    corp: { name: "Ann", starter: "weyland-consortium" }
    runner: { name: "Bob", starter: "shaper" }
    spectators: $spectators
  ) { game keys { corp runner } } }`;
const DECIDE = `mutation ($game: ID!, $seat: Side!, $at: Int!, $choice: Int!, $number: Int) {
  decide(game: $game, seat: $seat, at: $at, choice: $choice, number: $number) {
    position { ${FRAME} } } }`;

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

interface Opened {
  readonly game: string;
  readonly keys: Readonly<Record<Seat, string>>;
}

async function open(spectators = false): Promise<Opened> {
  const { openGame } = Object(await server.ask(OPEN, { spectators }));
  const { game, keys } = openGame;
  return { game, keys: { CORP: keys.corp, RUNNER: keys.runner } };
}

/** Plays to the end as two random players who know nothing but their own subscriptions. */
async function play({ game, keys }: Opened, seed: number) {
  const next = repeatable(seed);
  const decide = async (seat: Seat, { at, legal }: Frame): Promise<void> => {
    const choice = next(legal.length);
    const { from = null, to = null } = legal[choice] ?? {};
    const number = from === null || to === null ? null : from + next(to - from + 1);
    await server.ask(DECIDE, { game, seat, at, choice, number }, keys[seat]);
  };
  let refused: (error: unknown) => void = () => undefined;
  const trouble = new Promise<never>((_, reject) => {
    refused = reject;
  });
  const followed = (seat: Seat) =>
    follow(connect(server, keys[seat]), { game, as: seat }, (frame) => {
      if (frame.legal.length > 0) decide(seat, frame).catch(refused);
    });
  const whole = Promise.all([followed('CORP'), followed('RUNNER')]);
  const [CORP, RUNNER] = await Promise.race([whole, trouble]);
  return { CORP, RUNNER };
}

/** What the record tells a viewer afterwards. */
async function recorded(game: string, as: Seat, key: string): Promise<readonly Frame[]> {
  const { game: found } = Object(
    await server.ask(
      `query ($id: ID!) { game(id: $id) { moments(as: ${as}) } }`,
      { id: game },
      key,
    ),
  );
  const frames: Frame[] = [];
  for (let at = 0; at <= found.moments; at += 1) {
    const told = Object(
      await server.ask(
        `query ($id: ID!, $at: Int!) { game(id: $id) { position(at: $at, as: ${as}) { ${FRAME} } } }`,
        { id: game, at },
        key,
      ),
    );
    frames.push(told.game.position);
  }
  return frames;
}

/** Lines are compared sooner than trees. */
const written = (frames: readonly Frame[]): readonly string[] =>
  frames.map((frame) => JSON.stringify(frame));

const codeOf = async (query: string, variables: object, key?: string): Promise<unknown> => {
  const { errors } = await server.graphql(query, variables, key);
  return Object(errors?.[0]).extensions?.code;
};

describe('a game played over HTTP by two players', () => {
  it('tells each seat at once what the record tells it afterwards', async () => {
    const opened = await open();
    const { game, keys } = opened;
    const frames = await play(opened, 5);
    for (const seat of SEATS) {
      const seen = frames[seat];
      expect(seen.map(({ at }) => at)).toEqual(seen.map((_, index) => index));
      expect(seen.length).toBeGreaterThan(20);
      expect(seen.at(-1)?.outcome).not.toBeNull();
      const missed = await follow(connect(server, keys[seat]), {
        game,
        as: seat,
        after: 9,
      });
      expect(missed.map(({ at }) => at)).toEqual(seen.slice(10).map(({ at }) => at));
      expect(missed.slice(0, 5)).toEqual(seen.slice(10, 15));
      expect(written(await recorded(game, seat, keys[seat]))).toEqual(written(seen));
    }
    const read = await server.store().readStream(`game-${game}`);
    if (!read.ok) throw new Error(read.message);
    expect(verifyGame(rulesByPool, read.events)).toBeNull();
    expect(await server.store().verify(`game-${game}`)).toMatchObject({ ok: true });
  }, 240_000);

  it('is nothing to anybody else, nor is one side to the other', async () => {
    const { game, keys } = await open();
    const query =
      'query ($id: ID!) { game(id: $id) { id } games { totalCount edges { node { id } } } }';
    const told = (key?: string) => server.ask(query, { id: game }, key);
    expect(await told()).toMatchObject({ game: null });
    expect(JSON.stringify(await told())).not.toContain(game);
    expect(await told(keys.CORP)).toMatchObject({ game: { id: game } });
    const position = `query ($id: ID!) { game(id: $id) { position(at: 0, as: RUNNER) { at } } }`;
    expect(await codeOf(position, { id: game }, keys.CORP)).toBe('VIEW_NOT_OPEN');
    for (const [as, key] of [
      ['RUNNER', keys.CORP],
      ['JUDGE', keys.CORP],
      ['SPECTATOR', undefined],
    ] as const)
      await expect(follow(connect(server, key), { game, as, most: 1 })).rejects.toBeDefined();
  });

  it('is open to spectators where it was begun so, and to nobody else while it goes on', async () => {
    const { game, keys } = await open(true);
    const [first] = await follow(connect(server), { game, as: 'SPECTATOR', most: 1 });
    expect(first).toMatchObject({ at: 0, legal: [] });
    const opening = `mutation ($game: ID!) { openView(game: $game, viewer: CORP) { open } }`;
    expect(await codeOf(opening, { game }, keys.CORP)).toBe('GAME_NOT_OVER');
    expect(await codeOf(opening, { game })).toBe('NOT_YOURS');
  });

  it('names the seats that the asker plays', async () => {
    const { game, keys } = await open(true);
    const seats = (key?: string) =>
      server.ask('query ($id: ID!) { game(id: $id) { seats } }', { id: game }, key);
    expect(await seats()).toEqual({ game: { seats: [] } });
    expect(await seats(keys.RUNNER)).toEqual({ game: { seats: ['RUNNER'] } });
    expect(await seats(`${keys.CORP},${keys.RUNNER}`)).toMatchObject({
      game: { seats: ['CORP', 'RUNNER'] },
    });
  });

  it('refuses what comes too late, from the wrong seat or without a key', async () => {
    const { game, keys } = await open();
    const move = { game, seat: 'CORP', at: 0, choice: 0, number: null };
    const last = async (seat: Seat): Promise<number> => {
      const query = `query ($id: ID!) { game(id: $id) { moments(as: ${seat}) } }`;
      return Object(await server.ask(query, { id: game }, keys[seat])).game.moments;
    };
    expect(await codeOf(DECIDE, move)).toBe('GAME_NOT_FOUND');
    expect(await codeOf(DECIDE, { ...move, at: 99 }, keys.CORP)).toBe('MOVED_ON');
    const at = await last('CORP');
    expect(await codeOf(DECIDE, { ...move, at, choice: 99 }, keys.CORP)).toBe('NO_SUCH_CHOICE');
    const runner = { ...move, seat: 'RUNNER', at: await last('RUNNER') };
    expect(await codeOf(DECIDE, runner, keys.RUNNER)).toBe('NOT_ASKED');
    expect(await codeOf(DECIDE, { ...move, at }, keys.RUNNER)).toBe('GAME_NOT_FOUND');
    const wrong = `mutation { openGame(corp: {name: "A", starter: "none"}, runner: {name: "B"}) { game } }`;
    expect(await codeOf(wrong, {})).toBe('BAD_DECK');
  });

  it('answers subscriptions alone over a socket', async () => {
    const client = connect(server);
    const asked = client.iterate({ query: '{ games { totalCount } }' }).next();
    await expect(asked).rejects.toMatchObject([{ extensions: { code: 'ONLY_SUBSCRIPTIONS' } }]);
    await client.dispose();
  });
});
