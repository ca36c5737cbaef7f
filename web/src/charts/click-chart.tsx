import type { GameStore } from '../game/store';
import { MomentTable } from '../panes/moment-table';
import { texts } from '../texts/texts';
import { FoldedNumbers } from './folded-numbers';
import type { GameSeries } from './load-series';
import './chart.css';

interface ClickChartProps {
  readonly store: GameStore;
  readonly clicks: GameSeries['clicks'];
}

type Use = keyof typeof texts.game.charts.uses;
type Sums = Record<'CORP' | 'RUNNER', number>;

/** What both players spent their clicks on, up to the moment; a click jumps to where one was spent so before. */
export const ClickChart = ({ store, clicks }: ClickChartProps) => {
  const { charts } = texts.game;
  const now = store.reading.at.value;
  const sums = new Map<Use, Sums>();
  for (const { at, side, use, amount } of clicks) {
    if (at > now) break;
    const sum = sums.get(use) ?? { CORP: 0, RUNNER: 0 };
    sum[side] += amount;
    sums.set(use, sum);
  }
  const most = Math.max(1, ...[...sums.values()].flatMap(({ CORP, RUNNER }) => [CORP, RUNNER]));
  const goBack = (to: Use, by: keyof Sums): void => {
    const last = clicks.findLast(({ at, side, use }) => at < now && side === by && use === to);
    if (last !== undefined) store.go(last.at);
  };
  const rows = [...sums].sort(([, a], [, b]) => b.CORP + b.RUNNER - a.CORP - a.RUNNER);
  return (
    <figure class="chart">
      <figcaption>
        <b>{charts.clicks}</b>
        <span class="muted">{charts.by(now)}</span>
      </figcaption>
      <div class="click-rows">
        {rows.map(([use, sum]) => [
          <span key={use}>{charts.uses[use]}</span>,
          <div key={`${use}-bars`} class="click-bars">
            {(['CORP', 'RUNNER'] as const).map((side) => (
              <div
                key={side}
                class="click-line"
                title={charts.goBack}
                onClick={() => goBack(use, side)}
              >
                <div
                  class={`click-bar chart-${side === 'CORP' ? 'corp' : 'runner'}`}
                  role="img"
                  aria-label={`${texts.sides[side]}: ${sum[side]}`}
                  style={{ '--share': String((0.9 * sum[side]) / most) }}
                >
                  <span>{sum[side]}</span>
                </div>
              </div>
            ))}
          </div>,
        ])}
      </div>
      <FoldedNumbers>
        {() => (
          <MomentTable
            store={store}
            columns={[charts.side, charts.use, charts.spent]}
            rows={clicks.map(({ at, side, use, amount }, number) => ({
              ...{ number, at },
              cells: [texts.sides[side], charts.uses[use], amount],
            }))}
            none={charts.noClicks}
          />
        )}
      </FoldedNumbers>
    </figure>
  );
};
