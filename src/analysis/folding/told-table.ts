import type { ProjectionTransaction } from '../../platform/projections/projection';
import { extentsOf, type FoldedGame } from './folded-game';

/** How much of each game its viewers have been told: what lies beyond is not shown to them. */
export const toldTable = `
    create table told (
      id      uuid primary key,
      extents json not null
    )`;

/** The column in which a query has a viewer's moments, where the viewer is its second parameter. */
export const momentsTold = `(told.extents -> $2 ->> 'moments')::int as moments`;

export async function writeTold(
  transaction: ProjectionTransaction,
  games: readonly FoldedGame[],
): Promise<void> {
  await transaction.query(
    `insert into told select * from json_populate_recordset(null::told, $1)
     on conflict (id) do update set extents = excluded.extents`,
    [JSON.stringify(games.map((game) => ({ id: game.id, extents: extentsOf(game) })))],
  );
}
