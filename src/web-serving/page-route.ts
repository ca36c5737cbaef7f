import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

const YEAR = 365 * 24 * 60 * 60 * 1_000;

/** The page at its addresses, and the files it loads: named by their content, kept for ever. */
export function pageRoute({ folder, html }: BuiltPage): (scope: FastifyInstance) => Promise<void> {
  const send = (reply: FastifyReply, framing: Framing) =>
    reply.headers(pageHeaders(framing)).send(html);

  return async (scope) => {
    await scope.register(staticFiles, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR,
      decorateReply: false,
      index: false,
    });
    await scope.register(staticFiles, {
      root: folder,
      prefix: '/',
      serve: false,
    });
    scope.get('/icon.svg', (_request, reply) => reply.sendFile('icon.svg'));
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
