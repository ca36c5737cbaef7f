import { sampleLog } from '../support/golden-log';
import { waitUntil } from '../support/wait-until';
import { Server } from './support/server';

/** Filters that are counted first are looked for every five seconds. */
const PATIENCE = 30_000;

const PLAYERS = `query ($since: DateTime) {
  winRates(of: PLAYER, sort: VALUE, filter: { since: $since }) { totalCount edges { node { key rate { games } } } }
}`;

describe('a server of more games than one question may read', () => {
  let server: Server;

  beforeAll(async () => {
    server = await Server.start({ RETRACE_MOST_SIDES: '1' });
    for (const name of ['random-weyland-criminal', 'random-jinteki-shaper', 'core-rulebook-run'])
      expect((await server.post(sampleLog(name))).status).toBe(201);
  });
  afterAll(() => server.stop());

  const told = async (since: string) => {
    const { data, errors } = await server.graphql(PLAYERS, { since });
    return { rates: Object(data).winRates, why: Object(errors)[0] };
  };

  it(
    'counts what is asked for, tells how far that is, and then what was asked',
    async () => {
      const { rates, why } = await told('2020-01-01T00:00:00Z');
      expect(rates).toBeUndefined();
      expect(why).toMatchObject({
        message: expect.stringMatching(/^this is some \d+ sides of games: it is counted beside/),
        extensions: {
          ...{ code: 'BEING_COUNTED', done: 0, ahead: 0, retryAfter: 5 },
          hint: 'Ask again in 5 seconds.',
        },
      });
      await waitUntil(
        'what is counted',
        async () => (await told('2020-01-01T00:00:00Z')).why === undefined,
        { within: PATIENCE, pause: 500 },
      );
      const { rates: counted } = await told('2020-01-01T00:00:00Z');
      expect(counted.totalCount).toBe(2);
      for (const { node } of counted.edges) expect(node.rate.games).toBe(2);
    },
    PATIENCE + 10_000,
  );

  it('says over HTTP when to ask again', async () => {
    const response = await fetch(
      `${server.address}/rates/wins?of=player&sort=shrunk&since=2020-02-02T00:00:00Z`,
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({ error: { code: 'BEING_COUNTED' } });
  });

  it('counts whole days, and two filters of one caller at once', async () => {
    expect((await told('2020-03-03T10:20:30Z')).why.extensions).toMatchObject({
      code: 'TOO_MUCH_WORK',
      hint: expect.stringContaining('2020-03-03T00:00:00.000Z'),
    });
    const codes: string[] = [];
    for (const day of ['05', '06', '07', '08', '09'])
      codes.push((await told(`2020-04-${day}T00:00:00Z`)).why.extensions.code);
    expect(codes).toContain('BEING_COUNTED');
    expect(codes.at(-1)).toBe('BUSY');
  });

  it('refuses what no sums are kept of', async () => {
    const rates = await server.graphql('{ winRates { edges { node { key } } } }');
    const [{ node }] = Object(rates.data).winRates.edges;
    const codes = await Promise.all(
      [null, 'core-2018-09'].map(async (pool) => {
        const { errors } = await server.graphql(
          `query ($identity: String, $pool: String) {
            playerStatistics(filter: { pool: $pool, identity: $identity }) { totalCount }
          }`,
          { identity: node.key, pool },
        );
        return Object(errors)[0]?.extensions.code ?? 'TOLD';
      }),
    );
    expect(codes).toEqual(['TOLD', 'TOO_MUCH_WORK']);
  });
});
