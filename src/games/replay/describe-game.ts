import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import type { LogHeader } from '#notation/native/header';
import { type Outcome, type Extent, identityOf, type ForEach, forEach } from '#rules';
import { Replays } from './replays';

export interface ReplayedGame {
  readonly id: string;
  readonly header: LogHeader;
  /** Codes of cards. */
  readonly identities: { readonly corp: string; readonly runner: string };
  readonly decisions: number;
  /** How much of it each viewer has been told. */
  readonly told: ForEach<Extent>;
  /** The number of the last turn begun. */
  readonly turns: number;
  readonly outcome: Outcome | null;
}

/** What there is to say about a stored game as a whole; null when there is none. */
export class DescribeGame extends Query<ReplayedGame | null> {
  constructor(readonly game: string) {
    super();
  }
}

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
