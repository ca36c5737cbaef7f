import { Logger } from '@nestjs/common';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { mutationsOf, questionsOf } from './support/questions';
import { Server } from './support/server';

const CONNECTIONS = 12;
const NOBODYS = '00000000-0000-4000-8000-000000000001';

const EVERY_TABLE = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/** What a caller was told, of what, and how long it took. */
interface Told {
  readonly of: string;
  readonly status: number;
  readonly again: string | null;
  readonly keeps: string | null;
  readonly body: string;
  readonly seconds: number;
}

describe('a server whose database does not answer', () => {
  let server: Server;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    server = await Server.start({
      RETRACE_QUESTION_TIME: '1',
      RETRACE_COST_PER_QUERY: '90000000',
      DATABASE_CONNECTIONS: `${CONNECTIONS}`,
      DATABASE_PATIENCE: '1',
    });
    schema = buildClientSchema(Object(await server.ask(getIntrospectionQuery())));
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    await server.stop();
  });

  const ask = async (of: string, path: string, init?: RequestInit): Promise<Told> => {
    const begun = performance.now();
    const response = await fetch(`${server.address}${path}`, init);
    const body = await response.text();
    return {
      of,
      status: response.status,
      again: response.headers.get('retry-after'),
      keeps: response.headers.get('cache-control'),
      body,
      seconds: (performance.now() - begun) / 1_000,
    };
  };

  /** Every field and every route, as many at once as there are connections. */
  async function everything(): Promise<readonly Told[]> {
    const game = `/games/${NOBODYS}`;
    const routes = [
      ...['/health', '/', game, `${game}/spectator/1`, `/embed${game}/spectator/1`],
      ...[`${game}/spectator/1.png`, `${game}/spectator/1-3.gif`, '/picture.png'],
      ...[`${game}/log`, `/studies/${NOBODYS}/log`, `/studies/${NOBODYS}/page.html`],
      ...['/rates/wins?of=player', '/rates/cards', '/schema.graphql'],
      `/oembed?url=${encodeURIComponent(`${server.address}${game}/spectator/1`)}`,
    ].map((path) => () => ask(path, path));
    const files = [() => ask('POST /games', '/games', { method: 'POST', body: 'Turn 1' })];
    const fields = [...questionsOf(schema), ...mutationsOf(schema)].map(
      (question) => () =>
        ask(question.fields.join(), '/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: question.query(NOBODYS, 'SPECTATOR') }),
        }),
    );
    const waiting = [...routes, ...files, ...fields];
    const told: Told[] = [];
    const one = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        told.push(await next());
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
    return told;
  }

  /** What is nobody's fault, and keeps nobody waiting. */
  function expectOrderly(told: readonly Told[]): void {
    expect(told.filter(({ status }) => status === 500)).toEqual([]);
    expect(told.filter(({ body }) => body.includes('INTERNAL_SERVER_ERROR'))).toEqual([]);
    expect(told.filter(({ status, again }) => status === 503 && again === null)).toEqual([]);
    const kept = told.filter(({ status, keeps }) => status === 503 && keeps?.includes('max-age'));
    expect(kept).toEqual([]);
    expect(told.filter(({ seconds }) => seconds > 30)).toEqual([]);
    expect(told.filter(({ body }) => body.includes('"BUSY"')).length).toBeGreaterThan(10);
  }

  it('tells everybody to ask again where no connection is free', async () => {
    const { pool } = server.database();
    const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
    const told = await everything().finally(() => held.forEach((client) => client.release()));
    expectOrderly(told);
  });

  it('tells everybody to ask again where its tables are locked', async () => {
    const holder = await server.database().connect('spec');
    const { rows } = await holder.query<{ name: string }>(EVERY_TABLE);
    await holder.query(`begin; lock table ${rows.map(({ name }) => name).join()}`);
    const told = await everything().finally(() => holder.end());
    expectOrderly(told);
    expect((await ask('games', '/ready')).status).toBe(200);
  });
});
