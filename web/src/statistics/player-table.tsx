import { PlayerRowsDocument, type Dimension, type PlayerRowsQuery } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import type { Settings } from '../ui/query';
import type { Column } from '../ui/sorted-table';
import { StatisticsRefused } from './statistics-refused';
import { filterOf, type StatisticsProps } from './filters';
import { StatisticsTable } from './statistics-table';
import { gamesAddress } from './games-address';
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

const nameIn = (row: Row): string => row.title ?? row.key ?? '';

const columns = (settings: Settings, by: Dimension): readonly Column<Row>[] => {
  const { columns: names } = texts.statistics;
  return [
    { id: 'name', name: names.name, value: nameIn },
    {
      id: 'games',
      name: names.games,
      value: ({ games }) => games,
      about: () => texts.statistics.toGames,
      leads: (row) =>
        gamesAddress(
          settings,
          by === 'PLAYER' ? { player: nameIn(row) } : { identity: nameIn(row) },
        ),
    },
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
  const { answer } = useAsked(PlayerRowsDocument, { by, filter: filterOf(settings), first: MOST });
  const given = answer.value;
  if (given === null) return <p class="muted">{texts.loading}</p>;
  if (!given.ok) return <StatisticsRefused {...{ refusal: given.refusal, onChange }} />;
  const { edges, totalCount } = given.value.playerStatistics;
  return (
    <StatisticsTable
      {...{ settings, onChange, totalCount }}
      columns={columns(settings, by)}
      rows={edges.map(({ node }) => node)}
      keyOf={({ key }) => key ?? ''}
      countOf={({ games }) => games}
      usualSort="-games"
      file="retrace-statistics"
    />
  );
};
