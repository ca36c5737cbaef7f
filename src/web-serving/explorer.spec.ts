import fastify from 'fastify';
import { explorer } from './explorer';

const PAGE = '<title>G</title><script type="application/json" id="examples"></script>';

async function served() {
  const server = fastify();
  const built = { folder: '', html: '', explorer: PAGE };
  server.addHook('onRequest', explorer(built, ['{ a }', '</script>']));
  server.get('/graphql', () => ({ data: null }));
  await server.ready();
  const get = (url: string, accept: string) => server.inject({ url, headers: { accept } });
  return { server, get };
}

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the address of the API', () => {
  it('shows GraphiQL with the examples to a browser, by rules of its own', async () => {
    const { server, get } = await served();
    const { headers, body } = await get('/graphql', BROWSER);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['vary']).toBe('accept');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const examples = /id="examples">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(examples)).toEqual(['{ a }', '</script>']);
    await server.close();
  });

  it('answers programs, and questions in the address, as ever', async () => {
    const { server, get } = await served();
    for (const [url, accept] of [
      ['/graphql', 'application/json'],
      ['/graphql', '*/*'],
      ['/graphql?query=%7Ba%7D', BROWSER],
    ] as const)
      expect((await get(url, accept)).json()).toEqual({ data: null });
    await server.close();
  });
});
