import { given, type Given } from '../platform/projections/given';
import { namedList } from '../platform/projections/named-list';
import { foundByPart } from '../platform/projections/part-of-name';
import type { ReadModelReader } from '../platform/projections/projection';
import type {
  ListedTournament,
  NamedTournament,
  TournamentFilter,
  TournamentIndex,
} from './tournament-index';

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
  next?: number,
): Given =>
  given(
    [
      ['name', named('name', '$::text'), name],
      ['phase', 'phase = $::text', phase],
      ['player', OF_PLAYER, player],
    ],
    next,
  );

/** The index in the tables of the projection `tournaments`. */
export const storedIndex = (reader: ReadModelReader): TournamentIndex => ({
  ...namedList<ListedTournament, TournamentFilter>(reader, {
    called: 'tournaments',
    names: { table: 'tournaments.tournament', column: 'name' },
    columns:
      'tournament_id as "tournamentId", position, name, date, tier, phase, players, paired, rounds',
    given: givenIn,
    leads: ['player', 'phase'],
    everything: { name: null, phase: null, player: null },
  }),
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
