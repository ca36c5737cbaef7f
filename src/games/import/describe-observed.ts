import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ObservedGames } from './observed-games';
import { DescribeObserved, type DescribedGame } from './describe-observed.query';

@QueryHandler(DescribeObserved)
export class DescribeObservedHandler implements IQueryHandler<DescribeObserved> {
  constructor(private readonly games: ObservedGames) {}

  async execute({ game }: DescribeObserved): Promise<DescribedGame | null> {
    const found = await this.games.get(game);
    if (found === null) return null;
    const { header } = found.stream;
    return { header, verdict: await this.games.verdictOf(game) };
  }
}
