import { opponent } from '#rules';
import { seatNames } from './finished-game';
import { featsInTime, featsWith, type Doers } from './feats';
import type { RankedName } from './first-by-time';
import { namesOfStretch, playerSidesOf } from './careers';
import { monthsAsked } from './whole-months';
import { playerCounts } from './player-counts';
import { isOnlyBy, everyRate } from './rate-filter';
import { THEIRS } from './rate-statements';
import {
  pageOf,
  placesAfter,
  skippedBefore,
  slicesOfTold,
  sumsOf,
  wholeOf,
  type Asked,
  type SliceFilter,
  type SlicesRead,
} from './slices';
import { timeGiven } from './time-given';

const counts = playerCounts.join(', ');
const names = `${seatNames.join(', ')}, to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month`;

/** An observed game that became a game of decisions counts as that one. */
export const SEATS = `(
    select ${names}, ${counts} from player_statistics.seat
    union all
    select ${names}, ${counts} from observed_statistics.seat where verified is null
  ) as seat`;

/** What is told of names: those with most games first, and then what these did alone. */
export interface Ranked {
  readonly name: string;
  /** Statement of each name (`player`) with `who` and `games`, or of those that a page needs. */
  readonly ranks: string;
  /** Whether ranks are in an index or known, or made in a pass over all names. */
  readonly isIndexed: boolean;
  /** Condition over a side of whose player they are. */
  readonly ofPlayer: string;
  /** The same over `seat`, a side that is told of. */
  readonly given: string;
  /** From `$2` on. */
  readonly values: readonly unknown[];
  /** Statement of the counts of `one`, a name; its own values come after these. */
  readonly feats: Told;
  /** Statement with the counts of all, and how many names there are, over `ranked`; the same. */
  readonly whole: Told & { readonly count: string };
}

interface Told {
  readonly text: string;
  readonly values: readonly unknown[];
}

const COUNT = 'select count(*) from ranked';

/** What an opponent's side met is the other side of what they played. */
export const mirrored = (filter: SliceFilter): SliceFilter => ({
  ...filter,
  identity: filter.opponentIdentity,
  opponentIdentity: filter.identity,
  side: filter.side === null ? null : opponent(filter.side),
});

/** Ranks of who played an identity or against one; `whole` is told by cells. */
export function rankedByIdentity(doers: Doers, filter: SliceFilter, whole: string): Ranked | null {
  const given = { ...everyRate, ...filter };
  const of = doers.by === 'player' ? filter : mirrored(filter);
  if (!isOnlyBy(given, ['identity']) && !isOnlyBy(given, ['opponentIdentity'])) return null;
  const key = of.identity ?? of.opponentIdentity;
  if (key === null) return null;
  const isOwn = of.identity !== null;
  return {
    name: `${isOwn ? 'identity' : 'opponent'}${doers.isKept ? '-feats' : ''}`,
    ranks: `select player, who, games from rates.played where is_own = ${isOwn} and key = $2::text`,
    isIndexed: true,
    ofPlayer: `${isOwn ? 'identity' : 'opponent_identity'} = $2::text`,
    given: `and ${filter.identity === null ? 'opponent_identity' : 'identity'} = $2::text`,
    values: [key],
    feats: { text: featsWith(doers, isOwn, '$2::text'), values: [] },
    whole: { text: whole, count: COUNT, values: [] },
  };
}

/** How names of a stretch of time are ranked. */
export interface TimeRanks {
  /** Those of the page, where they are known. */
  readonly first: readonly RankedName[] | null;
  /** The number of what is kept of the stretch, as it was asked for again. */
  readonly again: number | null;
  /** Whether whole months of all careers are less work than its sides. */
  readonly isLong: boolean;
}

