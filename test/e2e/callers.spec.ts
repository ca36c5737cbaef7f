import { Server } from './support/server';

const asked = (authorization: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization },
  body: JSON.stringify({ query: '{ games { totalCount } }' }),
});

describe('a caller', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.stop());

  it('with keys that were never issued is as good as anonymous', async () => {
    const key = `rk-${'A'.repeat(32)}`;
    const response = await fetch(`${server.address}/graphql`, asked(`Bearer ${key}`));
    expect(await response.json()).toEqual({ data: { games: { totalCount: 0 } } });
  });

  it('hears what is wrong with the header that should hold keys', async () => {
    const response = await fetch(`${server.address}/graphql`, asked('Basic c2VjcmV0'));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_KEY', hint: expect.stringContaining('Bearer KEY') } }],
    });
    expect(text).not.toContain('c2VjcmV0');
  });
});
