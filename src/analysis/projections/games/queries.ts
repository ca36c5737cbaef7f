import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { firstCode } from '#decks/catalogue/first-code';
import type { Reason, Side } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { pageSql, readPage, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { everyGame as all, type OpenGames } from '../../statistics/open-games';
import type { Page } from '../../folding/page';
import { anyGame, listedGames } from './all-games';
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
export class ListGames extends Query<Page<ListedGame>> {
  constructor(
    readonly filter: GameFilter,
    readonly span: Span<string>,
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

const WHERE = `
  ($2::text is null or lower(corp_player) = lower($2) or lower(runner_player) = lower($2))
  and ($3::text is null or corp_identity = $3 or runner_identity = $3)
  and ($4::text is null or winner = $4)
  and ($5::text is null
    or lower(runner_player) = lower($5) and ($2::text is null or lower(corp_player) = lower($2))
    or lower(corp_player) = lower($5) and ($2::text is null or lower(runner_player) = lower($2)))
  and ($6::text is null or reason = $6)
  and ($7::text is null or tier = $7)
  and ($8::timestamptz is null or recorded_at >= $8)
  and ($9::timestamptz is null or recorded_at < $9)
  and ($10::text is null
    or id in (select card.id from card_statistics.card where card.code = $10 and card.seen > 0)
    or id in (select card.id from observed_statistics.card where card.code = $10 and card.seen > 0))`;

type Row = { readonly total: number } & (ListedGame | { readonly id: null });
const isListed = (row: Row): row is Row & ListedGame => row.id !== null;

@QueryHandler(ListGames)
export class ListGamesHandler implements IQueryHandler<ListGames> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ filter, span, open }: ListGames): Promise<Page<ListedGame>> {
    const { player, identity, winner, opponent, reason, tier, since, until, card } = filter;
    const code = identity === null ? null : firstCode(identity);
    const wanted = [
      ...[open.asker, player, code, winner],
      ...[opponent, reason, tier, since, until],
      card === null ? null : firstCode(card),
    ];
    const where = `($1::text is null or ${open.condition}) and ${WHERE}`;
    const page = pageSql(span, wanted.length + 1);
    // In one statement: a game that comes between two is counted and not listed, or listed and not counted.
    const found = await this.reader.query<Row>(
      `games-${page.name}-${open.name}`,
      `select counted.total, page.*
       from (select count(*)::int as total from ${listedGames} where ${where}) counted
       left join (
         select * from ${listedGames} where ${where} and ${page.condition}
         order by position ${page.direction} ${page.limit}
       ) page on true
       order by page.position ${page.direction}`,
      [...wanted, ...page.values],
    );
    const listed = readPage(found.filter(isListed), span);
    const total = found[0]?.total ?? 0;
    return { ...listed, total };
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
