import { openedGames } from '../../../src/access/projections/opened';
import { cardStatistics } from '../../../src/analysis/projections/card-statistics/table';
import { observedStatistics } from '../../../src/analysis/projections/observed-statistics/table';
import { playerStatistics } from '../../../src/analysis/projections/player-statistics/table';
import { observedProjection } from '../../../src/games/projections/observed/table';
import type { Database } from '../../../src/platform/database/database';
import { fill } from '../../analysis/fill';

export const GAMES = 300;
/** Two games were recorded at the same time of each day. */
export const DAYS = GAMES / 2;
export const DAY = 24 * 3_600_000;

/** Where names were changed on one side, who played against whom. */
export const NAME_OPPONENTS = `update player_statistics.seat set opponent = other.player
  from player_statistics.seat as other where other.id = seat.id and other.side <> seat.side`;

/** Games that are open to everybody, and the asker's own. */
export const OPEN_OR_OWN = `(id::text = any(string_to_array($1, ','))
  or exists (select from opened.game as one where one.game = id and one.everything))`;

/** Games of few who play a lot: most sides come after another of the same player in the same matchup. Tells when the last of them was. */
export async function fillEagerPlayers({ pool }: Pick<Database, 'pool'>): Promise<number> {
  for (const { name, tables } of [
    ...[openedGames, observedProjection, observedStatistics, playerStatistics, cardStatistics],
  ])
    await pool.query(
      `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
    );
  const begun = Date.now();
  await fill(pool, GAMES);
  await pool.query(
    `update player_statistics.seat set
    identity = left(identity, 2) || '00' || (right(identity, 1)::int % 2),
    opponent_identity = left(opponent_identity, 2) || '00' || (right(opponent_identity, 1)::int % 2),
    player = 'p' || right(player, 1), opponent = 'p' || right(opponent, 1),
    recorded_at = $1::timestamptz
      - interval '1 day' * floor(extract(epoch from $1::timestamptz - recorded_at) / 60),
    wins = case when turns % 7 = 0 then 0 else wins end, draws = (turns % 7 = 0)::int`,
    [new Date(begun)],
  );
  // Of one there is a name with a capital, too: another name, and the same player.
  await pool.query(
    `update player_statistics.seat set player = 'P1' where player = 'p1' and turns % 2 = 0`,
  );
  await pool.query(NAME_OPPONENTS);
  return begun;
}
