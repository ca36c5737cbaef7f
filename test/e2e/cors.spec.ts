import { Server } from './support/server';
import { afterwards } from '../support/afterwards';

const atEnd = afterwards();
const FRIEND = 'https://league.example.org';
const STRANGER = 'https://elsewhere.example.org';

/** What a browser asks before it lets a page of an origin ask, and what it hears. */
async function asked({ address }: Server, origin: string) {
  const before = await fetch(`${address}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    },
  });
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ games { totalCount } }' }),
  });
  return {
    allowed: before.headers.get('access-control-allow-origin'),
    headers: before.headers.get('access-control-allow-headers'),
    told: answer.headers.get('access-control-allow-origin'),
    exposed: answer.headers.get('access-control-expose-headers'),
    data: Object(await answer.json()).data,
  };
}

describe('pages of other origins', () => {
  it('may not read an answer where nothing is said', async () => {
    const server = await Server.start();
    atEnd(() => server.stop());
    const { allowed, told } = await asked(server, FRIEND);
    expect([allowed, told]).toEqual([null, null]);
  });

  it('may where their origin is named, and no others', async () => {
    const server = await Server.start({ RETRACE_CORS_ORIGINS: `${FRIEND},http://localhost:5173` });
    atEnd(() => server.stop());
    const friend = await asked(server, FRIEND);
    expect(friend).toMatchObject({
      allowed: FRIEND,
      told: FRIEND,
      data: { games: { totalCount: 0 } },
    });
    expect(friend.headers).toContain('authorization');
    expect(friend.exposed).toContain('x-query-cost');
    const { allowed, told } = await asked(server, STRANGER);
    expect([allowed, told].filter((one) => one === STRANGER || one === '*')).toEqual([]);
  });
});
