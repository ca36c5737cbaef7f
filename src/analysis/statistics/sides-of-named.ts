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

const isNamed = (name: string): name is Named => name in COUNTED;
const names = Object.keys(COUNTED).filter(isNamed);

/** Games of a player lie in an index with their times. */
const IN_TIME = `and ($3::timestamptz is null or recorded_at >= $3) and ($4::timestamptz is null or recorded_at < $4)`;

/** Of a player, against one, of a tournament or with a deck, whichever is named; null where none is. No more than `most` and one are counted. */
export async function sidesOfNamed(
  reader: ReadModelReader,
  filter: Pick<RateFilter, Named | 'since' | 'until'>,
  most: number,
): Promise<number | null> {
  let least: number | null = null;
  for (const name of names) {
    if (filter[name] === null) continue;
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
    least = Math.min(least ?? Infinity, row.sides);
    if (least <= most) return least;
  }
  return least;
}
