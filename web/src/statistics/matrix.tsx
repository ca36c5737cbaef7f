import { factsOf } from '../game/card-facts';
import { nameOf } from '../home/identity';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { csvOf, download } from '../ui/csv';
import { useAsked } from '../ui/asked';
import { MatchupsDocument } from '../api/documents';
import { StatisticsRefused } from './statistics-refused';
import { filterOf, leastOf, type StatisticsProps } from './filters';
import { gamesAddress } from './games-address';
import { matchupAddress } from './matchup-address';
import { cellsFrom, cellsOf, linesOf, type Cell } from './matchups';

const MOST = 500;
const percent = (share: number): number => Math.round(share * 100);

interface CellBoxProps {
  readonly cell: Cell;
  readonly name: string;
  readonly against: string;
  /** Where the matchup is told by itself. */
  readonly address: string | null;
}

const CellBox = ({ cell: { games, wins, low, high }, name, against, address }: CellBoxProps) => {
  const { statistics } = texts;
  const rate = statistics.wonOf(wins, games, percent(low), percent(high));
  const about = statistics.cell(name, against, rate);
  const said = `${percent(wins / games)}%`;
  return (
    <td
      class="matrix-cell"
      title={about}
      style={{ '--rate': String(wins / games), '--sure': String(1 - (high - low)) }}
    >
      {address === null ? (
        said
      ) : (
        <a href={address} aria-label={about}>
          {said}
        </a>
      )}
      <small>
        {games} · {percent(low)}–{percent(high)}
      </small>
    </td>
  );
};

/** What identities are called where no two of them are called the same. */
function shortNames(titles: readonly string[]): ReadonlyMap<string, string> {
  const names = titles.map(nameOf);
  const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return new Map(titles.map((title) => [title, isAlone(nameOf(title)) ? nameOf(title) : title]));
}

interface LineProps {
  readonly name: string;
  readonly address: string | null;
}

const Line = ({ name, address }: LineProps) =>
  address === null ? <>{name}</> : <a href={address}>{name}</a>;

/** Who beats whom. */
export const Matrix = ({ settings, onChange }: StatisticsProps) => {
  const { statistics } = texts;
  const asked = filterOf(settings);
  const { identity, opponentIdentity } = asked;
  const isNamed = identity !== undefined || opponentIdentity !== undefined;
  const filter = { ...(isNamed ? {} : { side: 'CORP' as const }), ...asked };
  const rows = filter.side ?? 'NAMED';
  const given = useAsked(MatchupsDocument, { filter, first: MOST }).answer.value;
  if (given === null) return <p class="muted">{texts.loading}</p>;
  if (!given.ok) return <StatisticsRefused {...{ refusal: given.refusal, onChange }} />;
  const { edges, totalCount } = given.value.winRates;
  if (edges.length === 0) return <p>{statistics.none}</p>;
  const nameFor = (title: string): string => {
    const facts = settings['by'] === 'faction' ? factsOf(title) : null;
    return facts === null || facts === undefined ? title : texts.factions[facts.faction];
  };
  const all = cellsOf(
    edges.map(({ node }) => node),
    nameFor,
  );
  const cells = cellsFrom(all, leastOf(settings));
  if (cells.size === 0) return <p>{statistics.few}</p>;
  const { rows: names, columns } = linesOf(cells, settings['order'] === 'name');
  // A faction is nothing that games are searched by.
  const isByFaction = settings['by'] === 'faction';
  const gamesOf = (name: string): string | null =>
    isByFaction
      ? null
      : gamesAddress(
          { ...settings, identity: '', opponentIdentity: '', side: '' },
          { identity: name },
        );
  const matchupOf = (name: string, against: string): string | null =>
    isByFaction ? null : matchupAddress(settings, name, against);
  const short = shortNames([...names, ...columns]);
  const called = (name: string): string => short.get(name) ?? name;
  const save = (): void =>
    download(
      'retrace-matchups.csv',
      'text/csv',
      csvOf([
        statistics.matrixColumns[rows],
        ...[...cells].flatMap(([name, row]) =>
          [...row].map(([against, { games, wins, low, high }]) => [
            ...[name, against],
            ...[games, wins, low, high],
          ]),
        ),
      ]),
    );
  return (
    <>
      <div class="statistics-tools">
        <Button onClick={save}>{statistics.csv}</Button>
        <span class="muted">
          {statistics.rowsOf[rows]}
          {totalCount > edges.length && ` · ${statistics.rows(edges.length, totalCount)}`}
        </span>
      </div>
      <div class="sorted-table-scroll" tabIndex={0}>
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {columns.map((against) => (
                <th key={against} scope="col">
                  <Line name={called(against)} address={gamesOf(against)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <Line name={called(name)} address={gamesOf(name)} />
                </th>
                {columns.map((against) => {
                  const cell = cells.get(name)?.get(against);
                  return cell === undefined ? (
                    <td key={against} />
                  ) : (
                    <CellBox
                      key={against}
                      {...{ cell, name: called(name), against: called(against) }}
                      address={matchupOf(name, against)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
