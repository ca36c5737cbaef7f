import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Replays } from '../../replays';
import { DescribeGame, type ReplayedGame } from './query';

@QueryHandler(DescribeGame)
export class DescribeGameHandler implements IQueryHandler<DescribeGame> {
  constructor(private readonly replays: Replays) {}

  async execute({ game }: DescribeGame): Promise<ReplayedGame | null> {
    const replay = await this.replays.get(game);
    if (replay === null) return null;
    const { header, length, last } = replay;
    return { id: game, header, decisions: length, turns: last.turn.number, outcome: last.outcome };
  }
}
