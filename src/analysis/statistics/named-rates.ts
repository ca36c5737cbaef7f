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

/** Rows of a page behind so many are found by a pass over all names where they are in no order of an index. */
const FAR = 2_000;

export interface NamedPage {
  /** By games there is an index; else the best of each number of games are looked at. */
  readonly isByGames: boolean;
  readonly order: string;
  /** Number of the first of three parameters: the least games, rows of the page, and rows before it. */
  readonly next: number;
}

/** Whether cells of names answer without a pass over all of them. */
export const isNearby = (isByGames: boolean, rows: number): boolean => isByGames || rows <= FAR;

/**
 * Statement of a page of rates by name. `mine` are parts of it with `own`, keys of which the asker has games that others may not see,
 * and `cells`, what these have with them. A page far behind begins where the names of its number of games do.
 */
export function namedStatement(
  column: 'player' | 'opponent',
  asked: CellsAsked,
  mine: string,
  { isByGames, order, next }: NamedPage,
): string {
  const { columns, given } = asked;
  const counted = `columns = ${columns} ${given.condition} ${emptyIn(columns, COUNTED)}`;
  const cell = `columns = ${columns} ${given.condition} ${emptyIn(columns, columnNames)}`;
  const [least, size, before] = [`$${next}`, `$${next + 1}::bigint`, `$${next + 2}::bigint`];
  const owned = 'array(select key from own)';
  const told = `${column} as key, null::text as against, nullif(${OF_SIDE}, '') as side, games, wins, observed,
      players::int, json_build_object('ww', ww, 'wn', wn, 'nn', nn) as squares`;
  const found = isByGames
    ? `select told.* from (
        select ${column} as name from rates.cell
        where ${counted} and columns >= 128 and games >= ${least} and games <= (select games from place)
          and ${column} <> all(${owned})
        order by games desc, player, opponent
        limit ${size} + ${before} - (select skipped from place) offset (select skipped - before from place)
      ) as page, lateral (
        select ${told} from rates.cell where ${cell} and ${column} = page.name
      ) as told`
    : `select told.* from others, lateral (
        select ${told} from rates.cell
        where ${counted} and columns >= 128 and ${OF_SIDE} = others.side and games = others.games
          and ${column} <> all(${owned})
        order by wins desc, player, opponent limit ${size} + ${before}
      ) as told where others.games >= ${least}`;
  return `with ${mine}, others as materialized (
      select of_side as side, games, sum(names) as names, sum(wins) as wins from (
        select of_side, games, names, wins from rates.names where ${counted}
        union all
        select ${OF_SIDE}, games, -1, -wins from rates.cell where ${cell} and ${column} = any(${owned})
      ) as counted group by 1, 2 having sum(names) > 0
    ), every as materialized (
      select * from others union all select coalesce(side, ''), games, 1, wins from cells
    ), means as materialized (
      select side, sum(wins) / sum(games * names) as mean from every group by 1
    ), place as materialized (
      select games, before, skipped from (
        select games, coalesce(sum(sum(names)) over (
            order by games desc rows between unbounded preceding and 1 preceding), 0)::bigint as before,
          greatest(${isByGames ? before : '0'} - (select count(*) from cells), 0) as skipped
        from others group by games
      ) as ranked
      where before <= skipped order by before desc limit 1
    ), found as (
      ${found}
      union all
      select key, against, side, games, wins, observed, players, squares from cells where games >= ${least}
    )
    select found.*, mean,
      (select coalesce(sum(names), 0)::int from every where every.games >= ${least}) as total
    from found join means on means.side = coalesce(found.side, '')
    order by ${order} limit ${size} offset ${before} - coalesce((select skipped from place), 0)`;
}
