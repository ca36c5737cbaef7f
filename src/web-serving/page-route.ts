import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAssets, sentAs } from './assets';
import type { BuiltPage } from './built-page';
import { originOf } from './origin';
import { withHead, type PageTold } from './page-head';
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
] as const;

const MOMENTS = [
  { path: '/games/:id', framing: 'forbidden' },
  { path: '/games/:id/:viewer', framing: 'forbidden' },
  { path: '/games/:id/:viewer/:moment', framing: 'forbidden' },
  { path: '/embed/games/:id/:viewer/:moment', framing: 'anywhere' },
] as const;

interface MomentParams {
  readonly id: string;
  readonly viewer?: string;
  readonly moment?: string;
}

/** What may be told of a moment where a link to it is shown; null where nothing may. */
type Tell = (
  request: FastifyRequest,
  named: { readonly game: string; readonly viewer: string; readonly at: number },
) => Promise<PageTold | null>;

/** Names of assets change with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The page at its addresses, and the files it loads: named by their content, kept for ever. */
export function pageRoute(
  { folder, html }: BuiltPage,
  tell: Tell,
): (scope: FastifyInstance) => Promise<void> {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    framing: Framing,
    told: PageTold | null = null,
  ) => reply.headers(pageHeaders(framing)).send(withHead(html, told, originOf(request)));

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
    for (const path of PAGES)
      scope.get(path, (request, reply) => send(request, reply, 'forbidden'));
    for (const { path, framing } of MOMENTS)
      scope.get<{ Params: MomentParams }>(path, async (request, reply) => {
        // A link that names no view names none that could be told.
        const { id, viewer, moment = '0' } = request.params;
        const isNamed = viewer !== undefined && /^\d{1,6}$/.test(moment);
        const told = isNamed ? await tell(request, { game: id, viewer, at: Number(moment) }) : null;
        return send(request, reply, framing, told);
      });
    // Who types a wrong address reads a page; a program is answered as ever.
    scope.get('/*', (request, reply) =>
      request.headers.accept?.includes('text/html') === true
        ? send(request, reply.code(404), 'forbidden')
        : reply.callNotFound(),
    );
  };
}
