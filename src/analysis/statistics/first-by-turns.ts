import type { ReadModelReader } from '../../platform/projections/projection';
import { bits, maskOf } from './cells';
import type { RankedName } from './first-by-time';
import type { RateFilter } from './rate-filter';
import { namedTurns, turnsGiven } from './turn-sums';

/** Names that are looked at for a page at most: a pass over all of them is less work than more. */
const MOST = 20_000;
/** As many times the names of a page are looked at, where these do not tell, as far as it goes. */
const TIMES = [4, 40, 400] as const;

/**
 * The first `count` names by games in a range of turns, found by games of any number of turns: nobody has more of them in the range. Null
 * where that does not tell.
 */
export async function firstByTurns(
  reader: ReadModelReader,
  filter: RateFilter,
  count: number,
): Promise<readonly RankedName[] | null> {
  for (const times of TIMES) {
    const looked = times * count;
    const found = looked > MOST ? null : await firstAmong(reader, filter, count, looked);
    if (found !== null) return found;
  }
  return null;
}

async function firstAmong(
  reader: ReadModelReader,
  filter: RateFilter,
  count: number,
  looked: number,
): Promise<readonly RankedName[] | null> {
  const { side } = filter;
  const given = turnsGiven(filter, 1);
  const columns = side === null ? bits.player : maskOf(['player', 'side']);
  const ofSide = side === null ? '' : 'and side = $5::text';
  const { had } = namedTurns(1, ofSide);
  const rows = await reader.query<RankedName & { readonly isCertain: boolean }>(
    `first-by-turns${side === null ? '' : '-side'}`,
    `with ranked as materialized (
        select player, games from rates.cell
        where columns = ${columns} and columns >= ${bits.player} and pool = '' and tier = '' and rests_on = ''
          and side = ${side === null ? `''` : '$5::text'}
        order by games desc, player, opponent limit $4::int + 1
      ), told as materialized (
        select one.player, one.who, had.games
        from (
          select player, rates.who(player) as who from ranked order by games desc, player limit $4::int
        ) as one cross join lateral (
          select coalesce(sum(games), 0)::float8 as games from (${had}) as had offset 0
        ) as had where had.games > 0
      )
      select player, who::text, games, coalesce(
          (select games from told order by games desc offset $3::int - 1 limit 1)
            > (select games from ranked order by games desc, player offset $4::int limit 1),
          (select count(*) from ranked) <= $4::int) as "isCertain"
      from told order by games desc, player limit $3::int`,
    [...given.values, count, looked, ...(side === null ? [] : [side])],
  );
  return rows[0]?.isCertain === true ? rows : null;
}
