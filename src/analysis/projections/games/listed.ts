import { firstCode } from '#decks/catalogue/first-code';
import { opponent as other, sides, type Side } from '#rules';
import { openIn } from '../../../platform/projections/row-filter';
import { pageSql, type Span } from '../../../platform/projections/span';
import type { OpenGames } from '../../statistics/open-games';
import { decided, observed } from './all-games';
import type { GameFilter } from './game-filter';
import { listCellsFor, type Places } from './summed';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Conditions of what is given alone, so that each plan is made for what is asked. */
interface Asked {
  readonly name: string;
  /** What all games of the list fulfil. */
  readonly all: readonly string[];
  /** Each by an index of its own: one of them is fulfilled. */
  readonly ways: readonly (readonly string[])[];
  readonly tables: readonly (typeof decided | typeof observed)[];
  readonly values: readonly unknown[];
}

const NAMES = [
  ...(['player', 'opponent', 'identity', 'winner', 'reason'] as const),
  ...(['tier', 'since', 'until', 'card', 'opponentIdentity'] as const),
] satisfies readonly Exclude<keyof GameFilter, 'side'>[];

const CARDS = ['card_statistics.card', 'observed_statistics.card'] as const;

/** Games with a card that are looked for by their ids: those of others are found soon along the list. */
export const FEW_WITH_CARD = 2_000;

/** Ids of games with a card, one more than are few at most. */
export const gamesWithCard = (code: string): Statement => ({
  name: 'games-with-card',
  text: `select id from (${CARDS.map(
    (table) => `(select id from ${table} where code = $1 and seen > 0 limit ${FEW_WITH_CARD + 1})`,
  ).join(' union all ')}) as held limit ${FEW_WITH_CARD + 1}`,
  values: [code],
});

/** Asked of each row by itself, as whether it is open; where most rows are gone through, of all at once. */
const hasCard = (code: string, isThrough: boolean): string =>
  CARDS.map((table) =>
    isThrough
      ? `id in (select card.id from ${table} where card.code = ${code} and card.seen > 0)`
      : `coalesce((select true from ${table}
          where card.code = ${code} and card.id = game.id and card.seen > 0 limit 1), false)`,
  ).join(' or ');

/** Verified games are those of decisions, and observed ones that no log of ours holds: with what the server allowed beyond our rules. */
function tablesOf(tier: GameFilter['tier']): Asked['tables'] {
  return tier === null || tier === 'verified' ? [decided, observed] : [observed];
}

/** Of what a filter asks of seats, the parameters of its statement. */
type SeatParameters = Readonly<
  Record<'player' | 'opponent' | 'identity' | 'opponentIdentity', string | null>
>;

/** Conditions for the one who played a side, and for whoever they met. */
function seatOf(
  side: Side,
  { player, opponent, identity, opponentIdentity }: SeatParameters,
): readonly string[] {
  const is = (column: string, at: string): string => `lower(${column}) = lower(${at}::text)`;
  return [
    ...(player === null ? [] : [is(`${side}_player`, player)]),
    ...(opponent === null ? [] : [is(`${other(side)}_player`, opponent)]),
    ...(identity === null ? [] : [`${side}_identity = ${identity}::text`]),
    ...(opponentIdentity === null ? [] : [`${other(side)}_identity = ${opponentIdentity}::text`]),
  ];
}

/** The seats that a filter can be met in. Without a side an identity is either player's, but for one that met another. */
function waysOf(side: Side | null, asked: SeatParameters): Asked['ways'] {
  if (side !== null) return [seatOf(side, asked)];
  const { identity, opponentIdentity, player, opponent } = asked;
  if (opponentIdentity !== null) return sides.map((one) => seatOf(one, asked));
  const none = { player: null, opponent: null, identity: null, opponentIdentity: null };
  const seats =
    player === null && opponent === null
      ? [[]]
      : sides.map((one) => seatOf(one, { ...none, player, opponent }));
  const identities =
    identity === null ? [[]] : sides.map((one) => seatOf(one, { ...none, identity }));
  return seats.flatMap((seat) => identities.map((one) => [...seat, ...one]));
}

