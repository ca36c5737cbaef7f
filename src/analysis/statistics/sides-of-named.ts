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
export type Named = keyof typeof COUNTED;
const NAMED = ['player', 'opponent', 'tournament', 'deck'] as const satisfies readonly Named[];

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

/** What is named, by whose sides a filter is read. */
export interface NamedSides {
  readonly along: Named;
  /** No more than may be read, and one. */
  readonly sides: number;
}

/** So many are soon counted. */
const SOON = 1_000;

/**
 * Of what is named that which has the fewest sides: each of these is asked whether it is of the others, too. Null where nothing is named.
 */
export async function rarestNamed(
  reader: ReadModelReader,
  filter: Given,
  most: number,
): Promise<NamedSides | null> {
  const given = NAMED.filter((name) => filter[name] !== null);
  for (const bound of given.length > 1 && most > SOON ? [SOON, most] : [most]) {
    const counted: NamedSides[] = [];
    for (const along of given)
      counted.push({ along, sides: await sidesOf(reader, along, filter, bound) });
    const [rarest = null] = counted.sort((a, b) => a.sides - b.sides);
    if (rarest === null || rarest.sides <= bound || bound === most) return rarest;
  }
  return null;
}

/** Along what a filter is read that names more than one. */
export async function alongOf(
  reader: ReadModelReader,
  filter: Given,
  most: number,
): Promise<Named | null> {
  if (NAMED.filter((name) => filter[name] !== null).length < 2) return null;
  return (await rarestNamed(reader, filter, most))?.along ?? null;
}
