import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Reason, Side } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { readPage, type Rows, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { everyGame as all, type OpenGames } from '../../statistics/open-games';
import { anyGame } from './all-games';
import { countOfGames, pageOfGames } from './listed';
import type { GameRow } from './fold';

export interface ListedGame extends Omit<GameRow, 'recorded_at'> {
  readonly recorded_at: Date;
  /** How far our rules have judged it. */
  readonly tier: 'verified' | 'partial' | 'observed';
  /** What an observed game was read from; null for a game of decisions. */
  readonly origin: 'replay' | 'log' | null;
  /** The game of decisions that an observed one became. */
  readonly verified: string | null;
}

/** What listed games have in common; null: anything. */
export interface GameFilter {
  /** A player's name, either side, without regard to case. */
  readonly player: string | null;
  /** Code or title of either identity. */
  readonly identity: string | null;
  readonly winner: Side | null;
  /** Another player's name, on the other side of `player` where both are given. */
  readonly opponent: string | null;
  readonly reason: Reason | null;
  readonly tier: ListedGame['tier'] | null;
  /** Recorded then or later, ISO 8601. */
  readonly since: string | null;
  /** Recorded before. */
  readonly until: string | null;
  /** Code or title of a card that either side was seen to have; finished games alone tell that. */
  readonly card: string | null;
}

export const everyListedGame: GameFilter = {
  ...{ player: null, identity: null, winner: null, opponent: null },
  ...{ reason: null, tier: null, since: null, until: null, card: null },
};

/** Games, the newest first; places are their positions. */
export class ListGames extends Query<Rows<ListedGame>> {
  constructor(
    readonly filter: GameFilter,
    readonly span: Span<string>,
    readonly open: OpenGames = all,
  ) {
    super();
  }
}

/** How many games there are in a list; it takes the longer the more there are. */
export class CountGames extends Query<number> {
  constructor(
    readonly filter: GameFilter,
    readonly open: OpenGames = all,
  ) {
    super();
  }
}

/** A listed game; null while no projection has read it. */
export class FindGame extends Query<ListedGame | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ListGames)
export class ListGamesHandler implements IQueryHandler<ListGames> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ filter, span, open }: ListGames): Promise<Rows<ListedGame>> {
    const { name, text, values } = pageOfGames(filter, span, open);
    return readPage(await this.reader.query<ListedGame>(name, text, values), span);
  }
}

@QueryHandler(CountGames)
export class CountGamesHandler implements IQueryHandler<CountGames> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ filter, open }: CountGames): Promise<number> {
    const { name, text, values } = countOfGames(filter, open);
    const [row] = await this.reader.query<{ readonly total: number }>(name, text, values);
    return row?.total ?? 0;
  }
}

@QueryHandler(FindGame)
export class FindGameHandler implements IQueryHandler<FindGame> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ id }: FindGame): Promise<ListedGame | null> {
    const [row] = await this.reader.query<ListedGame>(
      'games-one',
      `select * from ${anyGame} where id = $1`,
      [id],
    );
    return row ?? null;
  }
}
