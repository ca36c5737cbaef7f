import { CardRowsDocument, type CardRowsQuery } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import type { Settings } from '../ui/query';
import type { Column } from '../ui/sorted-table';
import { StatisticsRefused } from './statistics-refused';
import { filterOf, type StatisticsProps } from './filters';
import { gamesAddress } from './games-address';
import { winText } from './player-table';
import { StatisticsTable } from './statistics-table';

type Row = CardRowsQuery['cardStatistics']['edges'][number]['node'];

const MOST = 500;

const nameIn = (row: Row): string => row.title ?? row.key ?? '';

const columns = (settings: Settings): readonly Column<Row>[] => {
  const { columns: names } = texts.statistics;
  return [
    { id: 'name', name: names.name, value: nameIn },
    { id: 'decks', name: names.decks, value: ({ decks }) => decks },
    { id: 'copies', name: names.copies, value: ({ copies }) => copies },
    {
      id: 'won',
      name: names.winRate,
      value: ({ wins, decks }) => (decks === 0 ? 0 : wins / decks),
      text: ({ wins, decks }) => winText(wins, decks),
    },
    {
      id: 'seen',
      name: names.seen,
      value: ({ seen }) => seen,
      about: () => texts.statistics.toGamesSeen,
      leads: (row) => gamesAddress(settings, { card: nameIn(row) }),
    },
    {
      id: 'seenwon',
      name: names.winSeen,
      value: ({ winsSeen, seen }) => (seen === 0 ? 0 : winsSeen / seen),
      text: ({ winsSeen, seen }) => winText(winsSeen, seen),
    },
    { id: 'plays', name: names.plays, value: ({ plays }) => plays },
    { id: 'installs', name: names.installs, value: ({ installs }) => installs },
    { id: 'uses', name: names.uses, value: ({ uses }) => uses },
  ];
};

export const CardTable = ({ settings, onChange }: StatisticsProps) => {
  const { answer } = useAsked(CardRowsDocument, { filter: filterOf(settings), first: MOST });
  const given = answer.value;
  if (given === null) return <p class="muted">{texts.loading}</p>;
  if (!given.ok) return <StatisticsRefused {...{ refusal: given.refusal, onChange }} />;
  const { edges, totalCount } = given.value.cardStatistics;
  return (
    <StatisticsTable
      {...{ settings, onChange, totalCount }}
      columns={columns(settings)}
      rows={edges.map(({ node }) => node)}
      keyOf={({ key }) => key ?? ''}
      countOf={({ decks }) => decks}
      usualSort="-decks"
      file="retrace-cards"
    />
  );
};
