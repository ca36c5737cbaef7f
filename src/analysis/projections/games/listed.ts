import { firstCode } from '#decks/catalogue/first-code';
import { opponent as other, sides } from '#rules';
import { openIn } from '../../../platform/projections/row-filter';
import { pageSql, type Span } from '../../../platform/projections/span';
import type { OpenGames } from '../../statistics/open-games';
import { decided, observed } from './all-games';
import type { GameFilter } from './game-filter';

interface Statement {
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
  ...(['tier', 'since', 'until', 'card'] as const),
] satisfies readonly (keyof GameFilter)[];

const hasCard = (code: string): string =>
  ['card_statistics', 'observed_statistics']
    .map(
      (schema) =>
        `id in (select card.id from ${schema}.card where card.code = ${code} and card.seen > 0)`,
    )
    .join(' or ');

/** An observed game that became one of decisions is listed as that one. */
function tablesOf(tier: GameFilter['tier']): Asked['tables'] {
  if (tier === null) return [decided, observed];
  return tier === 'verified' ? [decided] : [observed];
}

function askedBy(filter: GameFilter, open: OpenGames, isThrough: boolean): Asked {
  const { player, opponent, identity, winner, reason, tier, since, until, card } = filter;
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
    ...when(card === null ? null : firstCode(card), (at) => `(${hasCard(`${at}::text`)})`),
  ];
  const is = (column: string) => (at: string) => `lower(${column}) = lower(${at}::text)`;
  const seats =
    player === null && opponent === null
      ? [[]]
      : sides.map((side) => [
          ...when(player, is(`${side}_player`)),
          ...when(opponent, is(`${other(side)}_player`)),
        ]);
  const code = identity === null ? null : firstCode(identity);
  const identities =
    code === null
      ? [[]]
      : sides.map((side) => when(code, (at) => `${side}_identity = ${at}::text`));
  return {
    // Names of statements are short.
    name: `${NAMES.map((name) => (filter[name] === null ? '0' : '1')).join('')}-${tier ?? 'any'}-${open.name}-${open.asker === null ? 'any' : 'open'}`,
    all:
      tier === null || tier === 'verified'
        ? all
        : [...all, ...when(tier, (at) => `tier = ${at}::text`)],
    ways: seats.flatMap((seat) => identities.map((one) => [...seat, ...one])),
    tables: tablesOf(tier),
    values,
  };
}

const listedIn = (table: Asked['tables'][number]): readonly string[] =>
  table === observed ? ['verified is null'] : [];

/** A page of games: of each way and table no more rows than the page has, along an index. */
export function pageOfGames(filter: GameFilter, span: Span<string>, open: OpenGames): Statement {
  const { name, all, ways, tables, values } = askedBy(filter, open, false);
  const page = pageSql(span, values.length + 1);
  const order = `order by position ${page.direction} ${page.limit}`;
  const parts = tables.flatMap((table) =>
    ways.map(
      (way) => `(select ${table.columns} from ${table.table}
        where ${[...listedIn(table), ...all, ...way, page.condition].join(' and ')} ${order})`,
    ),
  );
  return {
    name: `games-${page.name}-${name}`,
    text: `select distinct on (position) * from (
      ${parts.join('\n      union all\n      ')}
    ) as found ${order}`,
    values: [...values, ...page.values],
  };
}

/** How many games there are in the list. */
export function countOfGames(filter: GameFilter, open: OpenGames): Statement {
  // A player's games are few.
  const isThrough = filter.player === null && filter.opponent === null;
  const { name, all, ways, tables, values } = askedBy(filter, open, isThrough);
  const either = ways.map((way) => (way.length === 0 ? 'true' : way.join(' and '))).join(' or ');
  const counts = tables.map(
    (table) => `(select count(*) from ${table.table}
      where ${[...listedIn(table), ...all].join(' and ')} and (${either}))`,
  );
  return {
    name: `games-count-${name}`,
    text: `select (${counts.join(' + ')})::int as total`,
    values,
  };
}
