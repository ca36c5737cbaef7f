import { countedAlong, countedTogether } from '../../../platform/projections/counted';
import type { OpenGames } from '../../statistics/open-games';
import type { GameFilter } from './game-filter';
import { askedBy, conditionsOf, listedIn, THEIRS, type Asked, type Statement } from './listed';
import type { Lead } from './rarest';
import { listCellsFor, type Places } from './summed';

/** How a list is counted that no sum tells of. */
export interface CountedBy {
  /** Between which places all of its games lie, as far as it is known. */
  readonly places: Places | null;
  /** Ids of the games with its card, where these are few. */
  readonly withCard: readonly string[] | null;
  /** What its games are gone along; null where nobody is named. */
  readonly lead: Lead | null;
}

const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';

/** How many games there are in a list, one by one along the indexes of the ways that it is met in, or at least how many. */
export function countOfGames(
  filter: GameFilter,
  open: OpenGames,
  { places, withCard, lead: by }: CountedBy,
): Statement {
  const { name, all, ways, tables, values } = askedBy(filter, open, withCard);
  const given: unknown[] = [...values];
  const param = (value: unknown): string => `$${given.push(value)}`;
  const ids = withCard === null ? null : param(withCard);
  const between =
    places === null
      ? []
      : [
          `position between ${param(String(places.least))}::bigint and ${param(String(places.most))}::bigint`,
        ];
  const counts = tables.flatMap((table) =>
    ways.map((way, nth) => {
      const lead = ids === null ? (by === null ? [] : way[by]) : [`id = any(${ids}::uuid[])`];
      // Whoever is met in two ways is counted in the first.
      const before = ways.slice(0, nth).map((one) => `(${allOf(conditionsOf(one))}) is not true`);
      return countedAlong(
        table.table,
        allOf([...lead, ...between]),
        allOf([...listedIn(table, filter.tier), ...all, ...conditionsOf(way), ...before]),
      );
    }),
  );
  return {
    // Names of statements are short.
    name: `games-count-${by?.at(0) ?? ''}${places === null ? '' : 'b'}-${name}`,
    text: countedTogether(counts),
    values: given,
  };
}

const eitherOf = (ways: Asked['ways']): string =>
  ways.map((way) => allOf(conditionsOf(way))).join(' or ');

/** Times from one on and before another, as timestamps; whole days, or parts of one or two. */
export type Times = readonly [from: string, before: string];

export interface DaysAsked {
  /** Null where there is no whole day. */
  readonly days: Times | null;
  readonly parts: readonly Times[];
}

/**
 * The same of cells: games of whole days, those of days that the list has a part of one by one, and the asker's own that others
 * are not shown.
 */
export function sumOfGames(
  filter: GameFilter,
  open: OpenGames,
  { days, parts }: DaysAsked,
): Statement {
  const untimed = { ...filter, since: null, until: null };
  const { name, all, ways, tables, values } = askedBy(untimed, open);
  const hasRows = parts.length > 0 || (open.asker !== null && days !== null);
  const given = hasRows ? [...values] : [];
  const param = (value: unknown): string => `$${given.push(value)}`;
  const rows = (conditions: readonly string[]): readonly string[] =>
    tables.map(
      (table) => `(select count(*) from ${table.table}
      where ${[...listedIn(table, filter.tier), ...all, ...conditions].join(' and ')} and (${eitherOf(ways)}))`,
    );
  const within = ([from, before]: Times): readonly [string, string] => [
    `${param(from)}::timestamptz`,
    `${param(before)}::timestamptz`,
  ];
  const ofParts = parts.flatMap((part) => {
    const [from, before] = within(part);
    const ofDays = `from lists.cell where identity = '' and day >= (${from} at time zone 'UTC')::date
        and day <= (${before} at time zone 'UTC')::date`;
    return rows([
      `recorded_at >= ${from} and recorded_at < ${before}`,
      `position >= (select min(least) ${ofDays}) and position <= (select max(most) ${ofDays})`,
    ]);
  });
  const ofDays = (): readonly string[] => {
    if (days === null) return [];
    const [from, before] = within(days);
    const cells = listCellsFor(filter, open, given.length + 1);
    if (cells === null) throw new Error('no cells have these games');
    given.push(...cells.values);
    const sum = `(select coalesce(sum(games), 0) from lists.cell where ${cells.condition}
      and day >= (${from} at time zone 'UTC')::date and day < (${before} at time zone 'UTC')::date)`;
    if (open.asker === null) return [sum];
    const own = rows([
      THEIRS,
      `recorded_at >= ${from} and recorded_at < ${before}`,
      'not exists (select from lists.counted where counted.id = game.id and is_shown)',
    ]);
    return [sum, ...own];
  };
  return {
    name: `games-sum-${days === null ? 'no' : 'days'}-${parts.length}-${name}`,
    text: `select (${[...ofDays(), ...ofParts].join(' + ') || '0'})::int as total, true as "isExact"`,
    values: given,
  };
}
