import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nearestNames } from '#decks/catalogue/nearest';
import type { ReadModelReader } from '../../platform/projections/projection';
import { READ_MODEL_READER } from '../../platform/tokens';
import type { OpenGames } from './open-games';

/** Names read on either side of the place that a name would have among all. */
const NEIGHBOURS = 200;
/** Rows gone through for them: where most games are closed, none of those behind would be open either. */
const LOOKED_AT = 2_000;
const TOLD = 5;

export type FoundPlayer =
  | { readonly known: true }
  /** Names that come near it, of games that are open to the asker. */
  | { readonly known: false; readonly nearest: readonly string[] };

/** Whether somebody of a name played a finished game that counts for the asker, without regard to case. */
export class FindPlayer extends Query<FoundPlayer> {
  constructor(
    readonly name: string,
    readonly open: OpenGames,
  ) {
    super();
  }
}

const TABLES = ['player_statistics.seat', 'observed_statistics.seat'] as const;

@QueryHandler(FindPlayer)
export class FindPlayerHandler implements IQueryHandler<FindPlayer> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ name, open }: FindPlayer): Promise<FoundPlayer> {
    const counts = `($1::text is null or ${open.condition})`;
    const is = TABLES.map(
      (table) => `exists (select from ${table} where lower(player) = lower($2) and ${counts})`,
    );
    const [row] = await this.reader.query<{ readonly known: boolean }>(
      `player-known-${open.name}`,
      `select ${is.join(' or ')} as known`,
      [open.asker, name],
    );
    if (row?.known === true) return { known: true };
    // Along the index on names, so many each way, however many there are.
    const beside = TABLES.flatMap((table) =>
      [
        ['>', 'asc'],
        ['<', 'desc'],
      ].map(
        ([than, order]) =>
          `(select player from (
              select player, id from ${table} where lower(player) ${than} lower($2)
              order by lower(player) ${order} limit ${LOOKED_AT}
            ) as beside where ${counts} limit ${NEIGHBOURS})`,
      ),
    );
    const found = await this.reader.query<{ readonly player: string }>(
      `player-nearest-${open.name}`,
      `select distinct player from (${beside.join(' union all ')}) as beside`,
      [open.asker, name],
    );
    const candidates = found.map(({ player }) => ({ key: player.toLowerCase(), name: player }));
    return { known: false, nearest: nearestNames(name.toLowerCase(), candidates, TOLD) };
  }
}
