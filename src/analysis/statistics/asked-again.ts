import type { ReadModelReader } from '../../platform/projections/projection';
import { withoutWhatFollows, type RateSubject } from './cells';
import type { RateFilter } from './rate-filter';
import { sidesOfStretch } from './worth';
import { systemClock } from '../../platform/clock/clock';

/** Filters whose cells are made once they are asked for again, as migration 36 has them. */
export const PARAMETERS = `$1::text, $2::timestamptz, $3::timestamptz, $4::int, $5::int, $6::text, $7::text, $8::text, $9::text,
  $10::text, $11::text`;

/** What ends in time to come ends never: who asks for all up to now asks for the same as others. */
const endOf = (until: Date | null): Date | null =>
  until === null || until >= systemClock.now() ? null : until;

/** Null where nothing is kept of such a filter: few sides are a player's, and what a tournament or a deck has is told by other tables. */
export function asked(of: RateSubject, filter: RateFilter): readonly unknown[] | null {
  const given = withoutWhatFollows(filter);
  const { since, until, leastTurns, mostTurns, identity, opponentIdentity } = given;
  const { side, pool, tier, restsOn, player, opponent, tournament, deck } = given;
  if ([player, opponent, tournament, deck].some((one) => one !== null)) return null;
  return [
    ...[
      of,
      since ?? '-infinity',
      endOf(until) ?? 'infinity',
      leastTurns ?? 0,
      mostTurns ?? 2 ** 31 - 1,
    ],
    ...[side, identity, opponentIdentity, pool, tier, restsOn].map((one) => one ?? ''),
  ];
}

/** The number of the cells that are kept of a filter; null: there are none. */
export async function keptAgain(
  reader: ReadModelReader,
  of: RateSubject,
  filter: RateFilter,
): Promise<number | null> {
  const values = asked(of, filter);
  if (values === null) return null;
  const [row] = await reader.query<{ readonly number: number | null }>(
    'asked-known',
    `select rates.known_asked(${PARAMETERS}) as number`,
    values,
  );
  return row?.number ?? null;
}

/** Notes that a filter was asked for which all names or all sides that fit were gone through. */
export async function noteAsked(
  reader: ReadModelReader,
  of: RateSubject,
  filter: RateFilter,
): Promise<void> {
  const values = asked(of, filter);
  if (values === null) return;
  const sides = await sidesOfStretch(reader, filter);
  await reader.query('asked-noted', `select rates.ask_again(${PARAMETERS}, $12::float8)`, [
    ...values,
    sides,
  ]);
}