/** Ranks of who played in a stretch of time. */
export function rankedByTime(
  doers: Doers,
  filter: SliceFilter,
  { first, again, isLong }: TimeRanks,
  wholeFrom: (next: number) => Told,
): Ranked | null {
  const given = { ...everyRate, ...filter };
  if (!isOnlyBy(given, ['since', 'until', 'side'])) return null;
  if (filter.since === null && filter.until === null) return null;
  const of = { ...everyRate, ...(doers.by === 'player' ? filter : mirrored(filter)) };
  const time = timeGiven(of, 2);
  const sides = first === null && isLong ? playerSidesOf(of, 2) : null;
  const asked = sides?.values ?? time.values;
  const ofSide = (row: string, is: '=' | '<>'): string =>
    of.side === null ? '' : `and ${row}.side ${is} $${asked.length + 2}::text`;
  const sided = [...asked, ...(of.side === null ? [] : [of.side])];
  const [players, whos, games] = [2, 3, 4].map((i) => `$${sided.length + i}`);
  const known =
    first === null
      ? again === null
        ? []
        : [again]
      : [
          first.map(({ player }) => player),
          first.map(({ who }) => who),
          first.map((one) => one.games),
        ];
  const values = [...sided, ...known];
  const from =
    sides?.text ??
    `select player, who, side, games as n from rates.counted where true ${time.condition}`;
  const feats = featsInTime(doers, of, values.length + 2);
  const how =
    first !== null ? 'first' : again !== null ? 'again' : sides === null ? 'sides' : 'careers';
  const months = first === null ? null : monthsAsked(of);
  const counted = months === null ? [] : [...time.values, ...months, of.side ?? ''];
  const whole = wholeFrom(values.length + counted.length + 2);
  return {
    name: [how, of.side ?? 'both', ...(feats.isOfMonths ? ['months'] : [])].join('-'),
    ranks:
      first !== null
        ? `select * from unnest(${players}::text[], ${whos}::bigint[], ${games}::float8[]) as named (player, who, games)`
        : again !== null
          ? `select key as player, rates.who(key) as who, games from rates.asked_cell where number = ${players}::int`
          : `select player, who, sum(n)::bigint as games from (${from}) as had where true ${ofSide('had', '=')}
        group by 1, 2 having sum(n) > 0`,
    isIndexed: first !== null || again !== null,
    ofPlayer: `true ${time.condition} ${ofSide('seat', '=')}`,
    given: `${time.condition} ${ofSide('seat', doers.by === 'player' ? '=' : '<>')}`,
    values,
    feats,
    whole: {
      text: whole.text,
      count:
        again !== null
          ? `select coalesce(sum(names), 0) from rates.asked_names where number = ${players}::int`
          : months === null
            ? COUNT
            : namesOfStretch(values.length + 2),
      values: [...counted, ...whole.values],
    },
  };
}

/** Reads what those did that a page shows, and the asker's own games. */
export function readOfRanked(by: Doers['by'], { open }: Asked, ranked: Ranked): SlicesRead {
  const { ranks, isIndexed, ofPlayer, given, feats, whole, values } = ranked;
  const [size, before] = placesAfter(values.length + feats.values.length + 2);
  const skipped = skippedBefore(before);
  const own = `own as materialized (
      select ${by} as key, ${sumsOf(playerCounts)} from ${SEATS} where ${THEIRS} ${given} group by 1
    ), ranked as ${isIndexed ? 'not ' : ''}materialized (${ranks})`;
  return {
    name: `deeds-ranked-${by}-${ranked.name}`,
    page: `with ${own}, first as materialized (
        select * from ranked where player <> all(array(select key from own)) order by games desc, player
        limit ${size} + ${before} - ${skipped} offset ${skipped}
      ), shown as materialized (
        select player, who from first
        union all
        select key, rates.who(key) from own
      ), told as (
        select one.player as key, deeds.* from shown as one cross join lateral (${feats.text}) as deeds
        union all
        select * from own
      )
      ${pageOf(slicesOfTold(playerCounts), 'games', size, `${before} - ${skipped}`)}`,
    whole: `with ${own}, told as (
        ${whole.text}
        union all
        select ${counts} from own
      )
      ${wholeOf(
        `((${whole.count}) + (
            select count(*) from own where not exists (
              select from rates.counted as seat
              where seat.who = rates.who(own.key) and seat.player = own.key and ${ofPlayer})
          ))::int`,
        playerCounts,
        'told',
      )}`,
    values: [open?.asker ?? null, ...values],
    pageValues: feats.values,
    wholeValues: whole.values,
  };
}
