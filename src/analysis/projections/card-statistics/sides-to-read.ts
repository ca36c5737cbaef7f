import type { ReadModelReader } from '../../../platform/projections/projection';
import { maskOf } from '../../statistics/cells';
import { everyRate } from '../../statistics/rate-filter';
import type { SliceFilter } from '../../statistics/slices';
import { rarestNamed } from '../../statistics/sides-of-named';
import { sidesOfStretch } from '../../statistics/worth';
import { cutCellsFor } from './card-cells';
import type { CardCut } from './card-deeds';

/** What is read one by one where no cells tell what became of a card. */
export interface SidesToRead {
  /** Sides of games, as far as cells tell: none where these answer; of a player that is asked for, as far as these are counted. */
  readonly sides: number;
  /** They are those that had the card, not those that fit the filter. */
  readonly isOfCard: boolean;
}

const NONE: SidesToRead = { sides: 0, isOfCard: false };

/** A player's are counted up to `most` and one more. */
export async function sidesToRead(
  reader: ReadModelReader,
  cut: CardCut | null,
  filter: SliceFilter,
  most: number,
): Promise<SidesToRead> {
  if (cut === null || cutCellsFor(cut.by, { ...everyRate, ...filter }, 1) !== null) return NONE;
  const named = await rarestNamed(reader, { ...everyRate, ...filter }, most);
  if (named !== null) return { sides: named.sides, isOfCard: false };
  const [row] = await reader.query<{ readonly decks: number; readonly fitting: number | null }>(
    'card-sides',
    `select (
        select coalesce(sum(decks), 0)::float8 from rates.card_cell
        where subject = 'all' and number = (select number from rates.code where code = $1)
      ) as decks, least(
        (select sum(games) from rates.cell where columns = ${maskOf(['identity'])} and identity = $2),
        (select sum(games) from rates.cell
          where columns = ${maskOf(['opponent_identity'])} and opponent_identity = $3)
      ) as fitting`,
    [cut.code, filter.identity, filter.opponentIdentity],
  );
  const { decks, fitting } = row ?? { decks: 0, fitting: null };
  const isTimed = filter.since !== null || filter.until !== null;
  const inTime = isTimed ? await sidesOfStretch(reader, filter) : Infinity;
  const others = Math.min(fitting ?? Infinity, inTime);
  return { sides: Math.min(decks, others), isOfCard: decks <= others };
}
