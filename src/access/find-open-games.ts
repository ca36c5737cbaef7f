import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sides, type Viewer } from '#rules';
import type { RowFilter } from '../platform/projections/row-filter';
import { AccessStreams } from './access-streams';
import type { Caller } from './caller';
import { CheckAccess } from './check-access';
import { gamesOf } from './purpose';

/**
 * What is to be done with games: look at them, which takes something that is open; count them, which
 * takes everything, as counts tell of both sides; or tell which list a side of them played.
 */
export type OpenTo = 'look-at' | 'count' | 'list-decks';

/**
 * A condition over the column `id` of a game, and `side` where decks are listed: those that are open to
 * a caller. Which rows it lets through is found out in one statement, for one as for a thousand.
 */
export class FindOpenGames extends Query<RowFilter> {
  constructor(
    readonly caller: Caller,
    readonly to: OpenTo,
  ) {
    super();
  }
}

/** Asked of each row by itself: what goes through a list stops when it has enough, however many games are open. */
const condition = (row: string, isOpen: string): string =>
  `(${row} = any(string_to_array($1, ','))
    or (select ${isOpen} from opened.game as one where one.game = id))`;

/** The same for what goes through all of them. */
const joined = (isOpen: string): string =>
  `id in (select one.game from opened.game as one where ${isOpen}
    union all select own::uuid from unnest(string_to_array($1, ',')) as own)`;

const OPEN = { 'look-at': 'one.shown', count: 'one.everything' } as const;

const CONDITIONS: Readonly<Record<OpenTo, string>> = {
  'look-at': condition('id::text', OPEN['look-at']),
  count: condition('id::text', OPEN.count),
  'list-decks': condition(
    `(id::text || ' ' || side)`,
    `case side when 'corp' then one.corp else one.runner end`,
  ),
};

@QueryHandler(FindOpenGames)
export class FindOpenGamesHandler implements IQueryHandler<FindOpenGames> {
  constructor(
    @Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>,
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'load'>,
  ) {}

  async execute({ caller, to }: FindOpenGames): Promise<RowFilter> {
    const named = [...new Set(caller.purposes.flatMap(gamesOf))];
    const stands = await Promise.all(
      named.map(async (id) => (await this.streams.load(id)).replacedBy === null),
    );
    const ids = named.filter((_, index) => stands[index]);
    const theirs = await Promise.all(ids.map((id) => this.rowsOf(caller, id, to)));
    const asker = theirs.flat().join();
    if (to === 'list-decks') return { name: to, condition: CONDITIONS[to], asker };
    return { name: to, condition: CONDITIONS[to], joined: joined(OPEN[to]), asker };
  }

  /** The caller's own, as the condition names them. */
  private async rowsOf(caller: Caller, id: string, to: OpenTo): Promise<readonly string[]> {
    switch (to) {
      case 'look-at':
        return (await this.isWhole(caller, id, null)) ? [id] : [];
      case 'count':
        return (await this.isWhole(caller, id, 'judge')) ? [id] : [];
      case 'list-decks': {
        if (await this.isWhole(caller, id, 'judge')) return sides.map((side) => `${id} ${side}`);
        const seen = await Promise.all(sides.map((side) => this.isWhole(caller, id, side)));
        return sides.filter((_, index) => seen[index]).map((side) => `${id} ${side}`);
      }
    }
  }

  private async isWhole(caller: Caller, id: string, viewer: Viewer | null): Promise<boolean> {
    const decision = await this.queries.execute(new CheckAccess(caller, id, viewer));
    return decision.ok && decision.ranges === 'all';
  }
}
