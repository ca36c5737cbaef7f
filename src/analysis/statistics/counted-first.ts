import type { ReadModelReader } from '../../platform/projections/projection';
import { asked, PARAMETERS } from './asked-again';
import type { Asking } from './asking';
import type { RateSubject } from './cells';
import type { RateFilter } from './rate-filter';
import type { Untold } from './untold';

/** Filters that are counted beside at once on one account, so that who asks for one after the other does not keep others waiting. */
const MOST_OF_ACCOUNT = 2;
/** The same of all; as many are kept. */
const MOST_OF_ALL = 16;

/** Parts of the players that each is counted in. */
const PARTS = 256;
const DAY = 24 * 3_600_000;

/** The end of a stretch that lies amid a day. */
function endAmidDay(times: Readonly<Record<'since' | 'until', unknown>>) {
  for (const end of ['since', 'until'] as const) {
    const time = times[end];
    if (time instanceof Date && time.getTime() % DAY !== 0)
      return { end, day: new Date(Math.floor(time.getTime() / DAY) * DAY) };
  }
  return null;
}

interface Line {
  readonly line: '' | 'own' | 'all';
  readonly made: number;
  readonly ahead: number;
}

/** Has a filter counted beside that would read so many sides, and tells how far that is. */
export async function countFirst(
  reader: ReadModelReader,
  of: RateSubject,
  filter: RateFilter,
  { account, mostSides: most, sides }: Asking & { readonly sides: number },
): Promise<Untold> {
  const values = asked(of, filter);
  if (values === null) return { untold: 'too-many', sides, most };
  const [, since, until] = values;
  const amid = endAmidDay({ since, until });
  if (amid !== null) return { untold: 'no-days', sides, ...amid };
  const [told] = await reader.query<Line>(
    'asked-first',
    `select line, made, ahead from rates.count_asked(${PARAMETERS}, $12::text, $13::int, $14::int)`,
    [...values, account, MOST_OF_ACCOUNT, MOST_OF_ALL],
  );
  if (told === undefined) throw new Error('a filter has a place in the line, or none');
  const { line, made, ahead } = told;
  if (line !== '') return { untold: 'line-full', of: line };
  return { untold: 'being-counted', sides, done: made / PARTS, ahead: ahead / PARTS };
}
