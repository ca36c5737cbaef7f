import { PlayerRowsDocument, type Dimension, type PlayerRowsQuery } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { csvOf, download } from '../ui/csv';
import { Notice } from '../ui/notice';
import { sorted, SortedTable, type Column } from '../ui/sorted-table';
import { filterOf, leastOf, type StatisticsProps } from './filters';
import { wilson } from './wilson';

type Row = PlayerRowsQuery['playerStatistics']['edges'][number]['node'];

const MOST = 200;
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const rate = ({ wins, games }: Row): number => (games === 0 ? 0 : wins / games);
const each = (read: (row: Row) => number) => ({
  value: (row: Row) => (row.games === 0 ? 0 : read(row) / row.games),
  text: (row: Row) => (row.games === 0 ? '' : (read(row) / row.games).toFixed(1)),
});
const runsOf = ({ runs: { hq, rd, archives, remotes } }: Row): number =>
  hq.runs + rd.runs + archives.runs + remotes.runs;

export const winText = (wins: number, games: number): string => {
  const { low, high } = wilson(wins, games);
  return `${percent(games === 0 ? 0 : wins / games)} (${percent(low)}–${percent(high)})`;
};

const columns = (): readonly Column<Row>[] => {
  const { columns: names } = texts.statistics;
  return [
    { id: 'name', name: names.name, value: (row) => row.title ?? row.key ?? '' },
    { id: 'games', name: names.games, value: ({ games }) => games },
    {
      id: 'won',
      name: names.winRate,
      value: rate,
      text: ({ wins, games }) => winText(wins, games),
      about: () => texts.statistics.interval,
    },
    { id: 'turns', name: names.turns, ...each(({ turns }) => turns) },
    { id: 'credits', name: names.credits, ...each(({ creditsGained }) => creditsGained) },
    { id: 'runs', name: names.runs, ...each(runsOf) },
    { id: 'accesses', name: names.accesses, ...each(({ accesses }) => accesses) },
    {
      id: 'points',
      name: names.points,
      ...each(({ pointsScored, pointsStolen }) => pointsScored + pointsStolen),
    },
  ];
};

export const PlayerTable = ({
  settings,
  onChange,
  by,
}: StatisticsProps & { readonly by: Dimension }) => {
  const { statistics } = texts;
  const { answer } = useAsked(PlayerRowsDocument, { by, filter: filterOf(settings), first: MOST });
  const given = answer.value;
  if (given === null) return <p class="muted">{texts.loading}</p>;
  if (!given.ok) return <Notice refusal={given.refusal} />;
  const { edges, totalCount } = given.value.playerStatistics;
  const sort = settings['sort'] ?? '-games';
  const shown = columns();
  const least = leastOf(settings);
  const rows = sorted(
    edges.map(({ node }) => node).filter(({ games }) => games >= least),
    shown,
    sort,
  );
  if (edges.length === 0) return <p>{statistics.none}</p>;
  const save = (): void =>
    download(
      'retrace-statistics.csv',
      'text/csv',
      csvOf([
        shown.map(({ name }) => name),
        ...rows.map((row) => shown.map(({ value }) => value(row))),
      ]),
    );
  return (
    <>
      <div class="statistics-tools">
        <Button onClick={save}>{statistics.csv}</Button>
        <span class="muted">{statistics.rows(rows.length, totalCount)}</span>
      </div>
      <SortedTable
        columns={shown}
        rows={rows}
        keyOf={({ key }) => key ?? ''}
        sort={sort}
        onSort={(column) => onChange({ sort: column })}
      />
      {rows.length === 0 && <p>{statistics.few}</p>}
    </>
  );
};
