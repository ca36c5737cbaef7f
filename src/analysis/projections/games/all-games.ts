/** Columns that every game is listed by. */
const COMMON = `id, position, recorded_at, corp_player, runner_player, corp_identity, runner_identity,
  winner, reason, turns, told`;

/** Games of decisions, which our rules have judged, and games that were observed. */
const allWhere = (observed: string): string => `(
  select ${COMMON}, 'verified' as tier, null::text as origin, null::uuid as verified
  from games.game
  union all
  select ${COMMON}, tier, origin, verified from observed.game where ${observed}
) as game`;

export const anyGame = allWhere('true');
/** An observed game that became one of decisions is listed as that one. */
export const listedGames = allWhere('verified is null');
