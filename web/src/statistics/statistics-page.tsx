import { texts } from '../texts/texts';
import { Head } from '../ui/head';
import { misreadIn, type Readable } from '../ui/misread';
import { MisreadNotice } from '../ui/misread-notice';
import { useSettings } from '../ui/query';
import { Segmented } from '../ui/segmented';
import { setTitle } from '../ui/title';
import { CardTable } from './card-table';
import { Filters, type StatisticsProps } from './filters';
import { Matchup } from './matchup';
import { Matrix } from './matrix';
import { PlayerTable } from './player-table';

const VIEWS = ['players', 'identities', 'cards', 'matrix'] as const;
type View = (typeof VIEWS)[number];

const StatisticsView = ({ view, ...shared }: StatisticsProps & { readonly view: View }) => {
  switch (view) {
    case 'players':
      return <PlayerTable {...shared} by="PLAYER" />;
    case 'identities':
      return <PlayerTable {...shared} by="IDENTITY" />;
    case 'cards':
      return <CardTable {...shared} />;
    case 'matrix': {
      const { identity, opponentIdentity } = shared.settings;
      return identity !== undefined && opponentIdentity !== undefined ? (
        <Matchup {...shared} />
      ) : (
        <Matrix {...shared} />
      );
    }
  }
};

const readable = (): readonly Readable[] => {
  const { statistics: names } = texts;
  const { byIdentity, byFaction, orderGames, orderName } = names;
  return [
    { name: 'view', label: names.viewLabel, as: names.views },
    { name: 'side', label: names.side, as: texts.sides },
    { name: 'by', label: names.by, as: { identity: byIdentity, faction: byFaction } },
    { name: 'order', label: names.order, as: { games: orderGames, name: orderName } },
    { name: 'since', label: names.since, as: 'day' },
    { name: 'until', label: names.until, as: 'day' },
    { name: 'least', label: names.least, as: 'count' },
  ];
};

/** Counts over all finished games that are open; every setting stands in the address. */
export const StatisticsPage = () => {
  const { statistics } = texts;
  const [settings, change] = useSettings();
  const view: View = VIEWS.find((one) => one === settings['view']) ?? 'players';
  setTitle(statistics.views[view], texts.nav.statistics);
  const misread = misreadIn(settings, readable());
  const shared = { settings, onChange: change };
  return (
    <>
      <Head at="/statistics" />
      <main class="sheet">
        <h1>{texts.nav.statistics}</h1>
        <div>
          <Segmented
            label={statistics.viewLabel}
            value={view}
            choices={VIEWS.map((value) => ({ value, label: statistics.views[value] }))}
            onChoose={(value) => change({ view: value === 'players' ? '' : value, sort: '' })}
          />
        </div>
        <Filters {...shared} isMatrix={view === 'matrix'} />
        {misread !== null && <MisreadNotice misread={misread} onChange={change} />}
        {misread === null && <StatisticsView {...shared} view={view} />}
      </main>
    </>
  );
};
