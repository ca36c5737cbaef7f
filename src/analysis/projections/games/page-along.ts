import { pageSql, readPage, type Rows, type Span } from '../../../platform/projections/span';
import type { OpenGames } from '../../statistics/open-games';
import type { GameFilter, ListedGame } from './game-filter';
import { askedBy, conditionsOf, listedIn, type Asked, type Statement, type Way } from './listed';
import type { Lead } from './rarest';
import type { Places } from './summed';

/** A page of games, or as much of it as was found where one question goes through no more. */
export interface ListedPage extends Rows<ListedGame> {
  /** The place up to which all were gone through; null for a page that is not broken off. */
  readonly brokenOffAt: string | null;
}

/** Games that are gone through along one index for a page of so many: a fifth of a second where they are in memory. */
export const mostAlong = (size: number): number => Math.max(2_000, 20 * size);

/** How a page is looked for that no sum tells of. */
export interface Along {
  /** Null where nobody is named: along all games. */
  readonly lead: Lead | null;
  /** Between which places all of its games lie, as far as it is known. */
  readonly places: Places | null;
}

/** A place that no game is beyond. */
const FARTHEST = { '>=': '0', '<=': String(2n ** 63n - 1n) } as const;

const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';

/** Ways by what an index finds of them, each of which is gone along once. */
function byLead(ways: Asked['ways'], lead: Lead | null): ReadonlyMap<string, readonly Way[]> {
  const met = new Map<string, readonly Way[]>();
  for (const way of ways) {
    const found = allOf(lead === null ? [] : way[lead]);
    met.set(found, [...(met.get(found) ?? []), way]);
  }
  return met;
}

/**
 * A page of games, for which no more than `mostAlong` and one are gone through along each index: rows that lie beyond where one of them was left are
 * none of it, and `brokenOffAt` is that place. There is a row of nothing where the page has none. Where one index has a whole page the others are gone
 * along no further than that.
 */
export function pageAlong(
  filter: GameFilter,
  span: Span<string>,
  open: OpenGames,
  { lead, places }: Along,
): Statement {
  const { name, all, ways, tables, values } = askedBy(filter, open);
  const page = pageSql(span, values.length + 1);
  const given: unknown[] = [...values, ...page.values];
  const size = `$${given.length}`;
  const between =
    places === null
      ? []
      : [
          `position between $${given.push(String(places.least))}::bigint and $${given.push(String(places.most))}::bigint`,
        ];
  const most = `$${given.push(mostAlong(span.size))}::int`;
  const order = `order by position ${page.direction}`;
  const [nearest, isWithin] = span.backwards ? (['min', '<='] as const) : (['max', '>='] as const);
  const last = (nth: number): string =>
    `select position from found${nth} offset ${size} - 1 limit 1`;
  const parts = tables
    .flatMap((table) => [...byLead(ways, lead)].map((way) => ({ table, way })))
    .map(({ table, way: [met, those] }, nth) => {
      // Beyond the page that others have nothing is looked for.
      const pages = Array.from({ length: nth }, (_, before) => `(${last(before)})`);
      const within =
        nth === 0
          ? []
          : [
              `position ${isWithin} coalesce((select ${nearest}(position) from (${pages.join(' union all ')}) as pages), ${FARTHEST[isWithin]})`,
            ];
      const along = `from ${table.table} where ${allOf([met, ...between, page.condition, ...within])} ${order}`;
      const fits = `(${those.map((one) => `(${allOf(conditionsOf(one))})`).join(' or ')})`;
      return {
        // What does not fit is told by the index where that has all of it; the rest of a row is read of what is shown.
        rows: `select ${table.columns} from (
          select id from (select * ${along} limit ${most} + 1) as game
          where ${allOf([...listedIn(table, filter.tier), ...all, fits])} ${order} ${page.limit}
        ) as fitting join ${table.table} using (id) ${order}`,
        left: `(select position ${along} offset ${most} limit 1)`,
      };
    });
  const found = parts.map(({ rows }, nth) => `found${nth} as materialized (${rows})`);
  // What has a whole page is not asked where it would be left.
  const left = parts.map(
    ({ left }, nth) => `(case when not exists (${last(nth)}) then ${left} end)`,
  );
  return {
    name: `games-along-${lead?.at(0) ?? ''}${places === null ? '' : 'b'}${page.name}-${name}`,
    text: `with ${found.join(',\n ')},
      stop as (select ${nearest}(place) as "brokenOffAt" from (values ${left.join(', ')}) as parts (place))
      select found.*, stop."brokenOffAt" from stop left join (
        select distinct on (position) * from (${parts.map((_, nth) => `select * from found${nth}`).join(' union all ')}) as found
        where coalesce(position ${isWithin} (select "brokenOffAt" from stop), true) ${order} ${page.limit}
      ) as found on true ${order}`,
    values: given,
  };
}

/** A row of a statement made with `pageAlong`. */
export type FoundAlong = Readonly<Record<keyof ListedGame, unknown>> & {
  readonly id: string | null;
  readonly brokenOffAt: string | null;
};

const isGame = (row: FoundAlong): row is FoundAlong & ListedGame => row.id !== null;

/** The rows of such a statement, in the order of the list. */
export function readAlong(found: readonly FoundAlong[], span: Span<string>): ListedPage {
  const games = found.filter(isGame);
  const page = readPage<ListedGame>(games, span);
  const left = found[0]?.brokenOffAt ?? null;
  if (page.more || left === null) return { ...page, brokenOffAt: null };
  return { ...page, more: true, brokenOffAt: left };
}
