import { connect, follow, type Frame } from './support/live-seat';
import { Server } from './support/server';

const OPEN = `mutation {
  openGame(
    corp: { name: "Ann", starter: "weyland-consortium" }
    runner: { name: "Bob", starter: "shaper" }
    spectators: false
  ) { game keys { corp } } }`;
const DECIDE = `mutation ($game: ID!, $at: Int!) {
  decide(game: $game, seat: CORP, at: $at, choice: 0) { position { at } } }`;
const MOMENTS = 'query ($game: ID!) { game(id: $game) { moments(as: CORP) } }';

/** Without brokers: neither projects, and both answer from the same store. */
const API = { ROLE: 'api', KAFKA_BROKERS: '127.0.0.1:1' };

let one: Server;
let other: Server;
beforeAll(async () => {
  one = await Server.start(API);
  other = await one.beside(API);
});
afterAll(async () => {
  await other.close();
  await one.stop();
});

it('tell of a game at one what was decided at another, to who waits and to who asks', async () => {
  const { openGame } = Object(await one.ask(OPEN));
  const { game, keys } = openGame;
  const moments = async (server: Server): Promise<number> =>
    Object(await server.ask(MOMENTS, { game }, keys.corp)).game.moments;
  const before = await moments(one);
  expect(await moments(other)).toBe(before);
  const decisions: Promise<unknown>[] = [];
  const client = connect(one, keys.corp);
  // All that there is, and the one that the decision leads to.
  const most = before + 2;
  const seen = await follow(client, { game, as: 'CORP', most }, ({ at, legal }: Frame) => {
    if (at === before && legal.length > 0)
      decisions.push(other.ask(DECIDE, { game, at }, keys.corp));
  });
  await client.dispose();
  expect(await Promise.all(decisions)).toHaveLength(1);
  expect(seen.at(-1)?.at).toBe(before + 1);
  expect(await moments(other)).toBeGreaterThan(before);
  expect(await moments(one)).toBe(await moments(other));
  // Who was at the same moment at the other one comes too late.
  const { errors } = await one.graphql(DECIDE, { game, at: before }, keys.corp);
  expect(Object(errors?.[0]).extensions?.code).toBe('MOVED_ON');
});
