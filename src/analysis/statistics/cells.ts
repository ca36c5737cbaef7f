import { OBSERVED_POOL } from './finished-game';
import type { GivenFilter } from './given-filter';
import type { RateFilter } from './rate-filter';
import type { Dimension } from './slices';

/** What win rates are told of. */
export type RateSubject = Dimension | 'matchup';

/** Columns of `rates.cell` by which games are told apart; the bit of each is in `columns`. */
export const bits = {
  identity: 1,
  opponent_identity: 2,
  side: 4,
  pool: 8,
  tier: 16,
  rests_on: 32,
  month: 64,
  player: 128,
  opponent: 256,
} as const;
export type Column = keyof typeof bits;

/** By which what win rates are told of is told apart: itself, and of a matchup the other side. */
export const subjectColumns: Readonly<
  Record<RateSubject, readonly [key: Column] | readonly [key: Column, against: Column]>
> = {
  player: ['player'],
  opponent: ['opponent'],
  identity: ['identity'],
  opponentIdentity: ['opponent_identity'],
  side: ['side'],
  pool: ['pool'],
  month: ['month'],
  matchup: ['identity', 'opponent_identity'],
};

const identities = [
  ['identity', 'opponent_identity'],
  ['identity'],
  ['opponent_identity'],
] as const;
const judged = [[], ['pool'], ['tier'], ['rests_on']] as const;

/** The sets of columns that migration 17 sums cells by. */
const kept: readonly (readonly Column[])[] = [
  ...identities.flatMap((of) =>
    judged.flatMap((by) => [[...of, ...by], [...of, 'side', ...by] as const]),
  ),
  ...identities.map((of) => [...of, 'month'] as const),
  ...judged.flatMap((by) => [
    ['side', ...by] as const,
    ['month', ...by] as const,
    ['player', ...by] as const,
  ]),
  ...[['side', 'month'] as const, ['player', 'side'] as const, ['opponent'] as const],
  ...[['pool'] as const, ['pool', 'tier'] as const, ['pool', 'rests_on'] as const],
];

export const maskOf = (columns: readonly Column[]): number =>
  [...new Set(columns)].reduce((mask, column) => mask | bits[column], 0);
export const keptColumns: ReadonlySet<number> = new Set(kept.map(maskOf));

/** `2026-10` where a filter takes that month of UTC and nothing else. */
function monthOf({ since, until }: RateFilter): string | null {
  if (since === null || until === null) return null;
  const next = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1));
  const first = Date.UTC(since.getUTCFullYear(), since.getUTCMonth());
  if (since.getTime() !== first || until.getTime() !== next.getTime()) return null;
  return since.toISOString().slice(0, 'YYYY-MM'.length);
}

/** A filter less what follows from its pool or tier. */
export function withoutWhatFollows(filter: RateFilter): RateFilter {
  const { pool, tier, restsOn } = filter;
  const basis = pool === null ? null : pool === OBSERVED_POOL ? 'facts' : 'decisions';
  if (basis === 'decisions' && restsOn !== 'facts' && (tier === null || tier === 'verified'))
    return { ...filter, restsOn: null, tier: null };
  if (basis === 'facts' && restsOn === 'facts') return { ...filter, restsOn: null };
  if (restsOn === 'decisions' && tier === 'verified') return { ...filter, tier: null };
  if (restsOn === 'facts' && tier !== null && tier !== 'verified')
    return { ...filter, restsOn: null };
  return filter;
}

/** Cells that answer a question: by which columns they are, and what those of the filter hold. */
export interface CellsAsked {
  readonly columns: number;
  /** Of them those of the filter. */
  readonly filter: number;
  readonly given: GivenFilter;
}

const isColumn = (name: string): name is Column => name in bits;

/** Null where no cells were summed for it; `next` is the number of the first parameter of what is given. */
export function cellsFor(
  of: RateSubject,
  filter: RateFilter,
  next: number,
  among: ReadonlySet<number> = keptColumns,
): CellsAsked | null {
  const { player, opponent, leastTurns, mostTurns, tournament, deck, ...most } =
    withoutWhatFollows(filter);
  const others = [player, opponent, leastTurns, mostTurns, tournament, deck];
  if (others.some((one) => one !== null)) return null;
  const month = monthOf(filter);
  if (month === null && (most.since !== null || most.until !== null)) return null;
  const asked: Readonly<Record<string, string | null>> = {
    ...{ identity: most.identity, opponent_identity: most.opponentIdentity, side: most.side },
    ...{ pool: most.pool, tier: most.tier, rests_on: most.restsOn, month },
  };
  const columns = Object.keys(asked)
    .filter(isColumn)
    .filter((column) => asked[column] !== null);
  const mask = maskOf([...subjectColumns[of], ...columns]);
  if (!among.has(mask)) return null;
  return {
    columns: mask,
    filter: maskOf(columns),
    given: {
      name: maskOf(columns).toString(36),
      condition: columns.map((column, i) => `and ${column} = $${next + i}::text`).join(' '),
      values: columns.map((column) => asked[column]),
    },
  };
}
