import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { dimensions, readOfRows, slicesOf, type Asked, type Slices } from '../../statistics/slices';
import { seatNames } from '../../statistics/finished-game';
import { broughtUp, isOfOpen } from '../../statistics/rates';
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
export class GetCardStatistics extends Query<Slices<CardCount>> {
  constructor(
    /** A code and what to cut it by; null: every card is a slice. */
    readonly card: CardCut | null,
    readonly asked: Asked,
  ) {
    super();
  }
}

/** What `GetCardStatistics` asks for. */
export async function cardStatisticsOf(
  reader: ReadModelReader,
  { card, asked }: GetCardStatistics,
): Promise<Slices<CardCount>> {
  const { open, span } = asked;
  let isOfFew = false;
  // What is still being counted is read from every row meanwhile.
  if (open !== undefined && isOfOpen(open) && (await broughtUp(reader)).isBroughtUp) {
    const { isOfCard } = await sidesToRead(reader, card, asked.filter);
    if (isOfCard) isOfFew = true;
    else return slicesOf(reader, readOfCardDeeds(FROM, asked, card), span);
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
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  execute(query: GetCardStatistics): Promise<Slices<CardCount>> {
    return cardStatisticsOf(this.reader, query);
  }
}

/** How many sides of games would be read one by one to tell what became of a card. */
export class CountSidesToRead extends Query<number> {
  constructor(
    readonly card: CardCut,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(CountSidesToRead)
export class CountSidesToReadHandler implements IQueryHandler<CountSidesToRead> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ card, asked: { filter, open } }: CountSidesToRead): Promise<number> {
    if (open === undefined || !isOfOpen(open)) return 0;
    return (await sidesToRead(this.reader, card, filter)).sides;
  }
}
