import { MOST_COUNTED } from '../../../platform/projections/counted';
import type { ReadModelReader } from '../../../platform/projections/projection';
import type { GameFilter } from './game-filter';
import { tablesOf, waysAsked, type Way } from './listed';

/** What of a way an index finds by itself, in the order of places. */
export type Lead = keyof Way;
const LEADS = ['player', 'opponent', 'identities'] as const satisfies readonly Lead[];

export interface Rarest {
  /** Null where nobody is named. */
  readonly lead: Lead | null;
  /** Whether all of its games are gone through where so many are. */
  readonly isFew: boolean;
  /** Nothing else could be gone along. */
  readonly isOnly: boolean;
}

/** So many are soon counted. */
export const FEW = 200;

/**
 * By whom or what a list is gone along: what has the fewest games of all that are named, where one has no more than `most`; otherwise the first of
 * players and identities.
 */
async function rarestUpTo(
  reader: ReadModelReader,
  filter: GameFilter,
  most: number,
): Promise<Rarest> {
  const values: string[] = [];
  const ways = waysAsked(filter, (value) => `$${values.push(value)}`);
  const leads = LEADS.filter((lead) => ways.some((way) => way[lead].length > 0));
  const [first = null] = leads;
  if (leads.length < 2) return { lead: first, isFew: false, isOnly: true };
  const games = (lead: Lead): string =>
    tablesOf(filter.tier)
      .flatMap(({ table }) =>
        [...new Set(ways.map((way) => way[lead].join(' and ')))].map(
          (met) =>
            `(select count(*) from (select from ${table} where ${met} limit ${most + 1}) as met)`,
        ),
      )
      .join(' + ');
  const seats = [filter.player, filter.opponent, filter.identity, filter.opponentIdentity];
  const given = seats.map((one) => (one === null ? '0' : '1')).join('');
  const [row] = await reader.query<Readonly<Partial<Record<Lead, string>>>>(
    `games-rarest-${most}-${given}-${filter.side ?? 'either'}-${filter.tier ?? 'any'}`,
    `select ${leads.map((lead) => `${games(lead)} as ${lead}`).join(',\n ')}`,
    values,
  );
  const counted = (lead: Lead): number => Number(row?.[lead] ?? Infinity);
  const [rarest = first] = [...leads].sort((a, b) => counted(a) - counted(b));
  return rarest !== null && counted(rarest) <= most
    ? { lead: rarest, isFew: true, isOnly: false }
    : { lead: first, isFew: false, isOnly: false };
}

/** The same where it is soon told. */
export const rarestSoon = (reader: ReadModelReader, filter: GameFilter): Promise<Rarest> =>
  rarestUpTo(reader, filter, FEW);

/** The same with as many games as one question goes through, of what was not told soon. */
export const rarestOf = async (
  reader: ReadModelReader,
  filter: GameFilter,
  soon: Rarest,
): Promise<Rarest> => (soon.isFew || soon.isOnly ? soon : rarestUpTo(reader, filter, MOST_COUNTED));
