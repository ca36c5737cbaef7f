import type { ReadModelReader } from '../../platform/projections/projection';
import { namedTime } from './careers';
import { firstByTime, type RankedName } from './first-by-time';
import { firstByTurns } from './first-by-turns';
import { longStretchFor } from './long-stretches';
import type { NamedRange } from './named-range';
import { isOnlyBy, type RateFilter } from './rate-filter';
import type { StretchAsked } from './stretch-asked';
import type { Filled } from './stretches';
import { pacesOf, namedTurns } from './turn-sums';
import { sidesOfStretch } from './worth';

/** Sides that are read one by one in the time of finding a name of a page. */
const A_NAME = 10;

/** Players of a stretch of time or a range of turns, of which the first are known. */
export interface NamedStretch {
  readonly range: NamedRange;
  readonly given: StretchAsked['given'];
  /** As a parameter. */
  readonly side: string | null;
  readonly first: readonly RankedName[];
}

/** Null where that is more work than a pass over all names or all sides, or what it reads is not filled in. */
export async function namedStretchFor(
  reader: ReadModelReader,
  filter: RateFilter,
  count: number,
  filled: ReadonlySet<string>,
): Promise<NamedStretch | null> {
  const isFilled = (...all: readonly Filled[]): boolean => all.every((what) => filled.has(what));
  if (!isFilled('ranges')) return null;
  const bySide = (side: string | null): string => (side === null ? '' : `and side = ${side}`);
  const turns = isFilled('paces') ? pacesOf(filter, 2) : null;
  if (turns !== null) {
    const first = await firstByTurns(reader, filter, count);
    const side = filter.side === null ? null : '$4::text';
    return first && { range: namedTurns(2, bySide(side)), given: turns.given, side, first };
  }
  if (!isOnlyBy(filter, ['since', 'until', 'side'])) return null;
  const time = isFilled('busy', 'sides') ? longStretchFor('player', filter, 2, filled) : null;
  if (time === null || (await sidesOfStretch(reader, filter)) < A_NAME * count) return null;
  const first = await firstByTime(reader, filter, count);
  const side = filter.side === null ? null : '$8::text';
  return first && { range: namedTime(2, bySide(side)), given: time.given, side, first };
}
