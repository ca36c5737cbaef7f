import { Logger } from '@nestjs/common';
import { connect } from './support/live-seat';
import { Server } from './support/server';

interface Refusal {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly hint?: string };
}
interface Answer {
  readonly status: number;
  readonly codes: readonly (string | undefined)[];
  readonly bytes: number;
}

const MEGABYTE = 1024 * 1024;
const NOTHING = '00000000-0000-4000-8000-000000000000';

const schemas = (count: number): string =>
  `{ ${Array.from(
    { length: count },
    (_, n) => `a${n}: __schema { types { name description fields { name description } } }`,
  ).join(' ')} }`;

let server: Server;

beforeAll(async () => {
  server = await Server.start();
});

afterAll(() => server.stop());

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { errors = [] }: { readonly errors?: readonly Refusal[] } = JSON.parse(text);
  const codes = errors.map(({ extensions }) => extensions?.code);
  return { status: response.status, codes, bytes: text.length };
}

const post = async (query: string, variables: object = {}): Promise<Answer> =>
  answerOf(
    await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );

const get = async (query: string): Promise<Answer> =>
  answerOf(
    await fetch(`${server.address}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': '1' },
    }),
  );

/** The code that a socket was closed with. */
const codeOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'code' in event ? event.code : null;

/** Codes of the errors that a subscription ends with. */
const subscribe = async (
  query: string,
  variables: Record<string, unknown> = {},
): Promise<readonly unknown[]> => {
  const client = connect(server);
  try {
    return await new Promise((resolve, reject) => {
      client.subscribe(
        { query, variables },
        {
          next: () => reject(new Error('answered')),
          complete: () => reject(new Error('completed')),
          error: (errors) => {
            if (Array.isArray(errors)) resolve(errors.map((one: Refusal) => one.extensions?.code));
            else reject(new Error(String(codeOf(errors))));
          },
        },
      );
    });
  } finally {
    await client.dispose();
  }
};

const attacks: readonly (readonly [what: string, code: string, query: string])[] = [
  ['9,000 aliases of the schema', 'QUERY_TOO_LONG', schemas(9_000)],
  ['as many as fit into the length', 'QUERY_TOO_COSTLY', schemas(40)],
  ['20,000 levels', 'QUERY_TOO_DEEP', `${'{a'.repeat(20_000)}${'}'.repeat(20_000)}`],
  ['100,000 levels', 'QUERY_TOO_LONG', `${'{a'.repeat(100_000)}${'}'.repeat(100_000)}`],
  ['a field that is compared with itself', 'QUERY_TOO_REPETITIVE', `{${'games{a}'.repeat(400)}}`],
  [
    'rows by the default of a variable',
    'QUERY_TOO_COSTLY',
    'query ($n: Int = 300) { games(first: $n) { edges { node { position(at: 0, as: JUDGE) { at } } } } }',
  ],
];

describe('a hostile query', () => {
  it.each(attacks)('%s is refused as %s before work is done', async (_what, code, query) => {
    const before = process.memoryUsage.rss();
    const since = performance.now();
    expect(await post(query)).toMatchObject({ status: 400, codes: [code] });
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEGABYTE);
    expect(await server.get('/health')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('is refused where its variables are nested without end', async () => {
    const levels = 30_000;
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const response = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query": "query ($id: ID!) { game(id: $id) { id } }", "variables": {"id": ${deep}}}`,
    });
    expect(await answerOf(response)).toMatchObject({ status: 400, codes: ['QUERY_TOO_DEEP'] });
  });

  it('is told over a socket, too, which of its variables is wrong', async () => {
    const query = 'subscription ($game: ID!) { moments(game: $game, as: SPECTATOR) { at } }';
    expect(await subscribe(query, { game: {} })).toEqual(['BAD_USER_INPUT']);
  });

  it('learns no word of what goes wrong inside', async () => {
    const recorded = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const callers = jest
      .spyOn(server.keys(), 'callerOf')
      .mockRejectedValue(new Error('the inside'));
    const response = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer rk-${'a'.repeat(32)}` },
      body: '{"query": "{ __typename }"}',
    });
    callers.mockRestore();
    const text = await response.text();
    expect(text).not.toContain('the inside');
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    expect(response.status).toBe(500);
    expect(recorded.mock.calls.join()).toContain('the inside');
    recorded.mockRestore();
  });

  it('is refused in an address, too', async () => {
    expect(await get(schemas(30))).toMatchObject({ status: 400, codes: ['QUERY_TOO_COSTLY'] });
  });

  it.each([
    ['QUERY_TOO_LONG', `subscription { ${'! '.repeat(3_000)} }`],
    ['QUERY_TOO_DEEP', `subscription ${'{a'.repeat(20_000)}${'}'.repeat(20_000)}`],
    [
      'QUERY_TOO_COSTLY',
      `subscription { moments(game: "${NOTHING}", as: JUDGE) { ${'...A '.repeat(15)} } }
      fragment A on Position { ${Array.from({ length: 20 }, (_, n) => `a${n}: legal { text }`).join(' ')} }`,
    ],
  ])('is refused over a socket as %s', async (code, query) => {
    expect(await subscribe(query)).toEqual([code]);
  });

  it('closes a socket with a frame that is too large', async () => {
    const query = `subscription { moments(game: "${'x'.repeat(100_000)}", as: JUDGE) { at } }`;
    await expect(subscribe(query)).rejects.toMatchObject({ message: '1009' });
  });

  it('ends over a socket when its fragments hold themselves', async () => {
    const query = `subscription { ...A } fragment A on Subscription { ...A }`;
    expect((await subscribe(query)).length).toBeGreaterThan(0);
    expect(await server.get('/health')).toMatchObject({ status: 200 });
  });
});

describe('a body that comes by the byte', () => {
  it('is not waited for without end', () => {
    expect(Object(server.context()).getHttpServer()).toMatchObject({ requestTimeout: 300_000 });
  });
});

describe('a body that is no operation', () => {
  it.each([
    ['is no JSON', 400, 'BAD_REQUEST', 'application/json', 'garbage'],
    ['is of another type', 415, 'BAD_REQUEST', 'application/xml', '<a/>'],
    ['is too large', 413, 'REQUEST_TOO_LARGE', 'application/json', ' '.repeat(20 * MEGABYTE)],
  ])('is refused as operations are where it %s', async (_what, status, code, type, body) => {
    const headers = { 'content-type': type };
    const sent = fetch(`${server.address}/graphql`, { method: 'POST', headers, body });
    expect(await answerOf(await sent)).toMatchObject({ status, codes: [code] });
  });
});

describe('what is echoed of a question', () => {
  const long = 'x'.repeat(60_000);
  const spaced = 'x y '.repeat(15_000);

  const questions = [
    ...[long, spaced].flatMap((text) => [
      `{ games(player: "${text}") { totalCount } }`,
      `{ games(card: "${text}") { totalCount } }`,
      `{ games(identity: "${text}") { totalCount } }`,
      `{ games(since: "${text}") { totalCount } }`,
      `{ games(after: "${text}") { totalCount } }`,
      `{ playerStatistics(filter: { player: "${text}" }) { totalCount } }`,
      `{ cardStatistics(card: "${text}") { totalCount } }`,
      `{ findPattern(pattern: "${text}") { searched } }`,
      `{ positionDocument(position: "${text}") { hash } }`,
      `{ node(id: "${text}") { id } }`,
      `mutation { openView(game: "${text}", viewer: CORP) { open } }`,
      `mutation { decide(game: "${text}", seat: CORP, at: 0, choice: 0) { position { at } } }`,
      `mutation { openGame(corp: { name: "${text}", starter: "${text}" }, runner: { name: "Bo" }) { game } }`,
      `mutation { openGame(corp: { name: "Ann", starter: "${text}" }, runner: { name: "Bo" }) { game } }`,
      `mutation { importDeck(text: "1x ${text}") { id } }`,
      `mutation { openStudy(title: "${text}", owner: "${text}", chapter: "${text}", source: { line: "${text}" }) { study } }`,
    ]),
    `{ games(first: ${'9'.repeat(60_000)}) { totalCount } }`,
    `{ ${long} }`,
    `{ games(winner: ${long}) { totalCount } }`,
    `{ games(${long}: 1) { totalCount } }`,
  ];
  it.each(questions.map((query) => [query.slice(0, 60), query]))(
    '%s is short',
    async (_, query) => {
      const { bytes, codes } = await post(query);
      expect([bytes < 6_000, codes.length < 20]).toEqual([true, true]);
    },
  );

  it('is short of variables, addresses and files, too', async () => {
    const byVariable = 'query ($winner: Side) { games(winner: $winner) { totalCount } }';
    expect((await post(byVariable, { winner: long })).bytes).toBeLessThan(6_000);
    for (const [path, init] of [
      ['/games', { method: 'POST', body: `{"${long}":1}` }],
      ['/games', { method: 'POST', body: long }],
      ['/games', { method: 'POST', body: `{"format":"${long}"}` }],
      ['/games', { method: 'POST', body: `{"history":[{}],"metadata":{"winner":"${long}"}}` }],
      [`/games?private=${'x'.repeat(8_000)}`, { method: 'POST', body: '{}' }],
      [`/games/${'x'.repeat(8_000)}/log`, {}],
      [`/rates/cards.csv?pool=${'x'.repeat(8_000)}`, {}],
      [`/${'x'.repeat(8_000)}`, {}],
    ] as const)
      expect([
        path.slice(0, 20),
        (await (await fetch(server.address + path, init)).text()).length < 2_000,
      ]).toEqual([path.slice(0, 20), true]);
  });
});

describe('an argument that no answer has', () => {
  const cursor = (place: string) => Buffer.from(`retrace:${place}`).toString('base64url');
  const facts = `query ($after: String) { playerStatistics(after: $after) { totalCount } }`;

  it.each(['1000000000000000000', '999999999999999999'])('a cursor of %s', async (place) => {
    expect(await post(facts, { after: cursor(place) })).toMatchObject({ codes: ['BAD_CURSOR'] });
  });

  it.each([
    ...['0000-12-31T23:59:59Z', '-000005-01-01T00:00:00Z', '+012345-01-01T00:00:00Z'],
    ...['2026-02-30', '2025-02-29T00:00:00Z'],
  ])('a time of %s', async (since) => {
    const query = `query ($since: DateTime) {
        playerStatistics(filter: { since: $since }) { totalCount } }`;
    expect(await post(query, { since })).toMatchObject({ codes: ['BAD_TIME'] });
    const games = 'query ($since: DateTime) { games(since: $since) { totalCount } }';
    expect(await post(games, { since })).toMatchObject({ codes: ['BAD_TIME'] });
    const until = 'query ($since: DateTime) { games(until: $since) { totalCount } }';
    expect(await post(until, { since })).toMatchObject({ codes: ['BAD_TIME'] });
  });

  it('a name with a NUL', async () => {
    const query = `query ($name: String) { decks(name: $name) { totalCount } }`;
    const name = `a${String.fromCharCode(0)}`;
    expect(await post(query, { name })).toMatchObject({ status: 400, codes: ['BAD_TEXT'] });
  });

  it('a subscription to nothing', async () => {
    expect(await subscribe('subscription { __typename }')).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('an honest query', () => {
  it('learns the whole schema', async () => {
    const { getIntrospectionQuery } = jest.requireActual<typeof import('graphql')>('graphql');
    const answer = await post(getIntrospectionQuery());
    expect(answer).toMatchObject({ status: 200, codes: [] });
    expect(answer.bytes).toBeGreaterThan(100_000);
  });
});
