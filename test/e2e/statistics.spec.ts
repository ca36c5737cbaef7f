import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;

beforeAll(async () => {
  server = await Server.start();
  for (const name of ['random-weyland-criminal', 'random-jinteki-shaper', 'core-rulebook-run'])
    expect((await server.post(sampleLog(name))).status).toBe(201);
});
afterAll(() => server.stop());

describe('statistics over GraphQL', () => {
  it('cuts finished games by side, with the whole beside the slices', async () => {
    const told = await server.ask(`{
      playerStatistics(by: SIDE) {
        totalCount
        edges { node { key games wins winsBy { agendaPoints } runs { rd { runs } } pointsStolen } }
        whole { games wins clicks { run } }
      }
    }`);
    expect(told).toMatchObject({
      playerStatistics: {
        totalCount: 2,
        edges: [
          { node: { key: 'corp', games: 2, wins: 0, pointsStolen: 0 } },
          { node: { key: 'runner', games: 2, wins: 2, winsBy: { agendaPoints: 2 } } },
        ],
        whole: { games: 4, wins: 2 },
      },
    });
  });

  it('takes identities by title, times, and pages', async () => {
    const query = `query ($filter: StatisticsFilter, $after: String) {
      playerStatistics(by: IDENTITY, filter: $filter, first: 1, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { key title } }
      }
    }`;
    const first = Object(await server.ask(query)).playerStatistics;
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const [{ node }] = first.edges;
    const next = Object(await server.ask(query, { after: first.pageInfo.endCursor }));
    expect(next.playerStatistics.edges[0].node.key).not.toBe(node.key);
    const filter = { identity: node.title.toLowerCase(), since: '2020-01-01T00:00:00Z' };
    expect(await server.ask(query, { filter })).toMatchObject({
      playerStatistics: { totalCount: 1, edges: [{ node }] },
    });
    const wrong = await server.graphql(query, { filter: { since: 'yesterday' } });
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'BAD_TIME' } }]);
  });

  it('ranks cards by the decks that hold them, and cuts one card', async () => {
    const told = Object(
      await server.ask(`{
        cardStatistics(first: 5) { edges { node { key title decks copies seen } } }
        one: cardStatistics(card: "Sure Gamble", by: PLAYER) { whole { decks drawn plays } }
      }`),
    );
    expect(told.cardStatistics.edges).toHaveLength(5);
    for (const { node } of told.cardStatistics.edges) {
      expect(node.title).not.toBeNull();
      expect(node.copies).toBeGreaterThanOrEqual(node.decks);
    }
    expect(told.one.whole.decks).toBeLessThanOrEqual(2);
  });

  it('tells what comes near a card or identity that no game of the list has, where it is none', async () => {
    const refusalOf = async (named: string) => {
      const { errors } = await server.graphql(`{ games(${named}) { totalCount } }`);
      return Object(errors)[0]?.extensions;
    };
    expect(await refusalOf('card: "Hedge Fnud"')).toMatchObject({
      code: 'UNKNOWN_CARD',
      hint: expect.stringContaining('Hedge Fund'),
    });
    expect(await refusalOf('identity: "Jinteki"')).toMatchObject({ code: 'UNKNOWN_CARD' });
    expect(await refusalOf('card: "Hedge Fund"')).toBeUndefined();
  });

  it('refuses a card beside a side or an identity that cannot have it', async () => {
    const kate = 'Kate "Mac" McCaffrey: Digital Tinker';
    for (const [card, filter] of [
      ['Corroder', { side: 'CORP' }],
      ['Hedge Fund', { identity: kate }],
      ['Corroder', { opponentIdentity: kate }],
    ] as const)
      for (const [question, input] of [
        ['cardRates', 'RateFilter'],
        ['cardStatistics', 'StatisticsFilter'],
      ] as const) {
        const query = `query ($card: String, $filter: ${input}) { ${question}(card: $card, filter: $filter) { totalCount } }`;
        const { errors } = await server.graphql(query, { card, filter });
        expect(errors).toMatchObject([{ extensions: { code: 'CANNOT_MATCH' } }]);
      }
  });

  it('refuses names of nobody with those that come near', async () => {
    const query = 'query ($filter: RateFilter) { winRates(filter: $filter) { totalCount } }';
    const codeOf = async (filter: object) => {
      const { errors } = await server.graphql(query, { filter });
      return Object(errors)[0]?.extensions;
    };
    const told = Object(await server.ask('{ winRates(of: PLAYER) { edges { node { key } } } }'));
    const name = told.winRates.edges[0].node.key;
    expect(await codeOf({ player: `${name}x` })).toMatchObject({
      code: 'UNKNOWN_PLAYER',
      hint: expect.stringContaining(name),
    });
    expect(await codeOf({ identity: 'Kate' })).toBeUndefined();
    expect(await codeOf({ identity: 'Jinteki' })).toMatchObject({ code: 'UNKNOWN_CARD' });
    expect(await codeOf({ identity: 'Corroder' })).toMatchObject({ code: 'UNKNOWN_CARD' });
    expect(await codeOf({ identity: 'Noize' })).toMatchObject({
      hint: expect.stringContaining('Noise'),
    });
    expect(await codeOf({ pool: 'cor' })).toMatchObject({ code: 'UNKNOWN_POOL' });
    expect(await codeOf({ tournament: 'no such cup' })).toMatchObject({
      code: 'UNKNOWN_TOURNAMENT',
    });
    expect(await codeOf({ deck: 'none' })).toMatchObject({ code: 'UNKNOWN_DECK' });
    expect(await codeOf({ tier: 'PARTIAL', restsOn: 'DECISIONS' })).toMatchObject({
      code: 'CANNOT_MATCH',
    });
    // Verified to the end, with what the server allowed beyond our rules.
    expect(await codeOf({ tier: 'VERIFIED', restsOn: 'FACTS' })).toBeUndefined();
    expect(await codeOf({ tier: 'VERIFIED', pool: 'observed' })).toBeUndefined();
    expect(await codeOf({ pool: 'core-2018-09', restsOn: 'FACTS' })).toMatchObject({
      code: 'CANNOT_MATCH',
    });
    expect(await codeOf({ since: '2999-01-01T00:00:00Z' })).toMatchObject({
      code: 'CANNOT_MATCH',
      hint: 'Give a time that has passed.',
    });
    expect(await codeOf({ until: '1999-01-01T00:00:00Z' })).toMatchObject({
      code: 'CANNOT_MATCH',
      hint: 'Give a later time.',
    });
    expect(await codeOf({ leastTurns: 500 })).toMatchObject({ code: 'CANNOT_MATCH' });
    expect(await codeOf({ leastTurns: -1 })).toMatchObject({ code: 'BAD_QUERY' });
    expect(await codeOf({ mostTurns: -1 })).toMatchObject({ code: 'CANNOT_MATCH' });
    expect(await codeOf({ leastTurns: 1, mostTurns: 500 })).toBeUndefined();
    expect(await codeOf({ player: name, tier: 'VERIFIED' })).toBeUndefined();
  });

  it('gives rates as CSV and NDJSON', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${server.address}${path}`);
      return { response, text: await response.text() };
    };
    const csv = await get('/rates/wins?of=matchup&form=csv');
    expect(csv.response.headers.get('content-type')).toContain('text/csv');
    const [header, ...lines] = csv.text.trimEnd().split('\r\n');
    expect(header).toMatch(/^key,title,against,againstTitle,side,games,wins,rate,low,high/);
    expect(csv.response.headers.get('x-total-count')).toBe(String(lines.length));
    const ndjson = await get('/rates/wins?of=matchup');
    const rows = ndjson.text.trimEnd().split('\n');
    expect(rows).toHaveLength(lines.length);
    for (const row of rows) expect(Object.keys(JSON.parse(row)).join(',')).toBe(header);
    const page = await get('/rates/wins?of=matchup&first=1&skip=1');
    expect(page.text).toBe(`${rows[1] ?? ''}\n`);
    const cards = await get('/rates/cards?card=Sure%20Gamble&form=csv');
    expect(cards.text.split('\r\n')).toHaveLength(3);
    for (const [path, hint] of [
      ['/rates/wins?of=planet', 'Give one of'],
      ['/rates/wins?identity=Noisee', 'Nearest: Noise'],
      ['/rates/wins?plaiyer=ana', 'Nearest: player'],
      ['/rates/cards?first=100000', '10000'],
    ] as const) {
      const { response, text } = await get(path);
      expect(response.status).toBe(400);
      expect(JSON.parse(text).error.hint).toContain(hint);
    }
  });
});
