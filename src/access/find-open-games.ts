import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { RowFilter } from '../platform/projections/row-filter';
import type { Caller } from './caller';
import { CheckAccess } from './check-access';
import { gamesOf } from './purpose';

/** Of which games: those to be listed show something, those to be counted everything, as counts tell of both sides. */
export type OpenTo = 'look-at' | 'count';

/** A condition over the column `id` of a game: those that are open to a caller. */
export class FindOpenGames extends Query<RowFilter> {
  constructor(
    readonly caller: Caller,
    readonly to: OpenTo,
  ) {
    super();
  }
}

const OPEN = {
  'look-at': { name: 'shown', viewer: null },
  count: { name: 'everything', viewer: 'judge' },
} as const;

@QueryHandler(FindOpenGames)
export class FindOpenGamesHandler implements IQueryHandler<FindOpenGames> {
  constructor(@Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>) {}

  async execute({ caller, to }: FindOpenGames): Promise<RowFilter> {
    const { name, viewer } = OPEN[to];
    const ids = [...new Set(caller.purposes.flatMap(gamesOf))];
    const decisions = await Promise.all(
      ids.map((id) => this.queries.execute(new CheckAccess(caller, id, viewer))),
    );
    const theirs = ids.filter((_, index) => {
      const decision = decisions[index];
      return decision?.ok === true && decision.ranges === 'all';
    });
    return {
      name,
      condition: `(id::text = any(string_to_array($1, ','))
        or exists (select from opened.game as one where one.game = id and one.${name}))`,
      asker: theirs.join(),
    };
  }
}
