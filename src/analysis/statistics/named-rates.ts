import { bits, maskOf, type CellsAsked, type Column } from './cells';

/** Names that have one side alone, '' where both, as migration 29 indexes it. */
const OF_SIDE = `case corp when 0 then 'runner' when games then 'corp' else '' end`;

/** Cells of names have these, which `rates.names` counts them by. */
const COUNTED = ['pool', 'tier', 'rests_on', 'side'] as const;

const columnNames = Object.keys(bits).filter((name): name is Column => name in bits);

/** Columns that cells are not told by are empty: with all of a key given an index finds a cell. */
const emptyIn = (columns: number, among: readonly Column[]): string =>
  among
    .filter((name) => (columns & maskOf([name])) === 0)
    .map((name) => `and ${name} = ''`)
    .join(' ');

/** Condition of cells of which the asker has more, by `own`. */
export const ownCells = (column: 'player' | 'opponent', { columns }: CellsAsked): string =>
  `${emptyIn(columns, columnNames)} and ${column} = any(array(select key from own))`;

export interface NamedPage {
  /** What rows are in the order of, each with `games`, `wins` and `mean`; null: by games alone, of which there is an index. */
  readonly rank: string | null;
  readonly order: string;
  /** Number of the first of three parameters: the least games, rows of the page, and rows before it. */
  readonly next: number;
}

/** Where cells of names are, and how many have so many games of them. */
export interface NamedCells {
  readonly table: string;
  /** The column of the name, and what comes behind the games in the order of a page. */
  readonly name: string;
  readonly order: string;
  /** Condition of all of them, as an index by games or wins has them. */
  readonly all: string;
  /** With a name given it finds a cell. */
  readonly one: string;
  readonly names: string;
  /** The same over `names`. */
  readonly counted: string;
}

/** Of games by a filter that all of them are summed by. */
export function namedCells(
  column: 'player' | 'opponent',
  { columns, given }: CellsAsked,
): NamedCells {
  const counted = `columns = ${columns} ${given.condition} ${emptyIn(columns, COUNTED)}`;
  return {
    ...{ table: 'rates.cell', name: column, order: 'player, opponent' },
    all: `${counted} and columns >= 128`,
    one: `columns = ${columns} ${given.condition} ${emptyIn(columns, columnNames)}`,
    ...{ names: 'rates.names', counted },
  };
}

/** Of games by a filter that was asked for again, whose number is a parameter. */
export const namedAgain = (number: string): NamedCells => ({
  ...{ table: 'rates.asked_cell', name: 'key', order: 'key' },
  ...{ all: `number = ${number}`, one: `number = ${number} and against = ''` },
  ...{ names: 'rates.asked_names', counted: `number = ${number}` },
});

/**
 * Statement of a page of rates by name. `mine` are parts of it with `own`, keys of which the asker has games that others may not see,
 * and `cells`, what these have with them. A page far behind begins where the names of its number of games do, or those who won as many of as many.
 */
export function namedStatement(
  { table, name, order: inCells, all, one, names: counts, counted }: NamedCells,
  mine: string,
  { rank, order, next }: NamedPage,
): string {
  const [least, size, before] = [`$${next}`, `$${next + 1}::bigint`, `$${next + 2}::bigint`];
  const owned = 'array(select key from own)';
  const told = `${name} as key, null::text as against, nullif(${OF_SIDE}, '') as side, games, wins, observed,
      players::int, json_build_object('ww', ww, 'wn', wn, 'nn', nn) as squares`;
  const rows = `${size} + ${before} - place.skipped`;
  const of = `${all} and ${name} <> all(${owned})`;
  // A place is that of the first names which are not passed: where they begin, and how many come before.
  const ranked = rank === null ? 'games' : 'rank, games';
  const inOrder = rank === null ? 'games desc' : 'rank desc, games desc';
  const names =
    rank === null
      ? `select page.name from place, lateral (
          select ${name} as name from ${table} where ${of} and games >= ${least} and games <= place.games
          order by games desc, ${inCells} limit ${rows} offset place.skipped - place.before
        ) as page`
      : `select page.name from place, lateral (
          select named.name from groups join ranked using (rank, games), lateral (
            select ${name} as name from ${table}
            where ${of} and ${OF_SIDE} = ranked.side and games = ranked.games and wins = ranked.wins
            order by ${inCells} limit greatest(place.skipped - groups.before, 0) + ${rows}
          ) as named
          where groups.before >= place.before and groups.before < ${size} + ${before}
          order by rank desc, games desc, named.name limit ${rows} offset place.skipped - place.before
        ) as page`;
  return `with ${mine}, others as materialized (
      select of_side as side, games, wins, sum(names) as names from (
        select of_side, games, wins, names from ${counts} where ${counted}
        union all
        select ${OF_SIDE}, games, wins, -1 from ${table} where ${one} and ${name} = any(${owned})
      ) as counted group by 1, 2, 3 having sum(names) > 0
    ), every as materialized (
      select * from others union all select coalesce(side, ''), games, wins, 1 from cells
    ), means as materialized (
      select side, sum(wins * names) / sum(games * names) as mean from every group by 1
    ), ranked as materialized (
      select others.*${rank === null ? '' : `, ${rank} as rank`} from others join means using (side) where games >= ${least}
    ), groups as materialized (
      select ${ranked}, coalesce(sum(sum(names)) over (
          order by ${inOrder} rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from ranked group by ${ranked}
    ), place as materialized (
      select groups.*, skipped from groups, lateral (
        select greatest(${before} - (select count(*) from cells), 0) as skipped
      ) as passed
      where before <= skipped order by before desc limit 1
    ), found as (
      select told.* from (${names}) as page, lateral (
        select ${told} from ${table} where ${one} and ${name} = page.name
      ) as told
      union all
      select key, against, side, games, wins, observed, players, squares from cells where games >= ${least}
    )
    select found.*, mean,
      (select coalesce(sum(names), 0)::int from every where every.games >= ${least}) as total
    from found join means on means.side = coalesce(found.side, '')
    order by ${order} limit ${size} offset ${before} - coalesce((select skipped from place), 0)`;
}
