import type { QueryBus } from '@nestjs/cqrs';
import type { Gate } from '../gate/gate';
import { aboutOf, titleOf } from '../pictures/draw-position';
import { shownPosition, type Named } from '../pictures/shown-position';
import type { PageTold } from '../../web-serving/page-head';

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
