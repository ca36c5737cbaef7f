import type { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentedIn, type Key } from '../../access/presented';
import type { Gate } from '../gate/gate';
import { drawPosition, neutralPicture } from '../pictures/draw-position';
import { rasterised } from '../pictures/rasterise';
import { shownPosition } from '../pictures/shown-position';
import { headersOf, type Admission } from '../serving/budgets';

export interface PictureOptions {
  readonly queries: Pick<QueryBus, 'execute'>;
  /** Whether the asker may ask for one more now. */
  admit(request: FastifyRequest): Promise<Admission>;
  gateOf(keys: readonly Key[]): Promise<Pick<Gate, 'sight'>>;
  onError(error: unknown): void;
}

interface PictureParams {
  readonly id: string;
  readonly viewer: string;
  /** A moment and a kind, such as 40.png. */
  readonly file: string;
}

/** An hour: who took the picture back, or the game, is heeded soon. */
const OPEN = 'public, max-age=3600';

/**
 * `GET /games/ID/VIEWER/MOMENT.png` (or `.svg`): a position as a picture, for whom it is open. For
 * others, and where there is no such position, one picture that tells nothing.
 */
export function pictureRoute({
  queries,
  admit,
  gateOf,
  onError,
}: PictureOptions): (scope: FastifyInstance) => Promise<void> {
  const send = async (reply: FastifyReply, svg: string, kind: string | undefined) =>
    kind === 'svg'
      ? reply
          .type('image/svg+xml; charset=utf-8')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(svg)
      : reply.type('image/png').send(await rasterised(svg));

  return async (scope) => {
    scope.setErrorHandler(async (error, _request, reply) => {
      onError(error);
      return reply.code(500).send({
        error: {
          code: 'INTERNAL_SERVER_ERROR',
          message: 'Something went wrong here. It is recorded.',
          hint: 'Try again later.',
        },
      });
    });
    scope.get('/picture.png', (_request, reply) =>
      send(reply.header('cache-control', OPEN), neutralPicture, 'png'),
    );
    scope.get<{ Params: PictureParams }>(
      '/games/:id/:viewer/:file(^\\d{1,6}\\.(?:png|svg)$)',
      async (request, reply) => {
        const { id, viewer, file } = request.params;
        const [at, kind] = file.split('.');
        const { ok, left } = await admit(request);
        void reply.headers({ ...headersOf(left), vary: 'authorization' });
        if (!ok)
          return reply
            .code(429)
            .header('retry-after', left.reset)
            .send({
              error: {
                code: 'TOO_MANY_REQUESTS',
                message: 'you have asked for more than this server gives one caller in a minute',
                hint: `Ask again in ${left.reset} seconds.`,
              },
            });
        const presented = presentedIn(request.headers.authorization);
        const keys = presented.ok ? presented.keys : [];
        const named = { game: id, viewer, at: Number(at) };
        const shown = await shownPosition(queries, await gateOf(keys), named);
        void reply.header('cache-control', keys.length > 0 ? 'private, no-store' : OPEN);
        const svg =
          shown === null ? neutralPicture : drawPosition(shown.position, shown.viewer, shown.at);
        return send(reply, svg, kind);
      },
    );
  };
}
