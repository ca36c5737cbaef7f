import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readAssets, sentAs } from './assets';
import type { BuiltPage } from './built-page';
import { pageHeaders, type Framing } from './page-headers';

/** The addresses of the page; what a reader sees there is asked for over the API. */
const PAGES = [
  '/',
  '/mine',
  '/play',
  '/statistics',
  '/decks',
  '/decks/:id',
  '/tournaments',
  '/tournaments/:id',
  '/games/:id',
  '/games/:id/:viewer',
  '/games/:id/:viewer/:moment',
] as const;

const EMBEDDED = ['/embed/games/:id/:viewer/:moment'] as const;

/** Names of assets change with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The page at its addresses, and the files it loads: named by their content, kept for ever. */
export function pageRoute({ folder, html }: BuiltPage): (scope: FastifyInstance) => Promise<void> {
  const send = (reply: FastifyReply, framing: Framing) =>
    reply.headers(pageHeaders(framing)).send(html);

  const assets = readAssets(join(folder, 'assets'));
  const icon = readFileSync(join(folder, 'icon.svg'));

  return async (scope) => {
    scope.get<{ Params: { readonly name: string } }>('/assets/:name', (request, reply) => {
      const asset = assets.get(request.params.name);
      if (asset === undefined) return reply.callNotFound();
      const { bytes, coding } = sentAs(asset, request.headers['accept-encoding']);
      if (coding !== null) void reply.header('content-encoding', coding);
      return reply
        .headers({ 'content-type': asset.type, 'cache-control': FOR_EVER, vary: 'accept-encoding' })
        .send(bytes);
    });
    scope.get('/icon.svg', (_request, reply) => reply.type('image/svg+xml').send(icon));
    for (const path of PAGES) scope.get(path, (_request, reply) => send(reply, 'forbidden'));
    // Who types a wrong address reads a page; a program is answered as ever.
    scope.get('/*', (request, reply) =>
      request.headers.accept?.includes('text/html') === true
        ? send(reply.code(404), 'forbidden')
        : reply.callNotFound(),
    );
    for (const path of EMBEDDED) scope.get(path, (_request, reply) => send(reply, 'anywhere'));
  };
}
