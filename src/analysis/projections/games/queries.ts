import { Inject } from '@nestjs/common';
import { firstCode } from '#decks/catalogue/first-code';
import { unbounded } from '../../statistics/asking';
import { isOfOpen } from '../../statistics/rates';
import { isUntold } from '../../statistics/untold';
import { everything } from '../../statistics/slices';
import { cardStatisticsOf } from '../card-statistics/queries';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { firstRows, readPage, type Rows, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { everyGame as all, type OpenGames } from '../../statistics/open-games';
import { anyGame } from './all-games';
import {
  FEW_WITH_CARD,
  gamesWithCard,
  countOfGames,
  pageOfGames,
  sumOfGames,
  type DaysAsked,
  type Statement,
  type Times,
} from './listed';
import type { GameFilter, ListedGame } from './game-filter';
import { areListsBroughtUp, listCellsFor, placesOf } from './summed';
import { stretchOf, timed, type Range } from '../../statistics/stretch-of-days';

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

/** How many games there are in a list: a player's and those with a card one by one, others by what is summed of each day. */
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
    const places = await placesOf(this.reader, filter, span, open);
    const withCard = await fewWithCard(this.reader, filter);
    const { name, text, values } = pageOfGames(filter, span, open, places, withCard);
    return readPage(await this.reader.query<ListedGame>(name, text, values), span);
  }
}

/** Ids of the games with the card that is asked for, where they are few. */
async function fewWithCard(
  reader: ReadModelReader,
  { card }: GameFilter,
): Promise<readonly string[] | null> {
  if (card === null) return null;
  const { name, text, values } = gamesWithCard(firstCode(card));
  const rows = await reader.query<{ readonly id: string }>(name, text, values);
  return rows.length > FEW_WITH_CARD ? null : rows.map(({ id }) => id);
}

/** A card, and times at most. */
const isOfCardAlone = ({ card, ...others }: GameFilter): boolean =>
  card !== null &&
  Object.values({ ...others, since: null, until: null }).every((one) => one === null);

/** The days of a list that are whole, and what it has of others. */
function daysOf({ since, until }: GameFilter): DaysAsked {
  const [from, before] = [since, until].map((time) => (time === null ? null : new Date(time)));
  const { ends, whole } = stretchOf(from ?? null, before ?? null);
  const told = (range: Range): readonly Times[] =>
    range[0] < range[1] ? [[timed(range[0]), timed(range[1])]] : [];
  const [days = null] = told(whole);
  return { days, parts: ends.flatMap(told) };
}

@QueryHandler(CountGames)
export class CountGamesHandler implements IQueryHandler<CountGames> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ filter, open }: CountGames): Promise<number> {
    if (isOfCardAlone(filter) && isOfOpen(open)) return this.withCard(filter, open);
    const { name, text, values } = await this.statement(filter, open);
    const [row] = await this.reader.query<{ readonly total: number }>(name, text, values);
    return row?.total ?? 0;
  }

  /** What is told of a card counts the games that it was seen in. */
  private async withCard({ card, since, until }: GameFilter, open: OpenGames): Promise<number> {
    const code = firstCode(card ?? '');
    const [from, before] = [since, until].map((time) => (time === null ? null : new Date(time)));
    const asked = {
      filter: { ...everything, since: from ?? null, until: before ?? null },
      ...{ span: firstRows<number>(1), open },
    };
    const cut = { code, by: 'side' } as const;
    const told = await cardStatisticsOf(this.reader, { card: cut, asked }, unbounded);
    if (isUntold(told)) throw new Error('nothing bounds what is counted of a list');
    return told.whole.seen;
  }

  private async statement(filter: GameFilter, open: OpenGames): Promise<Statement> {
    const isSummed = listCellsFor(filter, open, 1) !== null;
    return isSummed && (await areListsBroughtUp(this.reader))
      ? sumOfGames(filter, open, daysOf(filter))
      : countOfGames(filter, open, await fewWithCard(this.reader, filter));
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
