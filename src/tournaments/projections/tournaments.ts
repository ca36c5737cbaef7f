import { indexOfParts } from '../../platform/projections/part-of-name';
import type { Projection } from '../../platform/projections/projection';
import type { TournamentDecision } from '#tournament/stream/decisions';
import { summarise } from '../summarise-tournament';
import type { ListedTournament } from '../tournament-index';
import { tournamentForm } from '../tournament-streams';

const PREFIX = 'tournament-';

const KNOWN = `
  select tournament_id as "tournamentId", position, name, date, tier, phase, players, paired, rounds
  from tournament where tournament_id = any($1)`;

const WRITE = `
  insert into tournament
  select "tournamentId", position, name, date, tier, phase, players, paired, rounds
  from jsonb_to_recordset($1) as row ("tournamentId" text, position bigint, name text, date text,
    tier text, phase text, players integer, paired integer, rounds integer)
  on conflict (tournament_id) do update set
    phase = excluded.phase, players = excluded.players, paired = excluded.paired`;

const WRITE_PLAYERS = `
  insert into player select * from jsonb_populate_recordset(null::player, $1)
  on conflict (tournament_id, player_id) do update set name = excluded.name`;

const WRITE_LINKED = `
  insert into linked select * from jsonb_populate_recordset(null::linked, $1)
  on conflict (tournament_id, place) do update set game = excluded.game`;

interface Linked {
  readonly tournament_id: string;
  /** The game's of the match: what is linked to it later takes its place. */
  readonly place: string;
  readonly game: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The stored game that a decision says was one of a match; null where it says so of none. */
function linkedBy(tournament_id: string, decision: TournamentDecision): Linked | null {
  if (decision.type === 'gameLinked') {
    const { round, table, game: number, gameId } = decision;
    const place = `round ${round}, table ${table}, game ${number}`;
    return UUID.test(gameId) ? { tournament_id, place, game: gameId } : null;
  }
  if (decision.type !== 'cutResultRecorded' && decision.type !== 'cutResultCorrected') return null;
  const { match, gameId } = decision;
  if (gameId === null || !UUID.test(gameId)) return null;
  return { tournament_id, place: `match ${match}`, game: gameId };
}

/** A row a tournament, as it stands, and one for each of its players and stored games. */
export const tournamentProjection: Projection = {
  name: 'tournaments',
  version: 3,
  category: 'tournament',
  tables: `
    create table tournament (
      tournament_id text    primary key,
      position      bigint  not null,
      name          text    not null,
      date          text    not null,
      tier          text    not null,
      phase         text    not null,
      players       integer not null,
      paired        integer not null,
      rounds        integer not null
    );
    create unique index tournament_newest on tournament (position desc);
    create index tournament_phase on tournament (phase, position desc);
    ${indexOfParts('tournament_parts', { table: 'tournament', column: 'name' })};
    create table player (
      tournament_id text not null,
      player_id     text not null,
      name          text not null,
      primary key (tournament_id, player_id)
    );
    create index player_id on player (lower(player_id));
    create index player_name on player (lower(name));
    create table linked (
      tournament_id text not null,
      place         text not null,
      game          uuid not null,
      primary key (tournament_id, place)
    );
    create index linked_game on linked (game)`,
  removals: [],
  apply: async (transaction, events) => {
    const ids = [...new Set(events.map(({ stream }) => stream.slice(PREFIX.length)))];
    const known = await transaction.query<ListedTournament>(KNOWN, [ids]);
    const rows = new Map(known.map((row) => [row.tournamentId, row]));
    const linked = new Map<string, Linked>();
    const players: { tournament_id: string; player_id: string; name: string }[] = [];
    for (const event of events) {
      const id = event.stream.slice(PREFIX.length);
      const decision = tournamentForm.read(event);
      const before = rows.get(id) ?? null;
      const position = before?.position ?? event.position.toString();
      rows.set(id, { ...summarise(before, id, decision), position });
      const game = linkedBy(id, decision);
      if (game !== null) linked.set(`${id} ${game.place}`, game);
      if (decision.type !== 'playerRegistered') continue;
      players.push({ tournament_id: id, player_id: decision.player, name: decision.name });
    }
    await transaction.query(WRITE, [JSON.stringify([...rows.values()])]);
    await transaction.query(WRITE_PLAYERS, [JSON.stringify(players)]);
    await transaction.query(WRITE_LINKED, [JSON.stringify([...linked.values()])]);
  },
};
