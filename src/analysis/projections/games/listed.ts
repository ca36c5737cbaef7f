import { firstCode } from '#decks/catalogue/first-code';
import { opponent as other, sides, type Side } from '#rules';
import { openIn } from '../../../platform/projections/row-filter';
import { pageSql, type Span } from '../../../platform/projections/span';
import type { OpenGames } from '../../statistics/open-games';
import { decided, observed } from './all-games';
import type { GameFilter } from './game-filter';
import type { Places } from './summed';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Conditions of what is given alone, so that each plan is made for what is asked. */
export interface Asked {
  readonly name: string;
  /** What all games of the list fulfil. */
  readonly all: readonly string[];
  /** Each by an index of its own: one of them is fulfilled. */
  readonly ways: readonly Way[];
  readonly tables: readonly (typeof decided | typeof observed)[];
  readonly values: readonly unknown[];
}

/** Who sat where: conditions, all of which are fulfilled. */
export interface Way {
  readonly player: readonly string[];
  readonly opponent: readonly string[];
  readonly identities: readonly string[];
}

export const conditionsOf = ({ player, opponent, identities }: Way): readonly string[] => [
  ...[...player, ...opponent, ...identities],
];

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

/** Asked of each row by itself, as whether it is open. */
const hasCard = (code: string): string =>
  CARDS.map(
    (table) => `coalesce((select true from ${table}
          where card.code = ${code} and card.id = game.id and card.seen > 0 limit 1), false)`,
  ).join(' or ');

/** Verified games are those of decisions, and observed ones that no log of ours holds: with what the server allowed beyond our rules. */
export function tablesOf(tier: GameFilter['tier']): Asked['tables'] {
  return tier === null || tier === 'verified' ? [decided, observed] : [observed];
}

/** Of what a filter asks of seats, the parameters of its statement. */
type Seats = 'player' | 'opponent' | 'identity' | 'opponentIdentity';
type SeatParameters = Readonly<Record<Seats, string | null>>;

/** Conditions for the one who played a side, and for whoever they met. */
function seatOf(side: Side, { player, opponent, identity, opponentIdentity }: SeatParameters): Way {
  // How many games somebody has does not say when: where it is told, all that are newer than theirs may be gone along.
  const played = (side: Side, at: string | null): readonly string[] =>
    at === null ? [] : [`lower(${side}_player) = (select lower(${at}::text))`];
  const was = (side: Side, at: string | null): readonly string[] =>
    at === null ? [] : [`${side}_identity = ${at}::text`];
  return {
    player: played(side, player),
    opponent: played(other(side), opponent),
    identities: [...was(side, identity), ...was(other(side), opponentIdentity)],
  };
}

const ANYBODY: Way = { player: [], opponent: [], identities: [] };

/** The seats that a filter can be met in. Without a side an identity is either player's, but for one that met another. */
function waysOf(side: Side | null, asked: SeatParameters): Asked['ways'] {
  if (side !== null) return [seatOf(side, asked)];
  const { identity, opponentIdentity, player, opponent } = asked;
  if (opponentIdentity !== null) return sides.map((one) => seatOf(one, asked));
  const none = { player: null, opponent: null, identity: null, opponentIdentity: null };
  const seats =
    player === null && opponent === null
      ? [ANYBODY]
      : sides.map((one) => seatOf(one, { ...none, player, opponent }));
  const identities =
    identity === null ? [ANYBODY] : sides.map((one) => seatOf(one, { ...none, identity }));
  return seats.flatMap((seat) =>
    identities.map((one) => ({ ...seat, identities: one.identities })),
  );
}

/** The ways of a filter, whose values are handed to `given`, which tells their parameters. */
export function waysAsked(
  filter: Pick<GameFilter, Seats | 'side'>,
  given: (value: string) => string,
): Asked['ways'] {
  const param = (value: string | null): string | null => (value === null ? null : given(value));
  const codeOf = (name: string | null): string | null => (name === null ? null : firstCode(name));
  return waysOf(filter.side, {
    player: param(filter.player),
    opponent: param(filter.opponent),
    identity: param(codeOf(filter.identity)),
    opponentIdentity: param(codeOf(filter.opponentIdentity)),
  });
}

export function askedBy(
  filter: GameFilter,
  open: OpenGames,
  withCard: readonly string[] | null = null,
): Asked {
  const { side, winner, reason, tier, since, until, card } = filter;
  const values: unknown[] = [open.asker];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const when = (value: unknown, condition: (at: string) => string): readonly string[] =>
    value === null ? [] : [condition(given(value))];
  const isOpen = openIn(open, false);
  const all = [
    ...when(winner, (at) => `winner = ${at}::text`),
    ...when(reason, (at) => `reason = ${at}::text`),
    ...when(since, (at) => `recorded_at >= ${at}::timestamptz`),
    ...when(until, (at) => `recorded_at < ${at}::timestamptz`),
    // Most games have no such card: whether the others are open is not asked.
    ...(withCard === null && card !== null
      ? [`case when ${hasCard(`${given(firstCode(card))}::text`)} then ${isOpen} end`]
      : [isOpen]),
    ...when(withCard, (at) => `id = any(${at}::uuid[])`),
  ];
  const ways = waysAsked(filter, given);
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
export function listedIn(
  table: Asked['tables'][number],
  tier: GameFilter['tier'],
): readonly string[] {
  if (table === decided) return [];
  return ['verified is null', ...(tier === null ? [] : [`tier = '${tier}'`])];
}

/** The asker's own. */
export const THEIRS = `id = any(string_to_array($1, ',')::uuid[])`;

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
  const { name, all, ways, tables, values } = askedBy(filter, open, withCard);
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
    ways.flatMap((one) => {
      const way = conditionsOf(one);
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
