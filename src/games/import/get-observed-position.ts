import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sayFact } from '#notation/observed/say-fact';
import { viewFact } from '#notation/observed/view-fact';
import { viewPosition } from '#notation/observed/view-position';
import { noEntry, type Answer } from './answer';
import { ObservedGames } from './observed-games';
import { GetObservedPosition, type PositionSeen } from './get-observed-position.query';

@QueryHandler(GetObservedPosition)
export class GetObservedPositionHandler implements IQueryHandler<GetObservedPosition> {
  constructor(private readonly games: ObservedGames) {}

  async execute({ game, at, viewer }: GetObservedPosition): Promise<Answer<PositionSeen>> {
    const found = await this.games.get(game);
    if (found === null)
      return { ok: false, code: 'GAME_NOT_FOUND', message: `there is no observed game ${game}` };
    if (!found.has(at)) return noEntry(found, at);
    const { header } = found.stream;
    return {
      ok: true,
      value: {
        at,
        position: viewPosition(header, found.boardAt(at), viewer, found.knownAt(at)),
        facts: found.at(at).map(({ fact, seen }) => ({
          at,
          view: viewFact(fact, seen, viewer),
          text: sayFact(fact, seen, viewer),
        })),
      },
    };
  }
}
