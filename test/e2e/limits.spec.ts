import { connect } from './support/live-seat';
import { Server } from './support/server';

/** `Query.game` costs 150, its `id` 1. */
const GAME = '{ game(id: "00000000-0000-4000-8000-000000000000") { id } }';
const FIRST_GAME = '{ games(first: 1) { edges { node { id } } } }';
const COST = 151;

const ask = (
  server: Server,
  query: string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
    ...(signal === undefined ? {} : { signal }),
  });

describe('what a caller may ask for', () => {
  let server: Server;

  beforeAll(async () => {
    server = await Server.start({
      RETRACE_COST_PER_SECOND: `${3 * COST}`,
      RETRACE_COST_PER_MINUTE: `${7 * COST}`,
      RETRACE_UPLOADS_PER_MINUTE: '2',
      RETRACE_SOCKETS_PER_CALLER: '2',
      RETRACE_CALLERS_PER_ADDRESS: '1000',
      RETRACE_TRUSTED_PROXIES: 'loopback',
    });
  });

  afterAll(() => server.stop());

  it('waits for its second, is refused beyond its minute, and told so in headers', async () => {
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const since = performance.now();
    const answers: Response[] = [];
    for (let n = 0; n < 7; n++) answers.push(await ask(server, GAME, from));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect(performance.now() - since).toBeGreaterThan(1_000);
    const header = (n: number, name: string) => answers[n]?.headers.get(name);
    expect(header(0, 'x-query-cost')).toBe(`${COST}`);
    expect(header(0, 'ratelimit-limit')).toBe(`${7 * COST}`);
    expect(header(0, 'ratelimit-remaining')).toBe(`${6 * COST}`);
    expect(header(6, 'ratelimit-remaining')).toBe('0');
    const refused = await ask(server, GAME, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  });

  it('is counted for each address behind a proxy that is trusted', async () => {
    const other = await ask(server, GAME, { 'x-forwarded-for': '192.0.2.2' });
    expect(other.status).toBe(200);
    const network = (host: string) => ({ 'x-forwarded-for': `2001:db8:1:2:${host}` });
    await ask(server, GAME, network('0:0:0:1'));
    const same = await ask(server, GAME, network(':9'));
    expect(same.headers.get('ratelimit-remaining')).toBe(`${5 * COST}`);
  });

  it('ends its waiting when the client goes', async () => {
    const from = { 'x-forwarded-for': '192.0.2.3' };
    const gone = new AbortController();
    let answered = 0;
    const all = Array.from({ length: 6 }, async () => {
      const answer = await ask(server, GAME, from, gone.signal);
      // What there is for a second has been given; the others wait.
      if ((answered += 1) === 3) gone.abort();
      return answer;
    });
    const ends = await Promise.allSettled(all);
    expect(ends.filter(({ status }) => status === 'rejected').length).toBe(3);
    const now = await ask(server, FIRST_GAME, { 'x-forwarded-for': '192.0.2.4' });
    expect(now.status).toBe(200);
  });

  it('are so many uploads, each file counted', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.5' };
    const form = new FormData();
    for (const name of ['a', 'b']) form.append('file', new Blob(['nothing']), name);
    const first = await fetch(`${server.address}/games`, { method: 'POST', body: form, headers });
    expect(first.status).not.toBe(429);
    const refused = await server.post('nothing', headers);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
  });

  it('are so many sockets', async () => {
    const clients = [connect(server), connect(server), connect(server)];
    const ends = clients.map(
      (client) =>
        new Promise<unknown>((resolve) => {
          client.on('connected', () => resolve('connected'));
          client.subscribe(
            { query: 'subscription { a }' },
            { next: () => undefined, complete: () => undefined, error: resolve },
          );
        }),
    );
    const opened = (await Promise.all(ends)).filter((end) => end === 'connected');
    expect(opened.length).toBe(2);
    for (const client of clients) await client.dispose();
  });
});

describe('one page', () => {
  let server: Server;

  beforeAll(async () => {
    server = await Server.start();
  });

  afterAll(() => server.stop());

  it('that steps with a held key meets no limit', async () => {
    const step = `{ game(id: "00000000-0000-4000-8000-000000000000") { position(at: 1, as: JUDGE) {
      at turn { number side clicks } corp { credits hq { title } rd { title } servers { name ice { title } } }
      runner { credits grip { title } rig { programs { title } } } legal { text } facts { text } next previous
    } } }`;
    const statuses = new Set<number>();
    for (let second = 0; second < 4; second++) {
      const since = performance.now();
      const answers = await Promise.all(Array.from({ length: 30 }, () => ask(server, step)));
      for (const { status } of answers) statuses.add(status);
      expect(performance.now() - since).toBeLessThan(5_000);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('that drops 200 files meets no limit', async () => {
    const statuses = new Set<number>();
    for (let batch = 0; batch < 20; batch++)
      for (const { status } of await Promise.all(
        Array.from({ length: 10 }, () => server.post('not a game')),
      ))
        statuses.add(status);
    expect([...statuses]).toEqual([422]);
  });
});
