import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import { identityOf } from '#rules/view/identity';
import { forEach } from '#rules/view/viewer';
import { Replays } from './replays';
import { DescribeGame, type ReplayedGame } from './describe-game.query';

@QueryHandler(DescribeGame)
export class DescribeGameHandler implements IQueryHandler<DescribeGame> {
  constructor(private readonly replays: Replays) {}

  async execute({ game }: DescribeGame): Promise<ReplayedGame | null> {
    const replay = await this.replays.get(game);
    const header = replay && (await this.replays.header(game));
    if (replay === null || header === null) return null;
    const { length, last } = replay;
    return {
      id: game,
      header,
      identities: {
        corp: identityOf(corePool, last, 'corp'),
        runner: identityOf(corePool, last, 'runner'),
      },
      decisions: length,
      told: forEach((viewer) => replay.seenBy[viewer].extent),
      turns: last.turn.number,
      outcome: last.outcome,
    };
  }
}
