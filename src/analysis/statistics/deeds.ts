import { bits, cellsFor, maskOf, subjectColumns, type CellsAsked, type Column } from './cells';
import { dayColumns, deedsOfStretch, type Told } from './deeds-by-day';
import { alongPlayer, givenIn } from './given-filter';
import { playerCounts } from './player-counts';
import { isOnlyBy, everyRate } from './rate-filter';
import { THEIRS } from './rate-statements';
import { everyGame, type OpenGames } from './open-games';
import { keptAgain, noteAsked } from './asked-again';
import type { Asking } from './asking';
import { countFirst } from './counted-first';
import { longStretchFor } from './long-stretches';
import type { Doers } from './feats';
import { firstByTime } from './first-by-time';
import {
  mirrored,
  rankedByIdentity,
  rankedByTime,
  readOfRanked,
  SEATS,
  type Ranked,
} from './ranked-deeds';
import { alongOf, type Named } from './sides-of-named';
import { sidesRead, WITH_DEEDS } from './sides-read';
import { type Filled } from './stretches';
import { isUntold, type Untold } from './untold';
import { isWorth, sideOfIdentities } from './worth';
import type { ReadModelReader } from '../../platform/projections/projection';
import {
  pageOf,
  placesAfter,
  readOfSlices,
  skippedBefore,
  slicesOfTold,
  sumsOf,
  wholeOf,
  type Asked,
  type Dimension,
  type SlicesRead,
} from './slices';

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
const keptColumns: ReadonlySet<number> = new Set(
  others.flatMap((of) => judged.map((by) => maskOf([...of, ...by]))),
);
/** With those that migration 24 sums by day. */
export const deedColumns: ReadonlySet<number> = new Set([...keptColumns, ...dayColumns]);

const counts = playerCounts.join(', ');

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
  const [size, before] = placesAfter(values.length + 2);
  const skipped = skippedBefore(before);
  // An index has names in the order of a page, with what they are told by.
  const isOfNames = column === 'player' || column === 'opponent';
  const ranked = [
    `columns = ${cells.columns}`,
    ...(['side', 'pool'] as const)
      .filter((name) => (cells.columns & bits[name]) === 0)
      .map((name) => `${name} = ''`),
    `true ${condition}`,
  ].join(' and ');
  const own = `own as materialized (
      select ${column} as key, ${sumsOf(playerCounts)} from ${SEATS} where ${THEIRS} ${condition} group by 1
    )`;
  return {
    name: `deeds-${by}-${name}`,
    page: `with ${own}, first as materialized (
        select cell.* from (
          select ${column} as name from rates.deed_cell
          where ${isOfNames ? ranked : where} and ${column} <> all(array(select key from own))
          order by games desc, ${column} limit ${size} + ${before} - ${skipped} offset ${skipped}
        ) as page, lateral (${kept} and ${column} = page.name limit 1) as cell
      ), told as (
        select * from first
        union all
        select cell.* from own, lateral (${kept} and ${column} = own.key limit 1) as cell
        union all
        select * from own
      )
      ${pageOf(slicesOfTold(playerCounts), 'games', size, `${before} - ${skipped}`)}`,
    whole: `with ${own}, told as (
        select ${counts} from rates.deed_cell where ${cellsBy(cells.filter, condition)}
        union all
        select ${counts} from own
      )
      ${wholeOf(
        `((select count(*) from rates.deed_cell where ${where}) + (
            select count(*) from own
            where not exists (select from rates.deed_cell where ${where} and ${column} = own.key)
          ))::int`,
        playerCounts,
        'told',
      )}`,
    values: [asker, ...values],
  };
}

/** What these tell, and the asker's own games. */
function readOfTold(by: Dimension, open: OpenGames, { name, text, values }: Told): SlicesRead {
  const slices = `select key, ${sumsOf(playerCounts)} from (${text}) as told group by 1`;
  const asked = { counts: playerCounts, rank: 'games', values: [open.asker, ...values] } as const;
  return { name: `deeds-${name}-${by}`, ...readOfSlices(slices, asked) };
}

/** The asker's own, as what is told has them. */
const theirs = (by: Dimension, condition: string): string =>
  `select ${subjectColumns[by][0]} as key, ${counts} from ${SEATS} where ${THEIRS} ${condition}`;

/** Rows of games that are open to everybody, and the asker's own. */
function readOfCounted(
  by: Dimension,
  { filter, open = everyGame }: Asked,
  along: Named | null,
): SlicesRead {
  const [column] = subjectColumns[by];
  const { name, condition, values } = givenIn({ ...everyRate, ...filter }, 2, along);
  const text = `
      select ${column} as key, ${playerCounts.map((count) => `deeds.${count}`).join(', ')}
      from rates.counted as seat join rates.deeds using (id, side)
      where true ${alongPlayer(filter, 2, along)} ${condition}
      union all ${theirs(by, condition)}`;
  return readOfTold(by, open, { name: `counted-${name}`, text, values });
}

