import type { ReadModelReader } from '../../platform/projections/projection';
import type { RateFilter } from './rate-filter';

/** What is named in a filter by whose own games it is read, and along which index these are counted; `$1` is the name. */
const COUNTED = {
  player: `rates.counted where who = rates.who($1::text)`,
  // Each side that met somebody is a side of a game of theirs.
  opponent: `rates.counted where who = rates.who($1::text)`,
  tournament: `tournaments.linked, (values ('corp'), ('runner')) as sides where tournament_id = $1::text`,
  deck: `played_decks.side where deck_id = any($1::text[])`,
} as const satisfies Readonly<Partial<Record<keyof RateFilter, string>>>;
type Named = keyof typeof COUNTED;

/** Sides of a player lie in an index with their times. */
const IN_TIME = `and ($3::timestamptz is null or recorded_at >= $3) and ($4::timestamptz is null or recorded_at < $4)`;

type Given = Pick<RateFilter, Named | 'since' | 'until'>;

/** No more than `most` and one are counted. */
async function sidesOf(
  reader: ReadModelReader,
  name: Named,
  filter: Given,
  most: number,
): Promise<number> {
  const isOfTime = name === 'player' || name === 'opponent';
  const [row] = await reader.query<{ readonly sides: number }>(
    `rates-sides-of-${name}`,
    `select count(*)::float8 as sides from (
       select from ${COUNTED[name]} ${isOfTime ? IN_TIME : ''} limit $2::bigint
     ) as counted`,
    [
      ...[filter[name], Number.isFinite(most) ? Math.floor(most) + 1 : null],
      ...(isOfTime ? [filter.since, filter.until] : []),
    ],
  );
  if (row === undefined) throw new Error('a count has a row');
  return row.sides;
}

/**
 * Sides that are read of what is named; null where nothing is. Of a player, or of two the fewer, each is asked for its tournament and deck; without
 * a player all games of both are read.
 */
export async function sidesOfNamed(
  reader: ReadModelReader,
  filter: Given,
  most: number,
): Promise<number | null> {
  const countedOf = async (names: readonly Named[]): Promise<readonly number[]> => {
    const counts: number[] = [];
    for (const name of names)
      if (filter[name] !== null) counts.push(await sidesOf(reader, name, filter, most));
    return counts;
  };
  const players = await countedOf(['player', 'opponent']);
  if (players.length > 0) return Math.min(...players);
  const games = await countedOf(['tournament', 'deck']);
  return games.length > 0 ? Math.max(...games) : null;
}
