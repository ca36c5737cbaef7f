import { Logger } from '@nestjs/common';
import { Server } from './support/server';

const COUNTED = '{ games(first: 1) { totalCount } }';

const ask = (server: Server, query: string): Promise<Response> =>
  fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

const bodyOf = (response: Response): Promise<unknown> => response.json();

describe('a server that has too much to do', () => {
  let server: Server;

  beforeAll(async () => {
    server = await Server.start({
      RETRACE_QUESTION_TIME: '1',
      DATABASE_CONNECTIONS: '4',
      DATABASE_PATIENCE: '2',
    });
    // It is told what was refused, and why, in its log.
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  });

  afterAll(async () => {
    jest.restoreAllMocks();
    await server.stop();
  });

  it('ends a question that is too slow, and says how there would be less to do', async () => {
    const holder = await server.database().connect('spec');
    await holder.query('begin; lock table games.game, player_statistics.seat');
    const [listed, rates] = await Promise.all([
      ask(server, COUNTED),
      fetch(`${server.address}/rates/wins?of=player`),
    ]);
    const told = {
      code: 'TOO_MUCH_WORK',
      hint: 'Narrow it: to a player, an identity or a stretch of time.',
    };
    expect(await bodyOf(listed)).toMatchObject({
      errors: [{ message: 'this is too slow: it was ended after 1 s', extensions: told }],
    });
    expect(rates.status).toBe(400);
    expect(await bodyOf(rates)).toMatchObject({ error: told });
    await holder.end();
    expect((await ask(server, COUNTED)).status).toBe(200);
  });

  it('says when to ask again where no connection came free', async () => {
    const { pool } = server.database();
    const held = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    const [listed, game, sent] = await Promise.all([
      ask(server, COUNTED),
      ask(server, '{ game(id: "00000000-0000-4000-8000-000000000001") { id } }'),
      fetch(`${server.address}/studies/00000000-0000-4000-8000-000000000001/log`),
    ]);
    for (const client of held) client.release();
    for (const response of [listed, game, sent]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
    }
    const busy = { code: 'BUSY', hint: 'Ask again in 5 seconds.' };
    expect(await bodyOf(listed)).toMatchObject({ errors: [{ extensions: busy }] });
    expect(await bodyOf(game)).toMatchObject({ errors: [{ extensions: busy }] });
    expect(await bodyOf(sent)).toMatchObject({ error: busy });
    expect((await ask(server, COUNTED)).status).toBe(200);
  });
});
