import { ShownTournamentDocument } from '../api/documents';
import { keysOfWork } from '../api/held-works';
import { texts } from '../texts/texts';
import { AddWorkKey } from '../ui/add-work-key';
import { useAsked } from '../ui/asked';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { setTitle } from '../ui/title';
import { BracketDrawing } from './bracket';
import { matchResult } from './match-result';
import { OrganiseMatch } from './organise/organise-match';
import { OrganisePanel } from './organise/organise-panel';
import type { Organising } from './organise/organising';
import type { NameOf, Tournament } from './tournament';
import { TournamentFiles } from './tournament-files';
import '../ui/sorted-table.css';
import '../ui/rows.css';

const Standings = ({ standings }: { readonly standings: NonNullable<Tournament['standings']> }) => {
  const { lists } = texts;
  return (
    <section>
      <h2>{lists.standings}</h2>
      <div class="sorted-table-scroll" tabIndex={0}>
        <table class="sorted-table">
          <thead>
            <tr>
              {[lists.name, lists.rank, lists.prestige, lists.strength].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.rows.map(({ rank, prestige, strengthOfSchedule, player }) => (
              <tr key={player.id}>
                <td>{player.name}</td>
                <td>{rank}</td>
                <td>{prestige}</td>
                <td>{strengthOfSchedule.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const GameLinks = ({ games }: { readonly games: readonly (string | null)[] }) => (
  <>
    {games.map((game, index) =>
      game === null ? null : (
        <a key={game} href={`/games/${game}`}>
          {texts.lists.game(index + 1)}
        </a>
      ),
    )}
  </>
);

interface RoundsProps {
  readonly rounds: Tournament['rounds'];
  readonly nameOf: NameOf;
  /** For who may change results. */
  readonly organising: Organising | null;
}

const Rounds = ({ rounds, nameOf, organising }: RoundsProps) => {
  const { lists } = texts;
  if (rounds.length === 0) return <p class="muted">{lists.noRounds}</p>;
  return (
    <>
      {rounds.toReversed().map(({ number, by, matches, bye }) => (
        <section key={number}>
          <h2>{lists.round(number)}</h2>
          {by === 'ORGANISER' && <p class="muted">{lists.byHand}</p>}
          <ul class="rows">
            {matches.map((match) => (
              <li key={match.table} class="row">
                <span>
                  {lists.table} {match.table}:{' '}
                  {match.players.map(nameOf).join(` ${texts.against} `)}
                </span>
                <span class="muted">
                  {matchResult(match)} <GameLinks games={match.games} />
                </span>
                {organising !== null && (
                  <OrganiseMatch {...organising} round={number} match={match} />
                )}
              </li>
            ))}
            {bye !== null && (
              <li class="row">
                {nameOf(bye)}: {lists.bye}
              </li>
            )}
          </ul>
        </section>
      ))}
    </>
  );
};

/** What players are called; those who are called the same are told apart by their ids. */
function namesOf(players: Tournament['players']): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of players) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    players.map(({ id, name }) => [id, (counts.get(name) ?? 0) > 1 ? `${name} (${id})` : name]),
  );
}

/** A tournament with its rounds, standings and bracket; results lead to their games. */
export const TournamentPage = ({ id = '' }: { readonly id?: string }) => {
  const { lists } = texts;
  const { answer, again } = useAsked(ShownTournamentDocument, { id });
  const given = answer.value;
  const tournament = given?.ok === true ? given.value.tournament : null;
  const names = namesOf(tournament?.players ?? []);
  const nameOf: NameOf = (player) => (player === null ? '…' : (names.get(player) ?? player));
  const keys = keysOfWork(id);
  const organising =
    tournament === null || keys.length === 0
      ? null
      : { tournament, keys, nameOf, onChanged: again };
  const isMissing = given?.ok === true && tournament === null;
  setTitle(tournament?.settings.name ?? (isMissing ? lists.noTournament : lists.tournaments));
  return (
    <>
      <Head at="/tournaments" />
      <main class="sheet">
        {given?.ok === false && <Notice refusal={given.refusal} />}
        {given?.ok === true && tournament === null && <p>{lists.noTournament}</p>}
        {tournament !== null && (
          <>
            <h1>{tournament.settings.name}</h1>
            <p class="muted">
              {[
                tournament.settings.date,
                tournament.settings.organiser,
                texts.formats.said(tournament.settings.format),
                lists.players(tournament.players.length),
              ].join(' · ')}
            </p>
            <p>
              <b>{lists.phase(texts.phases[tournament.phase])}</b>
              {` · ${lists.roundsOf(tournament.rounds.length, tournament.settings.rounds)} · ${lists.cut(tournament.settings.cut)} · ${lists.minutes(
                tournament.settings.roundMinutes,
                tournament.settings.cut === 0 ? null : tournament.settings.cutMinutes,
              )}`}
            </p>
            {organising !== null && <OrganisePanel {...organising} />}
            <AddWorkKey of={{ work: 'tournament', id, title: tournament.settings.name }} />
            {tournament.standings !== null && <Standings standings={tournament.standings} />}
            {tournament.bracket !== null && (
              <BracketDrawing bracket={tournament.bracket} nameOf={nameOf} />
            )}
            <Rounds rounds={tournament.rounds} nameOf={nameOf} organising={organising} />
            <TournamentFiles
              id={tournament.id}
              name={tournament.settings.name}
              parts={{
                pairings: tournament.rounds.length > 0,
                standings: tournament.standings !== null,
                bracket: tournament.bracket !== null,
              }}
            />
          </>
        )}
      </main>
    </>
  );
};
