import { bits, cellsFor, maskOf, subjectColumns, type CellsAsked, type Column } from './cells';
import { seatNames } from './finished-game';
import { givenIn } from './given-filter';
import { playerCounts } from './player-counts';
import { everyRate } from './rate-filter';
import { THEIRS } from './rates';
import { everyGame } from './open-games';
import { sumsOf, type Asked, type Dimension, type SlicesRead } from './slices';

/** Columns of `rates.deed_cell`; a side and a pool tell any others apart. */
const columns = [
  ...['side', 'pool', 'identity', 'opponent_identity', 'month', 'player', 'opponent'],
] as const satisfies readonly Column[];
const others = [
  ...[['player'], ['opponent'], ['identity', 'opponent_identity'], ['identity'], []],
  ...[['opponent_identity'], ['month'], ['identity', 'month'], ['opponent_identity', 'month']],
] as const satisfies readonly (readonly Column[])[];
const judged = [[], ['side'], ['pool'], ['side', 'pool']] as const;

/** The sets of columns that migration 21 sums cells by. */
export const deedColumns: ReadonlySet<number> = new Set(
  others.flatMap((of) => judged.map((by) => maskOf([...of, ...by]))),
);

const counts = playerCounts.join(', ');
const names = `${seatNames.join(', ')}, to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month`;

/** An observed game that became a game of decisions counts as that one. */
const SEATS = `(
    select ${names}, ${counts} from player_statistics.seat
    union all
    select ${names}, ${counts} from observed_statistics.seat where verified is null
  ) as seat`;

/** Cells by these columns, of those that a filter gives. */
const cellsBy = (mask: number, given: string): string =>
  [
    `columns = ${mask}`,
    ...columns.filter((column) => (mask & bits[column]) === 0).map((column) => `${column} = ''`),
  ].join(' and ') + ` ${given}`;

/** As many cells as the page has, and those of the asker's own games. */
function readOfCells(by: Dimension, asker: string | null, cells: CellsAsked): SlicesRead {
  const [column] = subjectColumns[by];
  const { condition, values, name } = cells.given;
  const where = cellsBy(cells.columns, condition);
  const kept = `select ${column} as key, ${counts} from rates.deed_cell where ${where}`;
  const [size, before] = [values.length + 2, values.length + 3].map((n) => `$${n}::bigint`);
  const own = `own as materialized (
      select ${column} as key, ${sumsOf(playerCounts)} from ${SEATS} where ${THEIRS} ${condition} group by 1
    )`;
  return {
    name: `deeds-${by}-${name}`,
    page: `with ${own}, first as materialized (
        ${kept} order by games desc, ${column} limit ${size} + ${before}
      ), told as (
        select * from first
        union all
        select cell.* from own, lateral (${kept} and ${column} = own.key limit 1) as cell
        where own.key not in (select key from first)
        union all
        select * from own
      )
      select key, to_jsonb(slice) - 'key' as counts from (
        select key, ${sumsOf(playerCounts)} from told group by 1
      ) as slice
      order by games desc, key limit ${size} offset ${before}`,
    whole: `with ${own}, told as (
        select ${counts} from rates.deed_cell where ${cellsBy(cells.filter, condition)}
        union all
        select ${counts} from own
      )
      select total, to_jsonb(whole) - 'total' as counts from (
        select ((select count(*) from rates.deed_cell where ${where}) + (
            select count(*) from own
            where not exists (select from rates.deed_cell where ${where} and ${column} = own.key)
          ))::int as total,
          ${sumsOf(playerCounts)} from told
      ) as whole`,
    values: [asker, ...values],
  };
}

/** Rows of games that are open to everybody, and the asker's own. */
function readOfCounted(by: Dimension, { filter, open = everyGame }: Asked): SlicesRead {
  const [column] = subjectColumns[by];
  const { name, condition, values } = givenIn({ ...everyRate, ...filter }, 2);
  const sums = sumsOf(playerCounts);
  const told = `(
      select ${column} as key, ${playerCounts.map((count) => `deeds.${count}`).join(', ')}
      from rates.counted as seat join rates.deeds using (id, side) where true ${condition}
      union all
      select ${column}, ${counts} from ${SEATS} where ${THEIRS} ${condition}
    ) as told`;
  const next = values.length + 2;
  return {
    name: `deeds-counted-${by}-${name}`,
    page: `select key, to_jsonb(slice) - 'key' as counts from (
        select key, ${sums} from ${told} group by 1
      ) as slice
      order by games desc, key limit $${next} offset $${next + 1}`,
    whole: `select total, to_jsonb(whole) - 'total' as counts from (
        select count(distinct key)::int as total, ${sums} from ${told}
      ) as whole`,
    values: [open.asker, ...values],
  };
}

/** What players did in games that are open to everybody, as it is summed beforehand, and in the asker's own. */
export function readOfDeeds(by: Dimension, asked: Asked): SlicesRead {
  const cells = cellsFor(by, { ...everyRate, ...asked.filter }, 2, deedColumns);
  return cells === null
    ? readOfCounted(by, asked)
    : readOfCells(by, asked.open?.asker ?? null, cells);
}
