import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { READ_MODEL_READER } from '../../../platform/tokens';
import {
  dimensions,
  readOfRows,
  slicesOf,
  type Asked,
  type Dimension,
  type Slices,
} from '../../statistics/slices';
import { seatNames } from '../../statistics/finished-game';
import { isBroughtUp } from '../../statistics/rates';
import { readOfCardDeeds } from './card-deeds';
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
    readonly card: { readonly code: string; readonly by: Dimension } | null,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetCardStatistics)
export class GetCardStatisticsHandler implements IQueryHandler<GetCardStatistics> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ card, asked }: GetCardStatistics): Promise<Slices<CardCount>> {
    const { open, span } = asked;
    const isOfOpen = card === null && open?.name === 'count' && open.asker !== null;
    // What is still being counted is read from every row meanwhile.
    if (isOfOpen && (await isBroughtUp(this.reader)))
      return slicesOf(this.reader, readOfCardDeeds(FROM, asked), span);
    const sliced = {
      name: card === null ? 'card-statistics' : `card-statistics-${card.by}`,
      from: FROM,
      by: card === null ? 'code' : dimensions[card.by],
      counts: cardCounts,
      rank: 'decks',
      card: card?.code ?? null,
    } as const;
    return slicesOf(this.reader, readOfRows(sliced, asked), span);
  }
}
