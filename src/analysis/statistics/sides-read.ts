import type { ReadModelReader } from '../../platform/projections/projection';
import { maskOf } from './cells';
import type { RateFilter } from './rate-filter';
import { rarestNamed } from './sides-of-named';
import { A_LOOKUP, type GoneThrough } from './stretch-asked';
import { endsOf, wholeMonths } from './whole-months';
import { countedMonths, sidesIn } from './worth';

/** As many sides of rates are read in the time of one with all that was done in it, or with its cards: these take some 20 µs. */
export const WITH_DEEDS = 4;

interface Sums {
  /** Of each side, who played it. */
  readonly names: number;
  readonly sides: number;
  /** Sides in the range of turns that is asked for. */
  readonly turns: number;
}

const sums = (filter: RateFilter): readonly [text: string, values: readonly unknown[]] => [
  `select coalesce(sum(players), 0)::float8 as names, coalesce(sum(games), 0)::float8 as sides,
      (select coalesce(sum(games), 0)::float8 from rates.ranges
        where unit = 'turns' and side = '' and early >= $1::int and late <= $2::int) as turns
    from rates.cell where columns = ${maskOf(['side'])}`,
  [filter.leastTurns ?? 0, filter.mostTurns ?? 2 ** 31 - 1],
];

/** Sides of an identity in a stretch of time, each month's taken to be spread evenly. */
async function sidesOfIdentity(
  reader: ReadModelReader,
  identity: string,
  { since, until }: RateFilter,
): Promise<number> {
  const months = await reader.query<{ readonly month: string; readonly sides: number }>(
    'rates-by-month-of-identity',
    `select month, games as sides from rates.cell
     where columns = ${maskOf(['identity', 'month'])} and identity = $1::text`,
    [identity],
  );
  return sidesIn(months, since, until);
}

/** Sides at both ends of a stretch, which sums of whole months are put right by. */
async function sidesOfEnds(reader: ReadModelReader, filter: RateFilter): Promise<number> {
  const months = wholeMonths(filter);
  const ends = months === null ? [] : endsOf(filter, months);
  if (ends.length === 0) return 0;
  const counted = await countedMonths(reader);
  return ends.reduce((sum, [from, to]) => sum + sidesIn(counted, from, to), 0);
}

/**
 * How many sides, or names by side, a statement reads that goes through what fits a filter: no fewer than it does, as far as sums tell, so that
 * nothing has to be read to know it. Those of a player, a tournament or a deck are counted along an index, which no sum tells of: as far as
 * one question may read, and one more. A side of which something is looked up is as many as are read in that time.
 */
export async function sidesRead(
  reader: ReadModelReader,
  goesThrough: GoneThrough | null,
  filter: RateFilter,
  filled: ReadonlySet<string>,
  most: number,
): Promise<number> {
  const named = (await rarestNamed(reader, filter, most))?.sides ?? null;
  if (named !== null && named <= most) return named;
  return Math.min(named ?? Infinity, await sidesSummed(reader, goesThrough, filter, filled));
}

async function sidesSummed(
  reader: ReadModelReader,
  goesThrough: GoneThrough | null,
  filter: RateFilter,
  filled: ReadonlySet<string>,
): Promise<number> {
  const { since, until, identity } = filter;
  if (goesThrough === null) return sidesOfEnds(reader, filter);
  if (goesThrough === 'ends') return A_LOOKUP * (await sidesOfEnds(reader, filter));
  const [text, values] = sums(filter);
  const [all] = await reader.query<Sums>('rates-sides', text, values);
  if (all === undefined) throw new Error('a sum has a row');
  if (goesThrough === 'names') return all.names + (await sidesOfEnds(reader, filter));
  const inTime =
    since === null && until === null
      ? all.sides
      : sidesIn(await countedMonths(reader), since, until);
  if (goesThrough === 'met') return Math.min(inTime, filled.has('ranges') ? all.turns : Infinity);
  if (identity === null) return inTime;
  return Math.min(inTime, await sidesOfIdentity(reader, identity, filter));
}
