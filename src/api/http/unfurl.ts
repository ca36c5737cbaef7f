import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { Gate } from '../gate/gate';
import { aboutOf, titleOf } from '../pictures/draw-position';
import { shownPosition, type Named } from '../pictures/shown-position';
import type { PageTold } from '../../web-serving/page-head';
import type { OembedOptions } from './oembed-route';

/** What a link to a moment says of itself, to whoever sees the link; null where it is not open to everybody. */
export async function unfurled(
  queries: Pick<QueryBus, 'execute'>,
  anybody: Pick<Gate, 'sight'>,
  named: Named,
): Promise<PageTold | null> {
  const shown = await shownPosition(queries, anybody, named);
  if (shown === null) return null;
  const { game, viewer, at, position } = shown;
  const place = `${game}/${viewer}/${at}`;
  return {
    title: titleOf(position),
    about: aboutOf(position, viewer, at),
    picture: `/games/${place}.png`,
    page: `/games/${place}`,
    embed: `/embed/games/${place}`,
  };
}

/** Milliseconds that a page waits for what is said of it. */
const PATIENCE = 2_000;

/** What a link says in the head of a page; null where there is no time for it: the page is there all the same. */
export const toldOrNothing =
  ({ admit, tell, onError }: OembedOptions) =>
  async (request: FastifyRequest, named: Named): Promise<PageTold | null> => {
    try {
      const found = admit(request).then(({ ok }) => (ok ? tell(named) : null));
      return await Promise.race([found, sleep(PATIENCE, null, { ref: false })]);
    } catch (error) {
      onError(error);
      return null;
    }
  };
