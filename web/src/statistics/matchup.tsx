import { MatchupDocument } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { filterOf, type StatisticsProps } from './filters';
import { gamesAddress } from './games-address';
import { matchupAddress, matrixAddress } from './matchup-address';
import { StatisticsRefused } from './statistics-refused';

const percent = (share: number): number => Math.round(share * 100);

/** One identity against another: how it went, who played it, and where its games are. */
export const Matchup = ({ settings, onChange }: StatisticsProps) => {
  const { statistics } = texts;
  const given = useAsked(MatchupDocument, { filter: filterOf(settings) }).answer.value;
  if (given === null) return <p class="muted">{texts.loading}</p>;
  if (!given.ok) return <StatisticsRefused {...{ refusal: given.refusal, onChange }} />;
  const { winRates, players } = given.value;
  const [found] = winRates.edges;
  if (found === undefined) return <p>{statistics.none}</p>;
  const { key, title, against, againstTitle, rate } = found.node;
  const [name, other] = [title ?? key, againstTitle ?? against ?? ''];
  return (
    <section class="matchup">
      <h2>{statistics.matchup(name, other)}</h2>
      <p>
        <b>{percent(rate.wins / rate.games)}%</b>{' '}
        {statistics.wonOf(rate.wins, rate.games, percent(rate.low), percent(rate.high))}
      </p>
      <p class="matchup-ways">
        <a href={gamesAddress(settings, { identity: name, opponentIdentity: other })}>
          {statistics.theseGames(rate.games)}
        </a>
        <a href={matchupAddress(settings, other, name)}>{statistics.otherSide}</a>
        <a href={matrixAddress(settings)}>{statistics.allMatchups}</a>
      </p>
      <div class="sorted-table-scroll" tabIndex={0}>
        <table class="sorted-table">
          <caption>{statistics.players}</caption>
          <thead>
            <tr>
              {[statistics.player, statistics.columns.games, statistics.columns.winRate].map(
                (column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {players.edges.map(({ node }) => (
              <tr key={node.key}>
                <td>
                  <a
                    href={gamesAddress(settings, {
                      player: node.key,
                      identity: name,
                      opponentIdentity: other,
                    })}
                  >
                    {node.key}
                  </a>
                </td>
                <td>{node.rate.games}</td>
                <td>
                  {percent(node.rate.wins / node.rate.games)}% ({percent(node.rate.low)}–
                  {percent(node.rate.high)})
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {players.totalCount > players.edges.length && (
        <p class="muted">{statistics.rows(players.edges.length, players.totalCount)}</p>
      )}
    </section>
  );
};
