import type { ReadonlySignal } from '@preact/signals';
import type { Answer } from '../api/ask';
import { isObserved } from '../game/log-file';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { Chart } from './chart';
import { ClickChart } from './click-chart';
import type { GameSeries } from './load-series';
import { PaneBody } from '../panes/pane-body';

interface ChartsPaneProps {
  readonly store: GameStore;
  readonly series: ReadonlySignal<Answer<GameSeries> | null>;
}

interface ChartsProps {
  readonly store: GameStore;
  readonly numbers: GameSeries;
}

/** Numbers over the game; one cursor with the table. */
export const ChartsPane = ({ store, series }: ChartsPaneProps) =>
  store.hasMoments.value ? (
    <PaneBody answer={series}>{(numbers) => <Charts store={store} numbers={numbers} />}</PaneBody>
  ) : (
    <p class="pane-body muted">{isObserved(store) ? texts.game.noTable : texts.game.nothing}</p>
  );

const Charts = ({ store, numbers }: ChartsProps) => {
  const { charts } = texts.game;
  const both = (corp: readonly number[], runner: readonly number[]) => [
    { name: charts.corp, kind: 'corp', values: corp },
    { name: charts.runner, kind: 'runner', values: runner },
  ];
  return (
    <>
      <Chart
        store={store}
        name={charts.credits}
        lines={both(numbers.corpCredits, numbers.runnerCredits)}
      />
      <Chart
        store={store}
        name={charts.cards}
        lines={both(numbers.corpCards, numbers.runnerCards)}
      />
      <Chart
        store={store}
        name={charts.points}
        lines={both(numbers.corpPoints, numbers.runnerPoints)}
      />
      <Chart
        store={store}
        name={charts.trouble}
        lines={[
          { name: charts.tags, kind: 'runner', values: numbers.tags },
          { name: charts.badPublicity, kind: 'corp', values: numbers.badPublicity },
        ]}
      />
      <Chart
        store={store}
        name={charts.board}
        lines={[
          { name: charts.ice, kind: 'corp', values: numbers.ice },
          { name: charts.rezzedIce, kind: 'corp-more', values: numbers.rezzedIce },
          { name: charts.programs, kind: 'runner', values: numbers.programs },
        ]}
      />
      <ClickChart store={store} clicks={numbers.clicks} />
    </>
  );
};
