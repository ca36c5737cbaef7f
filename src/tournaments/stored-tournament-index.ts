import { given, type Given } from '../platform/projections/given';
import { foundByPart, hasPart, isOfFew } from '../platform/projections/part-of-name';
import type { ReadModelReader } from '../platform/projections/projection';
import { pageSql, readPage } from '../platform/projections/span';
import type { ListedTournament, TournamentFilter, TournamentIndex } from './tournament-index';

const NAMES = { table: 'tournaments.tournament', column: 'name' } as const;

const OF_PLAYER = `tournament_id in (
    select tournament_id from tournaments.player where lower(player_id) = lower($::text)
    union all
    select tournament_id from tournaments.player where lower(name) = lower($::text))`;

const givenIn = (
  { name, phase, player }: TournamentFilter,
  named: (column: string, part: string) => string,
): Given =>
  given([
    ['name', named('name', '$::text'), name],
    ['phase', 'phase = $::text', phase],
    ['player', OF_PLAYER, player],
  ]);

/** The index in the tables of the projection `tournaments`. */
export const storedIndex = (reader: ReadModelReader): TournamentIndex => ({
  list: async (filter, span) => {
    const isFew = filter.name !== null && (await isOfFew(reader, NAMES, filter.name));
    const asked = givenIn(filter, isFew ? foundByPart : hasPart);
    const page = pageSql(span, asked.values.length + 1);
    // Few are found first; many are met along the list.
    const found = await reader.query<ListedTournament>(
      `tournaments-${page.name}-${asked.name}${isFew ? '-few' : ''}`,
      `select tournament_id as "tournamentId", position, name, date, tier, phase, players, paired,
         rounds
       from (select * from tournaments.tournament where true ${asked.condition} ${isFew ? 'offset 0' : ''}) as tournament
       where ${page.condition}
       order by position ${page.direction} ${page.limit}`,
      [...asked.values, ...page.values],
    );
    return readPage(found, span);
  },
  count: async (filter) => {
    const isFew = filter.name !== null && (await isOfFew(reader, NAMES, filter.name));
    const asked = givenIn(filter, isFew ? foundByPart : hasPart);
    const [row] = await reader.query<{ total: number }>(
      `tournaments-total-${asked.name}${isFew ? '-few' : ''}`,
      `select count(*)::int as total from tournaments.tournament where true ${asked.condition}`,
      asked.values,
    );
    return row?.total ?? 0;
  },
});
