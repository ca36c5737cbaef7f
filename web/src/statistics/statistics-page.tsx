import { texts } from '../texts/texts';
import { Head } from '../ui/head';
import { useSettings } from '../ui/query';
import { Segmented } from '../ui/segmented';
import { setTitle } from '../ui/title';
import { CardTable } from './card-table';
import { Filters } from './filters';
import { Matrix } from './matrix';
import { PlayerTable } from './player-table';

const VIEWS = ['players', 'identities', 'cards', 'matrix'] as const;
type View = (typeof VIEWS)[number];

/** Counts over all finished games that are open; every setting stands in the address. */
export const StatisticsPage = () => {
  const { statistics } = texts;
  const [settings, change] = useSettings();
  const view: View = VIEWS.find((one) => one === settings['view']) ?? 'players';
  setTitle(statistics.views[view], texts.nav.statistics);
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
        {view === 'players' && <PlayerTable {...shared} by="PLAYER" />}
        {view === 'identities' && <PlayerTable {...shared} by="IDENTITY" />}
        {view === 'cards' && <CardTable {...shared} />}
        {view === 'matrix' && <Matrix {...shared} />}
      </main>
    </>
  );
};
