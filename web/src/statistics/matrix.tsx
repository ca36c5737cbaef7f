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
import { cellsFrom, cellsOf, linesOf, type Cell } from './matchups';

const MOST = 500;
const percent = (share: number): number => Math.round(share * 100);

const CellBox = ({ games, wins, low, high }: Cell) => {
  const about = texts.statistics.cell(wins, games, percent(low), percent(high));
  return (
    <td
      class="matrix-cell"
      title={about}
      style={{ '--rate': String(wins / games), '--sure': String(1 - (high - low)) }}
    >
      {percent(wins / games)}%
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
  const { player, since, until } = filterOf(settings);
  const filter = { side: 'CORP' as const, player, since, until };
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
  const { rows: corps, columns: runners } = linesOf(cells, settings['order'] === 'name');
  // A faction is nothing that games are searched by.
  const gamesOf = (identity: string): string | null =>
    settings['by'] === 'faction'
      ? null
      : gamesAddress({ ...settings, identity: '', side: '' }, { identity });
  const called = shortNames([...corps, ...runners]);
  const save = (): void =>
    download(
      'retrace-matchups.csv',
      'text/csv',
      csvOf([
        statistics.matrixColumns,
        ...[...cells].flatMap(([corp, row]) =>
          [...row].map(([runner, { games, wins, low, high }]) => [
            ...[corp, runner],
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
          {statistics.corpAgainst}
          {totalCount > edges.length && ` · ${statistics.rows(edges.length, totalCount)}`}
        </span>
      </div>
      <div class="sorted-table-scroll" tabIndex={0}>
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {runners.map((runner) => (
                <th key={runner} scope="col">
                  <Line name={called.get(runner) ?? runner} address={gamesOf(runner)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {corps.map((corp) => (
              <tr key={corp}>
                <th scope="row">
                  <Line name={called.get(corp) ?? corp} address={gamesOf(corp)} />
                </th>
                {runners.map((runner) => {
                  const cell = cells.get(corp)?.get(runner);
                  return cell === undefined ? (
                    <td key={runner} />
                  ) : (
                    <CellBox key={runner} {...cell} />
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
