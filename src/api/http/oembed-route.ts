import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../serving/budgets';
import { isAdmitted, refuse, tellErrors } from './refused';
import { escaped } from '#text/markup';
import type { PageTold } from '../../web-serving/page-head';
import { originOf } from '../../web-serving/origin';
import type { Named } from '../pictures/shown-position';

export interface OembedOptions {
  /** Whether the asker may ask for one more now. */
  admit(request: FastifyRequest): Promise<Admission>;
  /** What is told of a moment to everybody. */
  tell(named: Named): Promise<PageTold | null>;
  onError(error: unknown): void;
}

interface Asked {
  readonly url?: string;
  readonly format?: string;
  readonly maxwidth?: string;
  readonly maxheight?: string;
}

const USUAL = { width: 960, height: 620 } as const;

const ADDRESS = /^\/(?:embed\/)?games\/([^/]+)\/([a-z]+)\/(\d{1,6})$/;

/** The moment that an address of this server names; null for others. */
function namedBy(url: string | undefined, origin: string): Named | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const address = new URL(url);
  const [, game, viewer, at] = ADDRESS.exec(address.pathname) ?? [];
  if (address.origin !== origin || game === undefined || viewer === undefined) return null;
  return { game, viewer, at: Number(at) };
}

/** No more than is asked for, whatever fits in it; a bound that is no number is none. */
const within = (most: string | undefined, usual: number): number =>
  Number(most) >= 1 ? Math.min(usual, Math.floor(Number(most))) : usual;

/**
 * `GET /oembed?url=...` (oembed.com, JSON alone): how another page shows a moment of a game that is
 * open to everybody. 404 for all other addresses.
 */
export function oembedRoute({
  admit,
  tell,
  onError,
}: OembedOptions): (scope: FastifyInstance) => Promise<void> {
  return async (scope) => {
    tellErrors(scope, onError);
    scope.get<{ Querystring: Asked }>('/oembed', async (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      if (format !== 'json')
        return refuse(reply, 501, {
          code: 'BAD_QUERY',
          message: 'it is told as JSON alone',
          hint: 'Ask with format=json.',
        });
      const origin = originOf(request);
      const named = namedBy(url, origin);
      if (named !== null && !isAdmitted(reply, await admit(request))) return reply;
      const told = named === null ? null : await tell(named);
      if (told === null)
        return refuse(reply, 404, {
          code: 'GAME_NOT_FOUND',
          message: 'there is no such moment that is open to everybody',
          hint: `Give url as ${origin}/games/ID/VIEWER/MOMENT.`,
        });
      const [width, height] = [within(maxwidth, USUAL.width), within(maxheight, USUAL.height)];
      const source = escaped(`${origin}${told.embed}`);
      return reply.header('cache-control', 'public, max-age=3600').send({
        version: '1.0',
        type: 'rich',
        provider_name: 'Retrace',
        provider_url: origin,
        title: told.title,
        html: `<iframe src="${source}" width="${width}" height="${height}" title="${escaped(told.title)}" loading="lazy" style="border:0"></iframe>`,
        ...{ width, height },
        thumbnail_url: `${origin}${told.picture}`,
        ...{ thumbnail_width: 1200, thumbnail_height: 630 },
      });
    });
  };
}
