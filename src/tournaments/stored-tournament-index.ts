import type { ReadModelReader } from '../platform/projections/projection';
import { pageSql, readPage } from '../platform/projections/span';
import type { ListedTournament, TournamentFilter, TournamentIndex } from './tournament-index';

const WHERE = `
  ($1::text is null or strpos(lower(name), lower($1)) > 0)
  and ($2::text is null or phase = $2)
  and ($3::text is null or tournament_id in (
    select tournament_id from tournaments.player
    where lower(player_id) = lower($3) or lower(name) = lower($3)))`;

const valuesOf = ({ name, phase, player }: TournamentFilter) => [name, phase, player];

/** The index in the tables of the projection `tournaments`. */
export const storedIndex = (reader: ReadModelReader): TournamentIndex => ({
  list: async (filter, span) => {
    const page = pageSql(span, 4);
    const found = await reader.query<ListedTournament>(
      `tournaments-${page.name}`,
      `select tournament_id as "tournamentId", position, name, date, tier, phase, players, paired,
         rounds
       from tournaments.tournament where ${WHERE} and ${page.condition}
       order by position ${page.direction} ${page.limit}`,
      [...valuesOf(filter), ...page.values],
    );
    return readPage(found, span);
  },
  count: async (filter) => {
    const [row] = await reader.query<{ total: number }>(
      'tournaments-total',
      `select count(*)::int as total from tournaments.tournament where ${WHERE}`,
      valuesOf(filter),
    );
    return row?.total ?? 0;
  },
});
