import type { Side } from '#rules';
import type { ReadModelReader } from '../../platform/projections/projection';
import { maskOf } from './cells';
import type { RateFilter } from './rate-filter';
import type { Work } from './stretch-asked';

interface Month {
  readonly month: string;
  readonly sides: number;
}

/** How many sides were counted from `since` on and before `until`, each month's taken to be spread evenly. */
export function sidesIn(months: readonly Month[], since: Date | null, until: Date | null): number {
  const [from, to] = [since?.getTime() ?? -Infinity, until?.getTime() ?? Infinity];
  return months.reduce((sum, { month, sides }) => {
    const begun = new Date(`${month}-01T00:00:00Z`);
    const [low, high] = [
      begun.getTime(),
      Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + 1),
    ];
    const part = Math.min(high, to) - Math.max(low, from);
    return part <= 0 ? sum : sum + (sides * part) / (high - low);
  }, 0);
}

export async function countedMonths(reader: ReadModelReader): Promise<readonly Month[]> {
  return reader.query<Month>(
    'rates-by-month',
    `select month, games as sides from rates.cell where columns = ${maskOf(['month'])}`,
    [],
  );
}

/** How many sides there are in a stretch of time, as far as cells tell. */
export async function sidesOfStretch(
  reader: ReadModelReader,
  { since, until }: Pick<RateFilter, 'since' | 'until'>,
): Promise<number> {
  return sidesIn(await countedMonths(reader), since, until);
}

/** Whether work is less than to read the sides of a stretch one by one, as far as cells tell. */
export async function isWorth(
  reader: ReadModelReader,
  work: Work,
  { since, until }: RateFilter,
): Promise<boolean> {
  const months = await countedMonths(reader);
  const [{ players } = { players: 0 }] = work.isOfPlayers
    ? await reader.query<{ readonly players: number }>(
        'rates-players',
        `select sum(players)::float8 as players from rates.cell where columns = ${maskOf(['side'])}`,
        [],
      )
    : [];
  const sides = work.times.reduce((sum, [from, to]) => sum + sidesIn(months, from, to), players);
  return sides * work.weight < sidesIn(months, since, until);
}

/** The side of all who played an identity, or against one; null where both are, or nobody is. */
export async function sideOfIdentities(
  reader: ReadModelReader,
  { identity, opponentIdentity }: Pick<RateFilter, 'identity' | 'opponentIdentity'>,
): Promise<Side | null> {
  const [row] = await reader.query<{ readonly side: Side | null }>(
    'rates-side-of-identities',
    `select case when sum(corp) = sum(games) then 'corp' when sum(corp) = 0 then 'runner' end as side
     from rates.cell where (columns = ${maskOf(['identity'])} and identity = $1::text)
       or (columns = ${maskOf(['opponent_identity'])} and opponent_identity = $2::text)`,
    [identity, opponentIdentity],
  );
  return row?.side ?? null;
}

/** Whether an identity is of one side, as far as it is known: of observed games it may not be. */
export async function areIdentitiesOfOneSide(reader: ReadModelReader): Promise<boolean> {
  const of = [maskOf(['identity']), maskOf(['opponent_identity'])].join(', ');
  const [row] = await reader.query<{ readonly told: boolean }>(
    'rates-one-side',
    `select not exists (
       select from rates.cell where columns in (${of}) and corp <> 0 and corp <> games
     ) as told`,
    [],
  );
  return row?.told ?? false;
}
