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
});
