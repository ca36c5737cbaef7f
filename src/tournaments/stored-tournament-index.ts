import { given, type Given } from '../platform/projections/given';
import { foundByPart, hasPart, isOfFew } from '../platform/projections/part-of-name';
import type { ReadModelReader } from '../platform/projections/projection';
import { pageSql, readPage } from '../platform/projections/span';
import type {
  ListedTournament,
  NamedTournament,
  TournamentFilter,
  TournamentIndex,
} from './tournament-index';

const NAMES = { table: 'tournaments.tournament', column: 'name' } as const;

const OF_PLAYER = `tournament_id in (
    select tournament_id from tournaments.player where lower(player_id) = lower($::text)
    union all
    select tournament_id from tournaments.player where lower(name) = lower($::text))`;

/** By the rarest of the letters in a row that a name has: those that many have tell nothing, and not all of them are read. */
const RAREST = 8;
const MANY = 500;
const ALIKE = `
  with part as (
    select part, (
      select count(*) from (
        select from tournaments.tournament where names.parts(name) @> array[part] limit ${MANY}
      ) as met
    ) as many
    from unnest(names.asked($1::text)) as part
  ), rare as (
    select part from part where many > 0 order by many, part limit ${RAREST}
  )
  select distinct tournament_id as "tournamentId", name from rare, lateral (
    select tournament_id, name from tournaments.tournament where names.parts(name) @> array[part] limit ${MANY}
  ) as found`;

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
  called: (name, most) =>
    reader.query<NamedTournament>(
      'tournaments-called',
      `select tournament_id as "tournamentId", name from tournaments.tournament
       where ${foundByPart('name', '$1::text')} and lower(name) = lower($1::text)
       order by position desc limit $2`,
      [name, most],
    ),
  alike: (name) => reader.query<NamedTournament>('tournaments-alike', ALIKE, [name]),
});
