import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAssets, sentAs } from './assets';
import type { BuiltPage } from './built-page';
import { originOf } from './origin';
import { withHead, type PageTold } from './page-head';
import { pageHeaders, type Framing } from './page-headers';
import { withParts } from './page-parts';
import { wantsPage } from './wants-page';

/** The addresses of the page; what a reader sees there is asked for over the API. */
const PAGES = [
  { path: '/', page: 'home' },
  { path: '/mine', page: 'mine' },
  { path: '/play', page: 'play' },
  { path: '/statistics', page: 'statistics' },
  { path: '/decks', page: 'decks' },
  { path: '/decks/:id', page: 'deck' },
  { path: '/cards', page: 'cards' },
  { path: '/studies', page: 'studies' },
  { path: '/studies/:id', page: 'study' },
  { path: '/tournaments', page: 'tournaments' },
  { path: '/tournaments/:id', page: 'tournament' },
] as const;

const MOMENTS = [
  { path: '/games/:id', page: 'game', framing: 'forbidden' },
  { path: '/games/:id/:viewer', page: 'game', framing: 'forbidden' },
  { path: '/games/:id/:viewer/:moment', page: 'game', framing: 'forbidden' },
  { path: '/embed/games/:id/:viewer/:moment', page: 'embed', framing: 'anywhere' },
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

/** A page whose address ends with a slash too many, and the list of games; null for others. */
function meantBy(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*?)\/*(\?.*)?$/.exec(url) ?? [];
  if (path === '/games') return `/${query}`;
  const isPage = [...PAGES, ...MOMENTS].some(({ path: one }) => like(one).test(path));
  return isPage && !url.startsWith(`${path}?`) && url !== path ? `${path}${query}` : null;
}

const like = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The page for an address that nothing can be looked up for: it says so itself. */
export const sendUnreadable = (
  { html }: Pick<BuiltPage, 'html'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  reply
    .code(400)
    .headers(pageHeaders('forbidden'))
    .send(withHead(withParts(html, null), null, originOf(request)));

/** The page at its addresses, and the files it loads: named by their content, kept for ever. */
export function pageRoute(
  { folder, html }: BuiltPage,
  tell: Tell,
): (scope: FastifyInstance) => Promise<void> {
  const sendOf = (page: string | null, framing: Framing) => {
    const own = withParts(html, page);
    return (request: FastifyRequest, reply: FastifyReply, told: PageTold | null = null) =>
      reply.headers(pageHeaders(framing)).send(withHead(own, told, originOf(request)));
  };
  const sendNothing = sendOf(null, 'forbidden');

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
    for (const { path, page } of PAGES) {
      const send = sendOf(page, 'forbidden');
      scope.get(path, (request, reply) => send(request, reply));
    }
    for (const { path, page, framing } of MOMENTS) {
      const send = sendOf(page, framing);
      scope.get<{ Params: MomentParams }>(path, async (request, reply) => {
        // A link that names no view names none that could be told.
        const { id, viewer, moment = '0' } = request.params;
        const isNamed = viewer !== undefined && /^\d{1,6}$/.test(moment);
        const told = isNamed ? await tell(request, { game: id, viewer, at: Number(moment) }) : null;
        return send(request, reply, told);
      });
    }
    // Who types a wrong address reads a page.
    scope.get('/*', (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound();
      const meant = meantBy(request.url);
      return meant === null ? sendNothing(request, reply.code(404)) : reply.redirect(meant);
    });
  };
}
