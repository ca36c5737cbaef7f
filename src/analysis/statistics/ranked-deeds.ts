import { opponent } from '#rules';
import { seatNames } from './finished-game';
import { playerSidesOf } from './long-stretches';
import { playerCounts } from './player-counts';
import { everyRate } from './rate-filter';
import { THEIRS } from './rates';
import {
  pageOf,
  placesAfter,
  slicesOfTold,
  sumsOf,
  wholeOf,
  type Asked,
  type SliceFilter,
  type SlicesRead,
} from './slices';
import { isOnlyBy, timeGiven } from './stretches';

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
  /** Statement of each name (`player`) with `who` and `games`. */
  readonly ranks: string;
  /** Whether ranks are in an index, or made in a pass over all names. */
  readonly isIndexed: boolean;
  /** Condition over a side of whose player they are. */
  readonly ofPlayer: string;
  /** The same over `seat`, a side that is told of. */
  readonly given: string;
  /** From `$2` on. */
  readonly values: readonly unknown[];
  /** Statement with the counts of all, whose own values come after these. */
  readonly whole: Whole;
}

export interface Whole {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Named = 'player' | 'opponent';

/** What an opponent's side met is the other side of what they played. */
const mirrored = (filter: SliceFilter): SliceFilter => ({
  ...filter,
  identity: filter.opponentIdentity,
  opponentIdentity: filter.identity,
  side: filter.side === null ? null : opponent(filter.side),
});

/** Ranks of who played an identity or against one; `whole` is told by cells. */
export function rankedByIdentity(by: Named, filter: SliceFilter, whole: string): Ranked | null {
  const given = { ...everyRate, ...filter };
  const of = by === 'player' ? filter : mirrored(filter);
  if (!isOnlyBy(given, ['identity']) && !isOnlyBy(given, ['opponentIdentity'])) return null;
  const key = of.identity ?? of.opponentIdentity;
  if (key === null) return null;
  const isOwn = of.identity !== null;
  return {
    name: isOwn ? 'identity' : 'opponent',
    ranks: `select player, who, games from rates.played where is_own = ${isOwn} and key = $2::text`,
    isIndexed: true,
    ofPlayer: `${isOwn ? 'identity' : 'opponent_identity'} = $2::text`,
    given: `and ${filter.identity === null ? 'opponent_identity' : 'identity'} = $2::text`,
    ...{ values: [key], whole: { text: whole, values: [] } },
  };
}

/** Ranks of who played in a stretch of time; `isLong` where whole months of all careers are less work than its sides. */
export function rankedByTime(
  by: Named,
  filter: SliceFilter,
  isLong: boolean,
  wholeFrom: (next: number) => Whole,
): Ranked | null {
  const given = { ...everyRate, ...filter };
  if (!isOnlyBy(given, ['since', 'until', 'side'])) return null;
  if (filter.since === null && filter.until === null) return null;
  const of = { ...everyRate, ...(by === 'player' ? filter : mirrored(filter)) };
  const time = timeGiven(of, 2);
  const sides = isLong ? playerSidesOf(of, 2) : null;
  const values = sides?.values ?? time.values;
  const from =
    sides?.text ??
    `select player, who, side, games as n from rates.counted where true ${time.condition}`;
  const ofSide = (row: string, is: '=' | '<>'): string =>
    of.side === null ? '' : `and ${row}.side ${is} $${values.length + 2}::text`;
  const all = [...values, ...(of.side === null ? [] : [of.side])];
  return {
    name: `${sides === null ? 'sides' : 'careers'}-${of.side === null ? 'both' : 'side'}`,
    ranks: `select player, who, sum(n)::bigint as games from (${from}) as had where true ${ofSide('had', '=')}
        group by 1, 2 having sum(n) > 0`,
    isIndexed: false,
    ofPlayer: `true ${time.condition} ${ofSide('seat', '=')}`,
    given: `${time.condition} ${ofSide('seat', by === 'player' ? '=' : '<>')}`,
    ...{ values: all, whole: wholeFrom(all.length + 2) },
  };
}

/** Reads what those did that a page shows, side by side, and the asker's own games. */
export function readOfRanked(by: Named, { open }: Asked, ranked: Ranked): SlicesRead {
  const { ranks, isIndexed, ofPlayer, given, whole, values } = ranked;
  const [size, before] = placesAfter(values.length + 2);
  // An opponent's games are those of the player's sides, told of the other side.
  const same = by === 'player' ? 'deeds.side = seat.side' : 'deeds.side <> seat.side';
  const deeds = `(
        select ${playerCounts.map((count) => `deeds.${count}`).join(', ')}
        from rates.counted as seat join rates.deeds on deeds.id = seat.id and ${same}
        where seat.who = one.who and seat.player = one.player and ${ofPlayer}
      ) as deeds`;
  const own = `own as materialized (
      select ${by} as key, ${sumsOf(playerCounts)} from ${SEATS} where ${THEIRS} ${given} group by 1
    ), ranked as ${isIndexed ? 'not ' : ''}materialized (${ranks})`;
  return {
    name: `deeds-ranked-${by}-${ranked.name}`,
    page: `with ${own}, first as materialized (
        select * from ranked order by games desc, player limit ${size} + ${before}
      ), shown as materialized (
        select player, who from first
        union all
        select player, who from ranked where player in (select key from own) and player not in (select player from first)
      ), told as (
        select one.player as key, deeds.* from shown as one cross join lateral ${deeds}
        union all
        select * from own
      )
      ${pageOf(slicesOfTold(playerCounts), 'games', size, before)}`,
    whole: `with ${own}, told as (
        ${whole.text}
        union all
        select ${counts} from own
      )
      ${wholeOf(
        `((select count(*) from ranked) + (
            select count(*) from own where key not in (select player from ranked where player in (select key from own))
          ))::int`,
        playerCounts,
        'told',
      )}`,
    values: [open?.asker ?? null, ...values],
    wholeValues: whole.values,
  };
}
