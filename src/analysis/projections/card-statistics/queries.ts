import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { dimensions, readOfRows, slicesOf, type Asked, type Slices } from '../../statistics/slices';
import { seatNames } from '../../statistics/finished-game';
import { Askings, type Asking } from '../../statistics/asking';
import { everyRate } from '../../statistics/rate-filter';
import { broughtUp, isOfOpen } from '../../statistics/rates';
import { sidesRead, WITH_DEEDS } from '../../statistics/sides-read';
import type { Untold } from '../../statistics/untold';
import { cardCellsFor } from './card-cells';
import { readOfCardDeeds, type CardCut } from './card-deeds';
import { sidesToRead } from './sides-to-read';
import { cardCounts, type CardCount } from './fold';

const columns = [...seatNames, 'code', ...cardCounts.map((count) => `card.${count}`)].join(', ');

/** An observed game that became a game of decisions counts as that one. */
const FROM = `(
  select ${columns} from card_statistics.card join card_statistics.seat using (id, side)
  union all
  select ${columns} from observed_statistics.card
    join observed_statistics.seat using (id, side) where verified is null
) as card`;

/** What became of cards in finished games: a slice a card, or one card cut by a dimension. */
export class GetCardStatistics extends Query<Slices<CardCount> | Untold> {
  constructor(
    /** A code and what to cut it by; null: every card is a slice. */
    readonly card: CardCut | null,
    readonly asked: Asked,
    /** On which it goes. */
    readonly account = '',
  ) {
    super();
  }
}

/** What `GetCardStatistics` asks for. */
export async function cardStatisticsOf(
  reader: ReadModelReader,
  { card, asked }: Pick<GetCardStatistics, 'card' | 'asked'>,
  { mostSides }: Asking,
): Promise<Slices<CardCount> | Untold> {
  const { open, span } = asked;
  const filter = { ...everyRate, ...asked.filter };
  let isOfFew = false;
  if (open !== undefined && isOfOpen(open)) {
    const { isBroughtUp } = await broughtUp(reader);
    const { isOfCard } = await sidesToRead(reader, card, filter, 0);
    isOfFew = isOfCard;
    // Those of one card by something are counted before they are asked for.
    const isThrough = card === null && (!isBroughtUp || cardCellsFor(filter, 1) === null);
    const most = mostSides / WITH_DEEDS;
    const sides = isThrough ? await sidesRead(reader, 'counted', filter, new Set(), most) : 0;
    if (sides > most)
      return isBroughtUp ? { untold: 'too-many', sides, most } : { untold: 'behind', sides };
    // What is still being counted is read from every row meanwhile.
    if (isBroughtUp && !isOfCard) return slicesOf(reader, readOfCardDeeds(FROM, asked, card), span);
  }
  const sliced = {
    name: card === null ? 'card-statistics' : `card-statistics-${card.by}`,
    from: FROM,
    by: card === null ? 'code' : dimensions[card.by],
    counts: cardCounts,
    rank: 'decks',
    ...{ card: card?.code ?? null, isOfFew },
  } as const;
  return slicesOf(reader, readOfRows(sliced, asked), span);
}

@QueryHandler(GetCardStatistics)
export class GetCardStatisticsHandler implements IQueryHandler<GetCardStatistics> {
  constructor(
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
    @Inject(Askings) private readonly askings: Pick<Askings, 'of'>,
  ) {}

  execute(query: GetCardStatistics): Promise<Slices<CardCount> | Untold> {
    return cardStatisticsOf(this.reader, query, this.askings.of(query.account));
  }
}

/** How many sides of games would be read one by one to tell what became of a card; a player's are counted up to `most` and one more. */
export class CountSidesToRead extends Query<number> {
  constructor(
    readonly card: CardCut,
    readonly asked: Asked,
    readonly most: number,
  ) {
    super();
  }
}

@QueryHandler(CountSidesToRead)
export class CountSidesToReadHandler implements IQueryHandler<CountSidesToRead> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ card, asked: { filter, open }, most }: CountSidesToRead): Promise<number> {
    if (open === undefined || !isOfOpen(open)) return 0;
    return (await sidesToRead(this.reader, card, filter, most)).sides;
  }
}
