import { givenIn } from '../../statistics/given-filter';
import { everyGame } from '../../statistics/open-games';
import { everyRate } from '../../statistics/rate-filter';
import { THEIRS } from '../../statistics/rates';
import { sumsOf, type Asked, type SlicesRead } from '../../statistics/slices';
import { cardCellsFor } from './card-cells';
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

/** Cards of sides that were counted beforehand. */
const packed = (where: string): string => `
    select code as key, ${held}
    from rates.counted as seat join rates.cards using (id, side),
      unnest(cards) with ordinality as held (packed, nth) join rates.code on number = packed / 16
    where ${where}`;

/** What became of every card in games that are open to everybody, as it is summed beforehand, and in the asker's own in `from`. */
export function readOfCardDeeds(from: string, { filter, open = everyGame }: Asked): SlicesRead {
  const wanted = { ...everyRate, ...filter };
  const given = givenIn(wanted, 2);
  const cells = cardCellsFor(wanted, given.values.length + 2);
  const told =
    cells === null
      ? packed(`true ${given.condition}`)
      : `select code as key, ${counts} from rates.card_cell join rates.code using (number)
    where ${cells.cells.condition}
    ${cells.ends === null ? '' : `union all ${packed(cells.ends.condition)}`}`;
  const all = `(${told}
    union all
    select code, ${counts} from ${from.replace(/ as card$/, ' as seat')} where ${THEIRS} ${given.condition}
  ) as told`;
  const sums = sumsOf(cardCounts);
  const values = [
    ...[open.asker, ...given.values],
    ...(cells?.cells.values ?? []),
    ...(cells?.ends?.values ?? []),
  ];
  const next = values.length + 1;
  return {
    name: `card-deeds-${cells === null ? 'counted' : cells.cells.name}-${given.name}`,
    page: `select key, to_jsonb(slice) - 'key' as counts from (
        select key, ${sums} from ${all} group by 1
      ) as slice
      order by decks desc, key limit $${next} offset $${next + 1}`,
    whole: `select total, to_jsonb(whole) - 'total' as counts from (
        select count(distinct key)::int as total, ${sums} from ${all}
      ) as whole`,
    values,
  };
}
