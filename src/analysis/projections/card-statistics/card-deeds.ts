import { subjectColumns } from '../../statistics/cells';
import { givenIn } from '../../statistics/given-filter';
import { everyGame } from '../../statistics/open-games';
import { everyRate } from '../../statistics/rate-filter';
import { THEIRS } from '../../statistics/rate-statements';
import {
  readOfSlices,
  sumsOf,
  type Asked,
  type Dimension,
  type SlicesRead,
} from '../../statistics/slices';
import { cardCellsFor, cutCellsFor } from './card-cells';
import { cardCounts, type CardCount } from './fold';

/** Counts that `rates.cards` has beside its bits, in its order. */
export const cardDeeds = [
  ...['copies', 'seen', 'wins_seen', 'drawn', 'installs', 'rezzes', 'plays', 'uses'],
  ...['accesses', 'steals', 'scores', 'trashes'],
] as const satisfies readonly CardCount[];

/** Bits of a card in `rates.cards`. */
const bits: Readonly<Record<Exclude<CardCount, (typeof cardDeeds)[number]>, number>> = {
  decks: 0,
  wins: 1,
  opening: 2,
  wins_opening: 3,
  in_hand: 4,
  wins_in_hand: 5,
  dealt: 8,
  wins_dealt: 9,
};

const isBit = (count: CardCount): count is keyof typeof bits => count in bits;
const isDeed = (count: CardCount): count is (typeof cardDeeds)[number] => !isBit(count);

const counts = cardCounts.join(', ');
const held = cardCounts
  .map((count) =>
    isDeed(count)
      ? `deeds[nth][${cardDeeds.indexOf(count) + 1}] as ${count}`
      : `(packed & ${bits[count]} = ${bits[count]})::int as ${count}`,
  )
  .join(', ');

/** Cards of sides that were counted beforehand; `only` is a condition over one of them. */
const packed = (key: string, where: string, only: string): string => `
    select ${key} as key, ${held}
    from rates.counted as seat join rates.cards using (id, side),
      unnest(cards) with ordinality as held (packed, nth) join rates.code on number = packed / 16
    where ${where} and ${only}`;

/** One card, and by what it is cut. */
export interface CardCut {
  readonly code: string;
  readonly by: Dimension;
}

/**
 * What became of every card, or of one that is cut, in games that are open to everybody, as it is summed beforehand, and in the
 * asker's own in `from`. What no cells tell is read of the sides that fit.
 */
export function readOfCardDeeds(
  from: string,
  { filter, open = everyGame }: Asked,
  cut: CardCut | null,
): SlicesRead {
  const wanted = { ...everyRate, ...filter };
  const given = givenIn(wanted, 2);
  const next = given.values.length + 2;
  const cutCells = cut === null ? null : cutCellsFor(cut.by, wanted, next);
  const cells = cut === null ? cardCellsFor(wanted, next) : cutCells;
  const ofCells = [...(cells?.cells.values ?? []), ...(cells?.ends?.values ?? [])];
  const code = `$${next + ofCells.length}::text`;
  const [column] = cut === null ? ['code'] : subjectColumns[cut.by];
  const ofCell = cutCells?.ofCell ?? column;
  const ofSide = cut === null ? 'code' : (cutCells?.ofSide ?? `seat.${column}`);
  const number = `(select number from rates.code where code = ${code})`;
  const [one, every] =
    cut === null ? ['true', 'true'] : [`number = ${number}`, `packed / 16 = ${number}`];
  const told =
    cells === null
      ? packed(ofSide, `true ${given.condition}`, every)
      : `select ${ofCell} as key, ${counts} from rates.card_cell join rates.code using (number)
    where ${cells.cells.condition} and ${one}
    ${cells.ends === null ? '' : `union all ${packed(ofSide, cells.ends.condition, every)}`}`;
  const all = `(${told}
    union all
    select ${cut?.by === 'month' ? `to_char(recorded_at at time zone 'UTC', 'YYYY-MM')` : column}, ${counts}
    from ${from.replace(/ as card$/, ' as seat')}
    where ${THEIRS} ${given.condition} ${cut === null ? '' : `and code = ${code}`}
  ) as told`;
  return {
    name: `card-deeds-${cut?.by ?? 'every'}-${cells === null ? 'counted' : cells.cells.name}-${given.name}`,
    ...readOfSlices(`select key, ${sumsOf(cardCounts)} from ${all} group by 1`, {
      ...{ counts: cardCounts, rank: 'decks' },
      values: [open.asker, ...given.values, ...ofCells, ...(cut === null ? [] : [cut.code])],
    }),
  };
}
