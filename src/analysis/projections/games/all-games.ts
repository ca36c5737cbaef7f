/** Columns that every game is listed by. */
const COMMON = `id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity,
  winner, reason, turns, told`;

/** Games of decisions, which our rules have judged. */
export const decided = {
  table: 'games.game',
  columns: `${COMMON}, 'verified' as tier, null::text as origin, null::uuid as verified`,
} as const;

/** Games that were observed. */
export const observed = {
  table: 'observed.game',
  columns: `${COMMON}, tier, origin, verified`,
} as const;

export const anyGame = `(
  select ${decided.columns} from ${decided.table}
  union all
  select ${observed.columns} from ${observed.table}
) as game`;
