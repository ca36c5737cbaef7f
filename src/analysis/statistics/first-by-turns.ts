import type { ReadModelReader } from '../../platform/projections/projection';
import { bits, maskOf } from './cells';
import type { RankedName } from './first-by-time';
import type { RateFilter } from './rate-filter';
import { namedTurns, turnsGiven } from './turn-sums';

/** Names that are looked at for a page at most: a pass over all of them is less work than more. */
const MOST = 20_000;

/**
 * The first `count` names by games in a range of turns, found by games of any number of turns: nobody has more of them in the range. Names
 * are looked at as many as tell where the nth has a part of the games as small as the square root of n. Null where that does not tell.
 */
export async function firstByTurns(
  reader: ReadModelReader,
  filter: RateFilter,
  count: number,
): Promise<readonly RankedName[] | null> {
  const { side } = filter;
  const given = turnsGiven(filter, 1);
  const columns = side === null ? bits.player : maskOf(['player', 'side']);
  const ofSide = side === null ? '' : 'and side = $4::text';
  const { had, within } = namedTurns(1, ofSide);
  const rows = await reader.query<RankedName & { readonly isCertain: boolean }>(
    `first-by-turns${side === null ? '' : '-side'}`,
    `with part as materialized (
        select coalesce(sum(games) filter (where ${within}), 0) / nullif(sum(games), 0) as games, sum(names) as names
        from rates.ranges where unit = 'turns' and side = ${side === null ? `''` : '$4::text'}
      ), looked as materialized (
        select least(names + 1, ceil(2 * $3::int / (games * games)))::int as names from part
        where games > 0 and least(names, 2 * $3::int / (games * games)) <= ${MOST}
      ), ranked as materialized (
        select player, games from rates.cell
        where columns = ${columns} and columns >= ${bits.player} and pool = '' and tier = '' and rests_on = ''
          and side = ${side === null ? `''` : '$4::text'}
        order by games desc, player, opponent limit coalesce((select names + 1 from looked), 0)
      ), told as materialized (
        select one.player, one.who, had.games
        from (
          select player, rates.who(player) as who from ranked order by games desc, player limit (select names from looked)
        ) as one cross join lateral (
          select coalesce(sum(games), 0)::float8 as games from (${had}) as had offset 0
        ) as had where had.games > 0
      )
      select player, who::text, games, coalesce(
          (select games from told order by games desc offset $3::int - 1 limit 1)
            > (select games from ranked order by games desc, player offset (select names from looked) limit 1),
          (select count(*) from ranked) <= (select names from looked)) as "isCertain"
      from told order by games desc, player limit $3::int`,
    [...given.values, count, ...(side === null ? [] : [side])],
  );
  return rows[0]?.isCertain === true ? rows : null;
}