function askedBy(
  filter: GameFilter,
  open: OpenGames,
  isThrough: boolean,
  withCard: readonly string[] | null = null,
): Asked {
  const { side, winner, reason, tier, since, until, card } = filter;
  const values: unknown[] = [open.asker];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const when = (value: unknown, condition: (at: string) => string): readonly string[] =>
    value === null ? [] : [condition(given(value))];
  const all = [
    openIn(open, isThrough),
    ...when(winner, (at) => `winner = ${at}::text`),
    ...when(reason, (at) => `reason = ${at}::text`),
    ...when(since, (at) => `recorded_at >= ${at}::timestamptz`),
    ...when(until, (at) => `recorded_at < ${at}::timestamptz`),
    ...(withCard === null
      ? when(
          card === null ? null : firstCode(card),
          (at) => `(${hasCard(`${at}::text`, isThrough)})`,
        )
      : when(withCard, (at) => `id = any(${at}::uuid[])`)),
  ];
  const param = (value: string | null): string | null => (value === null ? null : given(value));
  const codeOf = (name: string | null): string | null => (name === null ? null : firstCode(name));
  const ways = waysOf(side, {
    player: param(filter.player),
    opponent: param(filter.opponent),
    identity: param(codeOf(filter.identity)),
    opponentIdentity: param(codeOf(filter.opponentIdentity)),
  });
  return {
    // Names of statements are short.
    name: `${NAMES.map((name) => (filter[name] === null ? '0' : '1')).join('')}${side ?? ''}-${tier ?? 'any'}-${open.name}-${open.asker === null ? 'any' : 'open'}${withCard === null ? '' : '-few'}`,
    all,
    ways,
    tables: tablesOf(tier),
    values,
  };
}

/** An observed game that became one of decisions is listed as that one. */
function listedIn(table: Asked['tables'][number], tier: GameFilter['tier']): readonly string[] {
  if (table === decided) return [];
  return ['verified is null', ...(tier === null ? [] : [`tier = '${tier}'`])];
}

/** The asker's own. */
const THEIRS = `id = any(string_to_array($1, ',')::uuid[])`;

/**
 * A page of games: of each way and table no more rows than the page has, along an index. Where it is known between which
 * places those lie that everybody is shown, only these are gone through, and the asker's own beside them.
 */
export function pageOfGames(
  filter: GameFilter,
  span: Span<string>,
  open: OpenGames,
  places: readonly Places[] | null,
  withCard: readonly string[] | null,
): Statement {
  const { name, all, ways, tables, values } = askedBy(filter, open, false, withCard);
  const page = pageSql(span, values.length + 1);
  const order = `order by position ${page.direction} ${page.limit}`;
  const rows = (table: Asked['tables'][number], conditions: readonly string[]): string =>
    `(select ${table.columns} from ${table.table}
        where ${[...listedIn(table, filter.tier), ...all, ...conditions, page.condition].join(' and ')} ${order})`;
  const next = values.length + page.values.length + 1;
  const between = (table: Asked['tables'][number], way: readonly string[]): string =>
    `(select game.* from unnest($${next}::bigint[], $${next + 1}::bigint[]) as place (least, most)
        cross join lateral ${rows(table, [...way, 'position between place.least and place.most'])} as game ${order})`;
  const parts = tables.flatMap((table) =>
    ways.flatMap((way) => {
      if (places === null) return [rows(table, way)];
      const theirs = open.asker === null ? [] : [rows(table, [...way, THEIRS])];
      return [between(table, way), ...theirs];
    }),
  );
  return {
    name: `games-${page.name}-${name}${places === null ? '' : '-between'}`,
    text: `select distinct on (position) * from (
      ${parts.join('\n      union all\n      ')}
    ) as found ${order}`,
    values: [
      ...[...values, ...page.values],
      ...(places === null
        ? []
        : [places.map(({ least }) => String(least)), places.map(({ most }) => String(most))]),
    ],
  };
}

/** How many games there are in the list, one by one. */
export function countOfGames(
  filter: GameFilter,
  open: OpenGames,
  withCard: readonly string[] | null,
): Statement {
  // A player's games are few, and so are those of a matchup, which two indexes find: whether each is open is asked of it alone.
  const isMatchup = filter.identity !== null && filter.opponentIdentity !== null;
  const isThrough =
    filter.player === null && filter.opponent === null && !isMatchup && withCard === null;
  const { name, all, ways, tables, values } = askedBy(filter, open, isThrough, withCard);
  const counts = tables.map(
    (table) => `(select count(*) from ${table.table}
      where ${[...listedIn(table, filter.tier), ...all].join(' and ')} and (${eitherOf(ways)}))`,
  );
  return {
    name: `games-count-${name}`,
    text: `select (${counts.join(' + ')})::int as total`,
    values,
  };
}

const eitherOf = (ways: Asked['ways']): string =>
  ways.map((way) => (way.length === 0 ? 'true' : way.join(' and '))).join(' or ');

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
  const { name, all, ways, tables, values } = askedBy(untimed, open, false);
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
    text: `select (${[...ofDays(), ...ofParts].join(' + ') || '0'})::int as total`,
    values: given,
  };
}
