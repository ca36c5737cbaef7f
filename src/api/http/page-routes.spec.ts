import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { pageRoutes } from './page-routes';
import { unreadableAddress } from './unreadable';

const DOCUMENT = 'docs/patterns.md';

/** Has a document, and fails to say what is in it. */
class Torn extends Map<string, string> {
  override get(): never {
    throw new Error('the secret cause');
  }
}

describe('the routes of the page', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-page-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['/games', '/'],
    ['/games?player=ann', '/?player=ann'],
    ['/statistics/?view=matrix', '/statistics?view=matrix'],
    ['/games/1/corp/2/', '/games/1/corp/2'],
    ['/nothing/', null],
    ['//evil.example/', null],
  ])('lead who types %s on to %s', async (url, meant) => {
    const server = fastify();
    await server.register(
      pageRoutes({
        page: { folder, html: '<div id="page"></div>', explorer: '' },
        documents: new Map(),
        tell: () => Promise.resolve(null),
        onError: () => undefined,
      }),
    );
    const answer = await server.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.headers['location'] ?? null).toBe(meant);
    expect((await server.inject({ url })).statusCode).toBe(404);
    await server.close();
  });

  it.each([
    ['/games/%E0%A4%A', 'text/html', 'GET'],
    ['/%', 'text/html,*/*', 'HEAD'],
    ['/games/%E0%A4%A', 'application/json', 'GET'],
    ['/games/%E0%A4%A', 'text/html', 'POST'],
  ] as const)('answer 400 at %s, to who asks for %s by %s', async (url, accept, method) => {
    const page = { folder, html: '<div id="page"></div>', explorer: '' };
    const server = fastify({ frameworkErrors: unreadableAddress(page) });
    server.all('/*', () => Promise.reject(new Error('this is looked up')));
    const answer = await server.inject({ url, method, headers: { accept } });
    const isPage = accept.startsWith('text/html') && method !== 'POST';
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain(isPage ? 'text/html' : 'application/json');
    expect(answer.headers['content-security-policy'] !== undefined).toBe(isPage);
    if (!isPage) expect(answer.json()).toMatchObject({ error: { code: 'BAD_ADDRESS' } });
    await server.close();
  });

  it.each(['/games/1/corp/2', `/${DOCUMENT}`])(
    'tell what breaks at %s without its words, and record it',
    async (url) => {
      const recorded: unknown[] = [];
      const server = fastify();
      await server.register(
        pageRoutes({
          page: { folder, html: '<div id="page"></div>', explorer: '' },
          documents: new Torn([[DOCUMENT, '# Patterns']]),
          tell: () => Promise.reject(new Error('the secret cause')),
          onError: (error) => void recorded.push(error),
        }),
      );
      const { statusCode, body, headers } = await server.inject({
        url,
        headers: { accept: 'text/html' },
      });
      await server.close();
      expect(statusCode).toBe(500);
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'INTERNAL_SERVER_ERROR' } });
      expect(body).not.toContain('secret');
      expect(headers['cache-control']).toBe('no-store');
      expect(recorded).toHaveLength(1);
    },
  );
});
