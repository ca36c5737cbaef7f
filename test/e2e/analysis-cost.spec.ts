import { FRAME, type Frame } from './support/live-seat';
import { Server } from './support/server';

const OPEN = `mutation { openGame(
  corp: { name: "Ann", starter: "weyland-consortium" }
  runner: { name: "Bob", starter: "shaper" }
  spectators: true
) { game keys { corp runner } } }`;
const DECIDE = `mutation ($game: ID!, $seat: Side!, $at: Int!, $choice: Int!, $number: Int) {
  decide(game: $game, seat: $seat, at: $at, choice: $choice, number: $number) {
    position { at } } }`;
const ANALYSIS = `query ($id: ID!) { game(id: $id) { analysis(as: SPECTATOR) { restsOn } } }`;
/** What each moment costs that is not weighed yet. */
const A_MOMENT = 50;
/** `Query.game`, `Game.analysis` and its one field. */
const PLAIN = 4_151;
const TIMES = 12;
/** That often, and two moments. */
const MINUTE = TIMES * PLAIN + 2 * A_MOMENT;
const SEATS = ['CORP', 'RUNNER'] as const;

let server: Server;
let game: string;
let keys: { readonly corp: string; readonly runner: string };

beforeAll(async () => {
  server = await Server.start({
    RETRACE_COST_PER_MINUTE: `${MINUTE}`,
    RETRACE_CALLERS_PER_ADDRESS: '1000',
    RETRACE_TRUSTED_PROXIES: 'loopback',
  });
  ({ game, keys } = Object(await server.ask(OPEN)).openGame);
});
afterAll(() => server.stop());

const keyOf = (seat: (typeof SEATS)[number]) => (seat === 'CORP' ? keys.corp : keys.runner);

const lastOf = async (as: string, key?: string): Promise<number> =>
  Object(
    await server.ask(
      `query ($id: ID!) { game(id: $id) { moments(as: ${as}) } }`,
      { id: game },
      key,
    ),
  ).game.moments;

/** Whoever is asked takes the first of what is legal. */
async function decideOnce(): Promise<void> {
  for (const seat of SEATS) {
    const key = keyOf(seat);
    const at = await lastOf(seat, key);
    const { game: found } = Object(
      await server.ask(
        `query ($id: ID!, $at: Int!) { game(id: $id) { position(at: $at, as: ${seat}) { ${FRAME} } } }`,
        { id: game, at },
        key,
      ),
    );
    const { legal }: Frame = found.position;
    const [first] = legal;
    if (first === undefined) continue;
    await server.ask(DECIDE, { game, seat, at, choice: 0, number: first.from }, key);
    return;
  }
  throw new Error('nobody is asked');
}

async function decide(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await decideOnce();
}

async function analyse(from: string) {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query: ANALYSIS, variables: { id: game } }),
  });
  const number = (name: string) => Number(response.headers.get(name));
  return {
    cost: number('x-query-cost'),
    remaining: number('ratelimit-remaining'),
    wait: number('retry-after'),
    body: Object(await response.json()),
  };
}

describe('the analysis of a game that goes on', () => {
  it('costs what it has to go through, once, and then what came since', async () => {
    const moments = (await lastOf('SPECTATOR')) + 1;
    const first = await analyse('192.0.2.1');
    expect(first.body).toEqual({ data: { game: { analysis: { restsOn: 'DECISIONS' } } } });
    const again = await analyse('192.0.2.1');
    expect(again.body).toEqual(first.body);
    expect(again.cost).toBe(PLAIN);
    expect(first.cost).toBe(PLAIN + moments * A_MOMENT);
    expect(first.remaining).toBe(MINUTE - first.cost);
    expect(again.remaining).toBe(MINUTE - first.cost - again.cost);

    await decide(6);
    const since = (await lastOf('SPECTATOR')) + 1 - moments;
    expect(since).toBeGreaterThan(0);
    const later = await analyse('192.0.2.2');
    expect(later.cost).toBe(PLAIN + since * A_MOMENT);
  });

  it('is refused to whoever has too little left, and stays unpaid', async () => {
    await analyse('192.0.2.3');
    for (let n = 2; n < TIMES; n += 1)
      expect((await analyse('192.0.2.3')).remaining).toBe(MINUTE - n * PLAIN);
    const last = await lastOf('SPECTATOR');
    await decide(6);
    const since = (await lastOf('SPECTATOR')) - last;
    expect(since).toBeGreaterThan(2);
    const refused = await analyse('192.0.2.3');
    expect(refused.body).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    expect(refused.wait).toBeGreaterThan(0);
    const paid = await analyse('192.0.2.5');
    expect(paid.body).toEqual({ data: { game: { analysis: { restsOn: 'DECISIONS' } } } });
    expect(paid.cost).toBe(PLAIN + since * A_MOMENT);
  });
});
