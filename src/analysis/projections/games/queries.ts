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
import { firstRows, readPage, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { everyGame as all, type OpenGames } from '../../statistics/open-games';
import { anyGame } from './all-games';
import { FEW_WITH_CARD, gamesWithCard, pageOfGames, type Statement } from './listed';
import { countOfGames, sumOfGames, type DaysAsked, type Times } from './counted';
import type { GameFilter, ListedGame } from './game-filter';
import { withPlainSeats } from './plain-seats';
import { pageAlong, readAlong, type FoundAlong, type ListedPage } from './page-along';
import { rarestOf, rarestSoon, type Lead } from './rarest';
import { areListsBroughtUp, listCellsFor, placesOf, placesOfTimes } from './summed';
import { stretchOf, timed, type Range } from '../../statistics/stretch-of-days';

/**
 * Games, the newest first; places are their positions. What no sum tells the places of is looked for as far as one question goes through games, and then
 * broken off.
 */
export class ListGames extends Query<ListedPage> {
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

  async execute({ filter: asked, span, open }: ListGames): Promise<ListedPage> {
    const filter = await withPlainSeats(this.reader, asked);
    const withCard = await fewWithCard(this.reader, filter);
    const isSummed = listCellsFor(filter, open, 1) !== null;
    // The newest of all are the page, where somebody is shown some.
    const isAll = Object.values(filter).every((one) => one === null);
    if (withCard !== null || (isSummed && !isAll)) {
      const places = await placesOf(this.reader, filter, span, open);
      if (withCard !== null || places !== null)
        return this.whole(pageOfGames(filter, span, open, places, withCard), span);
    }
    const page = await this.along(filter, span, open);
    if (page.brokenOffAt === null || !isAll) return page;
    const places = await placesOf(this.reader, filter, span, open);
    return places === null ? page : this.whole(pageOfGames(filter, span, open, places, null), span);
  }

  private async whole({ name, text, values }: Statement, span: Span<string>): Promise<ListedPage> {
    const rows = await this.reader.query<ListedGame>(name, text, values);
    return { ...readPage(rows, span), brokenOffAt: null };
  }

  /** Along what has the fewest games, where that is soon told, or where a page would be broken off otherwise. */
  private async along(
    filter: GameFilter,
    span: Span<string>,
    open: OpenGames,
  ): Promise<ListedPage> {
    const places = await placesOfTimes(this.reader, filter);
    const pageBy = async (lead: Lead | null): Promise<ListedPage> => {
      const { name, text, values } = pageAlong(filter, span, open, { lead, places });
      return readAlong(await this.reader.query<FoundAlong>(name, text, values), span);
    };
    const soon = await rarestSoon(this.reader, filter);
    const page = await pageBy(soon.lead);
    if (page.brokenOffAt === null || soon.isOnly) return page;
    const { lead } = await rarestOf(this.reader, filter, soon);
    return lead === soon.lead ? page : pageBy(lead);
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
      return countOfGames(filter, open, { withCard, places: null, lead: null });
    const places = await placesOfTimes(this.reader, filter);
    const soon = await rarestSoon(this.reader, filter);
    const { lead } = await rarestOf(this.reader, filter, soon);
    return countOfGames(filter, open, { withCard, places, lead });
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
