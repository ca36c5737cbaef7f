import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import type { GameSeries } from './load-series';
import './chart.css';

interface ClickChartProps {
  readonly store: GameStore;
  readonly clicks: GameSeries['clicks'];
}

type Use = keyof typeof texts.game.charts.uses;
type Sums = Record<'CORP' | 'RUNNER', number>;

/** What both players spent their clicks on, up to the moment. */
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
                class={`click-bar chart-${side === 'CORP' ? 'corp' : 'runner'}`}
                role="img"
                aria-label={`${texts.sides[side]}: ${sum[side]}`}
                style={{ '--share': String((0.9 * sum[side]) / most) }}
              >
                <span>{sum[side]}</span>
              </div>
            ))}
          </div>,
        ])}
      </div>
    </figure>
  );
};
