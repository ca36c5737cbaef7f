import type { FastifyInstance } from 'fastify';
import type { BuiltPage } from './built-page';
import { documentHtml, documentTitle, type Documents } from './documents';
import { escaped } from '#text/markup';
import { pageHeaders } from './page-headers';
import { withParts } from './page-parts';

/** The page's own frame, with the document in it and without a script. */
const framed = (html: string, title: string, text: string): string =>
  withParts(html, null)
    .replace(/\n? *<script[^>]*><\/script>|\n? *<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<!--told-->[^]*?<!--\/told-->/, () => `<title>${escaped(title)} · Retrace</title>`)
    .replace(/<noscript>[^]*?<\/noscript>/, '')
    .replace(
      '<div id="page"></div>',
      () =>
        `<header class="head"><a class="head-name" href="/">Retrace</a></header>` +
        `<main class="document">${text}</main>`,
    );

/** Documents at the paths that refusals name: a page for a browser, their text for a program. */
export function documentRoute(
  { html }: BuiltPage,
  documents: Documents,
): (scope: FastifyInstance) => Promise<void> {
  return async (scope) => {
    for (const [path, text] of documents) {
      const isPage = path.endsWith('.md');
      const type = isPage ? 'text/markdown; charset=utf-8' : 'application/json; charset=utf-8';
      let page: string | null = null;
      scope.get(`/${path}`, (request, reply) => {
        void reply.header('vary', 'accept');
        if (!isPage || request.headers.accept?.includes('text/html') !== true)
          return reply.type(type).send(text);
        page ??= framed(html, documentTitle(text), documentHtml(path, documents));
        return reply.headers(pageHeaders('forbidden')).send(page);
      });
    }
  };
}
