import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ObservedHeader, ObservedVerdict } from '#notation/observed/header';
import { ObservedGames } from './observed-games';

export interface DescribedGame {
  readonly header: ObservedHeader;
  /** The newest. */
  readonly verdict: ObservedVerdict | null;
}

/** What there is to say about an observed game as a whole; null when there is none. */
export class DescribeObserved extends Query<DescribedGame | null> {
  constructor(readonly game: string) {
    super();
  }
}

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
