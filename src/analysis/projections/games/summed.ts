import { firstCode } from '#decks/catalogue/first-code';
import type { ReadModelReader } from '../../../platform/projections/projection';
import type { Span } from '../../../platform/projections/span';
import type { OpenGames } from '../../statistics/open-games';
import type { GameFilter } from './game-filter';

/** Games that are counted while somebody waits: a second of work or two. */
const MOST_AT_ONCE = 5_000;
/** Cells beyond what a page needs that are read with it. */
const AHEAD = 20;
/** So many times as many cells are read where those before did not fill a page. */
const FURTHER = 16;

/** Cells of `lists.cell` that a filter takes, but for its times. */
export interface ListCells {
  /** Of what is given, for statements that are prepared once. */
  readonly name: string;
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Null where no cells were summed for it; `next` is the number of the first parameter. */
export function listCellsFor(filter: GameFilter, open: OpenGames, next: number): ListCells | null {
  const { player, opponent, opponentIdentity, side, card, identity, tier, winner, reason } = filter;
  if ([player, opponent, opponentIdentity, side, card].some((one) => one !== null)) return null;
  const given = Object.entries({ tier, winner, reason }).filter(([, value]) => value !== null);
  return {
    name: [open.asker === null ? 'any' : 'shown', ...given.map(([column]) => column)].join('-'),
    condition: [
      `identity = $${next}::text`,
      // Who may see everything sees what is not shown, too.
      ...(open.asker === null ? [] : ['is_shown']),
      ...given.map(([column], i) => `${column} = $${next + 1 + i}::text`),
    ].join(' and '),
    values: [identity === null ? '' : firstCode(identity), ...given.map(([, value]) => value)],
  };
}

/** Whether `lists` tells of all games as they stand. */
export async function areListsBroughtUp(reader: ReadModelReader): Promise<boolean> {
  const asked = 'select lists.brought_up($1) as "isBroughtUp"';
  const [row] = await reader.query<{ readonly isBroughtUp: boolean }>('lists-refresh', asked, [
    MOST_AT_ONCE,
  ]);
  return row?.isBroughtUp ?? false;
}

/** Places of games, both included. */
export interface Places {
  readonly least: bigint;
  readonly most: bigint;
}

interface Cell {
  readonly games: number;
  /** Whether the filter takes all games of its day. */
  readonly isWhole: boolean;
}

/** Places are decimal. */
interface CellRow extends Cell {
  readonly least: string;
  readonly most: string;
}

/** Those that touch are one, so that no game lies in two of them. */
function together(places: readonly Places[]): readonly Places[] {
  const merged: Places[] = [];
  for (const one of [...places].sort((a, b) => (a.least < b.least ? -1 : 1))) {
    const last = merged.at(-1);
    if (last === undefined || one.least > last.most + 1n) merged.push(one);
    else if (one.most > last.most) merged[merged.length - 1] = { ...last, most: one.most };
  }
  return merged;
}

/**
 * As many of these cells, from the end that a page is read from, as fill it: what lies beyond all of them comes after the
 * page. Null where they do not.
 */
function filling(
  cells: readonly (Cell & Places)[],
  { size, backwards, after, before }: Span<string>,
): readonly Places[] | null {
  const [above, below] = [after, before].map((place) => (place === null ? null : BigInt(place)));
  const isInside = ({ least, most, isWhole }: Cell & Places): boolean =>
    isWhole && (above == null || most < above) && (below == null || least > below);
  let unsure: readonly (Cell & Places)[] = [];
  let games = 0;
  for (const [end, beyond] of cells.entries()) {
    // Those that all others lie beyond.
    const isSure = ({ least, most }: Places): boolean =>
      backwards ? most < beyond.least : least > beyond.most;
    for (const cell of unsure) if (isSure(cell)) games += cell.games;
    // One more tells whether there are more.
    if (games > size) return cells.slice(0, end);
    unsure = unsure.filter((cell) => !isSure(cell));
    if (isInside(beyond)) unsure = [...unsure, beyond];
  }
  return null;
}

/** Between which places all games of these times lie; null where nothing says so. */
export async function placesOfTimes(
  reader: ReadModelReader,
  { since, until }: Pick<GameFilter, 'since' | 'until'>,
): Promise<Places | null> {
  if ((since === null && until === null) || !(await areListsBroughtUp(reader))) return null;
  const [row] = await reader.query<{ readonly least: string | null; readonly most: string | null }>(
    'games-places-of-times',
    `select min(least) as least, max(most) as most from lists.cell where identity = '' and games > 0
       and ($1::timestamptz is null or day >= ($1 at time zone 'UTC')::date)
       and ($2::timestamptz is null or day <= ($2 at time zone 'UTC')::date)`,
    [since, until],
  );
  // Of a time in which there was no game nothing lies anywhere.
  const { least, most } = { least: row?.least ?? '0', most: row?.most ?? '-1' };
  return { least: BigInt(least), most: BigInt(most) };
}

/**
 * Between which places the games of a page lie, so that it is found without what lies beside them; null where no sums say so.
 * The asker's own that others are not shown may lie anywhere.
 */
export async function placesOf(
  reader: ReadModelReader,
  filter: GameFilter,
  span: Span<string>,
  open: OpenGames,
): Promise<readonly Places[] | null> {
  const { since, until } = filter;
  const cells = listCellsFor(filter, open, 6);
  if (cells === null) {
    const places = await placesOfTimes(reader, filter);
    return places === null ? null : [places];
  }
  if (!(await areListsBroughtUp(reader))) return null;
  const end = span.backwards ? 'least' : 'most';
  const text = `select games::float8 as games, least, most,
      (($1::timestamptz is null or day >= $1 at time zone 'UTC')
        and ($2::timestamptz is null or day < ($2 at time zone 'UTC')::date)) as "isWhole"
    from lists.cell where ${cells.condition} and games > 0
      and ($1::timestamptz is null or day >= ($1 at time zone 'UTC')::date)
      and ($2::timestamptz is null or day <= ($2 at time zone 'UTC')::date)
      and ($3::bigint is null or least < $3) and ($4::bigint is null or most > $4)
    order by ${end} ${span.backwards ? 'asc' : 'desc'} limit $5`;
  for (let limit = span.size + AHEAD; ; limit *= FURTHER) {
    const values = [since, until, span.after, span.before, limit, ...cells.values];
    const rows = await reader.query<CellRow>(`games-places-${end}-${cells.name}`, text, values);
    const placed = rows.map((row) => ({
      ...row,
      ...{ least: BigInt(row.least), most: BigInt(row.most) },
    }));
    const enough = filling(placed, span);
    if (enough !== null) return together(enough);
    if (rows.length < limit) return together(placed);
  }
}
