import { Inject } from '@nestjs/common';
import { firstCode } from '#decks/catalogue/first-code';
import { unbounded } from '../../statistics/asking';
import { broughtUp, isOfOpen } from '../../statistics/rates';
import { isUntold } from '../../statistics/untold';
import { everything } from '../../statistics/slices';
import { cardStatisticsOf } from '../card-statistics/queries';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import type { Counted } from '../../../platform/projections/counted';
import { firstRows, readPage, type Rows, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { everyGame as all, type OpenGames } from '../../statistics/open-games';
import { anyGame } from './all-games';
import { FEW_WITH_CARD, gamesWithCard, pageOfGames, type Statement } from './listed';
import { countOfGames, sumOfGames, type DaysAsked, type Times } from './counted';
import type { GameFilter, ListedGame } from './game-filter';
import { withPlainSeats } from './plain-seats';
import { rarerOf } from './rarer';
import { areListsBroughtUp, listCellsFor, placesOf, placesOfTimes } from './summed';
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

/**
 * How many games there are in a list: by what is summed of each day, or of a card alone; others one by one, so many at most, and beyond them at
 * least how many.
 */
export class CountGames extends Query<Counted> {
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

  async execute({ filter: asked, span, open }: ListGames): Promise<Rows<ListedGame>> {
    const filter = await withPlainSeats(this.reader, asked);
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

  async execute({ filter: asked, open }: CountGames): Promise<Counted> {
    const filter = await withPlainSeats(this.reader, asked);
    const isOfCard = isOfCardAlone(filter) && isOfOpen(open);
    if (isOfCard && (await broughtUp(this.reader)).isBroughtUp) return this.withCard(filter, open);
    const { name, text, values } = await this.statement(filter, open);
    const [row] = await this.reader.query<Counted>(name, text, values);
    if (row === undefined) throw new Error('a count has a row');
    return row;
  }

  /** What is told of a card counts the games that it was seen in: cells of days tell it, and both ends of them. */
  private async withCard({ card, since, until }: GameFilter, open: OpenGames): Promise<Counted> {
    const code = firstCode(card ?? '');
    const [from, before] = [since, until].map((time) => (time === null ? null : new Date(time)));
    const asked = {
      filter: { ...everything, since: from ?? null, until: before ?? null },
      ...{ span: firstRows<number>(1), open },
    };
    const cut = { code, by: 'side' } as const;
    const told = await cardStatisticsOf(this.reader, { card: cut, asked }, unbounded);
    if (isUntold(told)) throw new Error('cells tell of a card by its side');
    return { total: told.whole.seen, isExact: true };
  }

  private async statement(filter: GameFilter, open: OpenGames): Promise<Statement> {
    if (listCellsFor(filter, open, 1) !== null && (await areListsBroughtUp(this.reader)))
      return sumOfGames(filter, open, daysOf(filter));
    const withCard = await fewWithCard(this.reader, filter);
    // Few are looked for by their ids.
    if (withCard !== null)
      return countOfGames(filter, open, { withCard, places: null, rarer: 'player' });
    const places = await placesOfTimes(this.reader, filter);
    const rarer = await rarerOf(this.reader, filter);
    return countOfGames(filter, open, { withCard, places, rarer });
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
