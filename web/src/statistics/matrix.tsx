import { factsOf } from '../game/card-facts';
import { nameOf } from '../home/identity';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { csvOf, download } from '../ui/csv';
import { Notice } from '../ui/notice';
import { filterOf, leastOf, type StatisticsProps } from './filters';
import { useMatchups, type Matchup } from './load-matrix';
import { wilson } from './wilson';

const percent = (share: number): number => Math.round(share * 100);

/** Games of the same row and column together. */
function gathered(matchups: readonly Matchup[], nameFor: (title: string) => string) {
  const cells = new Map<string, Map<string, { games: number; wins: number }>>();
  for (const { corp, runner, games, wins } of matchups) {
    const row = cells.get(nameFor(corp)) ?? new Map<string, { games: number; wins: number }>();
    const cell = row.get(nameFor(runner)) ?? { games: 0, wins: 0 };
    row.set(nameFor(runner), { games: cell.games + games, wins: cell.wins + wins });
    cells.set(nameFor(corp), row);
  }
  return cells;
}

const Cell = ({ games, wins }: { readonly games: number; readonly wins: number }) => {
  const { low, high } = wilson(wins, games);
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

/** Who beats whom. */
export const Matrix = ({ settings }: StatisticsProps) => {
  const { statistics } = texts;
  const { player, since } = filterOf(settings);
  const loaded = useMatchups({
    ...(typeof player === 'string' ? { player } : {}),
    ...(since === undefined || since === null ? {} : { since }),
  }).value;
  if (loaded === null) return <p class="muted">{texts.loading}</p>;
  if (loaded.refusal !== null) return <Notice refusal={loaded.refusal} />;
  if (loaded.matchups.length === 0) return <p>{statistics.none}</p>;
  const nameFor = (title: string): string =>
    settings['by'] === 'faction' ? (factsOf(title)?.faction ?? title) : title;
  const cells = gathered(loaded.matchups, nameFor);
  const least = leastOf(settings);
  const runners = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))].sort();
  const called = shortNames([...cells.keys(), ...runners]);
  const save = (): void =>
    download(
      'retrace-matchups.csv',
      'text/csv',
      csvOf([
        ['corp', 'runner', 'games', 'corp wins'],
        ...[...cells].flatMap(([corp, row]) =>
          [...row].map(([runner, { games, wins }]) => [corp, runner, games, wins]),
        ),
      ]),
    );
  return (
    <>
      <div class="statistics-tools">
        <Button onClick={save}>{statistics.csv}</Button>
        <span class="muted">{statistics.corpAgainst}</span>
      </div>
      <div class="sorted-table-scroll" tabIndex={0}>
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {runners.map((runner) => (
                <th key={runner} scope="col">
                  {called.get(runner)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...cells].map(([corp, row]) => (
              <tr key={corp}>
                <th scope="row">{called.get(corp)}</th>
                {runners.map((runner) => {
                  const cell = row.get(runner);
                  return cell === undefined || cell.games < least ? (
                    <td key={runner} />
                  ) : (
                    <Cell key={runner} {...cell} />
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