/** Cells of months and days, and rows at both ends of them. */
function readOfStretch(by: Dimension, { filter, open = everyGame }: Asked): SlicesRead | null {
  const { name, condition, values } = givenIn({ ...everyRate, ...filter }, 2);
  const told = deedsOfStretch(by, filter, values.length + 2);
  if (told === null) return null;
  return readOfTold(by, open, {
    name: `${told.name}-${name}`,
    text: `${told.text} union all ${theirs(by, condition)}`,
    values: [...values, ...told.values],
  });
}

/** Names by games first, where it is kept or soon found how many they have. */
async function rankedFor(
  reader: ReadModelReader,
  by: Doers['by'],
  { filter, span }: Asked,
  filled: ReadonlySet<string>,
  asking: Asking,
): Promise<Ranked | Untold | null> {
  const mask = maskOf([filter.identity === null ? 'opponent_identity' : 'identity']);
  const cells = cellsBy(
    mask,
    `and ${filter.identity === null ? 'opponent_identity' : 'identity'} = $2::text`,
  );
  const doers: Doers = { by, isKept: filled.has('feats' satisfies Filled) };
  const byIdentity = filled.has('played' satisfies Filled)
    ? rankedByIdentity(doers, filter, `select ${counts} from rates.deed_cell where ${cells}`)
    : null;
  if (byIdentity !== null || !filled.has('days' satisfies Filled)) return byIdentity;
  if (!isOnlyBy({ ...everyRate, ...filter }, ['since', 'until', 'side'])) return null;
  const isBusy = filled.has('busy' satisfies Filled) && filled.has('sides' satisfies Filled);
  const of = { ...everyRate, ...(by === 'player' ? filter : mirrored(filter)) };
  const again = await keptAgain(reader, 'player', of);
  const first =
    again === null && isBusy && !span.backwards
      ? await firstByTime(reader, of, span.size + (span.after ?? 0))
      : null;
  const long = longStretchFor('player', { ...everyRate, ...filter }, 2, filled);
  const isLong =
    first === null &&
    again === null &&
    long?.work != null &&
    (await isWorth(reader, long.work, { ...everyRate, ...filter }));
  if (again === null) {
    const goesThrough = first !== null ? null : isLong ? 'names' : 'counted';
    const sides = await sidesRead(reader, goesThrough, of, filled, asking.mostSides);
    if (sides > asking.mostSides) return countFirst(reader, 'player', of, { ...asking, sides });
    if (first === null) await noteAsked(reader, 'player', of);
  }
  return rankedByTime(doers, filter, { first, again, isLong }, (next) => {
    const told = deedsOfStretch(null, filter, next);
    if (told === null) throw new Error('no cells have what is told of a stretch of time');
    return { text: `select ${counts} from (${told.text}) as told`, values: told.values };
  });
}

/** Sides that fit, one by one, where they are not too many. */
async function readOfFew(
  reader: ReadModelReader,
  by: Dimension,
  asked: Asked,
  filled: ReadonlySet<string>,
  { mostSides }: Asking,
): Promise<SlicesRead | Untold> {
  const most = mostSides / WITH_DEEDS;
  const filter = { ...everyRate, ...asked.filter };
  const sides = await sidesRead(reader, 'counted', filter, filled, most);
  if (sides > most) return { untold: 'too-many', sides, most };
  return readOfCounted(by, asked, await alongOf(reader, filter, most));
}

/** A filter less a side that the identities in it are of anyway: sums are kept by less. */
async function withoutKnownSide(reader: ReadModelReader, asked: Asked): Promise<Asked> {
  const { side, identity, opponentIdentity } = asked.filter;
  if (side === null || (identity === null && opponentIdentity === null)) return asked;
  if ((await sideOfIdentities(reader, { identity, opponentIdentity })) !== side) return asked;
  return { ...asked, filter: { ...asked.filter, side: null } };
}

/** What players did in games that are open to everybody, as it is summed beforehand, and in the asker's own. */
export async function readOfDeeds(
  reader: ReadModelReader,
  by: Dimension,
  whole: Asked,
  filled: ReadonlySet<string>,
  asking: Asking,
): Promise<SlicesRead | Untold> {
  const asked = await withoutKnownSide(reader, whole);
  const cells = cellsFor(by, { ...everyRate, ...asked.filter }, 2, keptColumns);
  if (cells !== null) return readOfCells(by, asked.open?.asker ?? null, cells);
  if (by === 'player' || by === 'opponent') {
    const ranked = await rankedFor(reader, by, asked, filled, asking);
    if (ranked === null) return readOfFew(reader, by, asked, filled, asking);
    return isUntold(ranked) ? ranked : readOfRanked(by, asked, ranked);
  }
  const stretch = filled.has('days' satisfies Filled) ? readOfStretch(by, asked) : null;
  return stretch ?? readOfFew(reader, by, asked, filled, asking);
}
