import type { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentedIn, type Key } from '../../access/presented';
import type { Gate } from '../gate/gate';
import { animated } from '../pictures/animate';
import { drawPosition, neutralPicture } from '../pictures/draw-position';
import { rasterised } from '../pictures/rasterise';
import { shownPosition, shownStretch } from '../pictures/shown-position';
import type { Admission } from '../serving/budgets';
import { isAdmitted, refuse, tellErrors } from './refused';

export interface PictureOptions {
  readonly queries: Pick<QueryBus, 'execute'>;
  /** Whether the asker may ask for so many more now. */
  admit(request: FastifyRequest, pictures: number): Promise<Admission>;
  gateOf(keys: readonly Key[]): Promise<Pick<Gate, 'sight'>>;
  onError(error: unknown): void;
}

interface PictureParams {
  readonly id: string;
  readonly viewer: string;
  /** A moment and a kind, such as 40.png. */
  readonly file: string;
}

/** Pictures of one GIF. */
const MOST = 30;
/** How many of them are as much as one that is whole. */
const SMALLER = 4;

/** An hour: who took the picture back, or the game, is heeded soon. */
const OPEN = 'public, max-age=3600';

/**
 * `GET /games/ID/VIEWER/MOMENT.png` (or `.svg`): a position as a picture, for whom it is open;
 * `FROM-TO.gif`: moments in a row. For
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
    tellErrors(scope, onError);
    scope.get('/picture.png', (_request, reply) =>
      send(reply.header('cache-control', OPEN), neutralPicture, 'png'),
    );
    /** The gate for who asks; null where they have asked too often, which they are told. */
    const gateFor = async (request: FastifyRequest, reply: FastifyReply, pictures: number) => {
      void reply.header('vary', 'authorization');
      if (!isAdmitted(reply, await admit(request, pictures))) return null;
      const presented = presentedIn(request.headers.authorization);
      const keys = presented.ok ? presented.keys : [];
      void reply.header('cache-control', keys.length > 0 ? 'private, no-store' : OPEN);
      return gateOf(keys);
    };
    const sendGif = async (params: PictureParams, request: FastifyRequest, reply: FastifyReply) => {
      const { id, viewer, file } = params;
      const [from = 0, to = 0] = file.replace('.gif', '').split('-').map(Number);
      const count = to - from + 1;
      if (count < 1 || count > MOST)
        return refuse(reply, 400, {
          code: 'BAD_QUERY',
          message: `a GIF has 1 to ${MOST} moments, not ${count}`,
          hint: 'Ask for fewer moments in a row, as FROM-TO.gif.',
        });
      const gate = await gateFor(request, reply, Math.ceil(count / SMALLER));
      if (gate === null) return reply;
      const named = { game: id, viewer, at: from };
      const shown = await shownStretch(queries, gate, named, count, request.client?.signal);
      const svgs = shown?.map((one) => drawPosition(one.position, one.viewer, one.at));
      return reply.type('image/gif').send(await animated(svgs ?? [neutralPicture]));
    };
    scope.get<{ Params: PictureParams }>(
      '/games/:id/:viewer/:file(^\\d{1,6}(?:-\\d{1,6}\\.gif|\\.png|\\.svg)$)',
      async (request, reply) => {
        const { id, viewer, file } = request.params;
        const [at, kind] = file.split('.');
        if (kind === 'gif') return sendGif(request.params, request, reply);
        const gate = await gateFor(request, reply, 1);
        if (gate === null) return reply;
        const shown = await shownPosition(queries, gate, { game: id, viewer, at: Number(at) });
        const svg =
          shown === null ? neutralPicture : drawPosition(shown.position, shown.viewer, shown.at);
        return send(reply, svg, kind);
      },
    );
  };
}
