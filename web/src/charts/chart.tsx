import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { useId, useMemo } from 'preact/hooks';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import type { ChartLine } from './chart-line';
import { ChartNumbers } from './chart-numbers';
import './chart.css';

interface ChartProps {
  readonly store: GameStore;
  readonly name: string;
  readonly lines: readonly ChartLine[];
}

const WIDTH = 340;
const HEIGHT = 110;
const LEFT = 22;
const FLOOR = HEIGHT - 8;

const lastOf = (lines: readonly ChartLine[]): number =>
  Math.max(1, (lines[0]?.values.length ?? 1) - 1);

type Scale = ScaleLinear<number, number>;

/** What a game does not change while one steps through it: drawn once. */
const Grid = pure(({ y }: { readonly y: Scale }) => (
  <>
    {y.ticks(3).map((tick) => (
      <g key={tick}>
        <line class="chart-grid" x1={LEFT} x2={WIDTH - 4} y1={y(tick)} y2={y(tick)} />
        <text class="chart-tick" x={LEFT - 4} y={y(tick) + 3.5} text-anchor="end">
          {tick}
        </text>
      </g>
    ))}
  </>
));

const Line = pure(
  (props: { readonly path: string; readonly kind: string; readonly past: string }) => (
    <g class={`chart-line chart-${props.kind}`}>
      <path class="chart-future" d={props.path} />
      <path d={props.path} clip-path={`url(#${props.past})`} />
    </g>
  ),
);

const Drawing = ({ store, name, lines }: ChartProps) => {
  const past = `past-${useId()}`;
  const last = lastOf(lines);
  const { x, y, paths } = useMemo(
    () => {
      const most = Math.max(4, ...lines.flatMap(({ values }) => values));
      const x = scaleLinear([0, last], [LEFT, WIDTH - 4]);
      const y = scaleLinear([0, most], [FLOOR, 10]).nice();
      const draw = line<number>()
        .x((_, index) => x(index))
        .y((value) => y(value))
        .curve(curveStepAfter);
      return { x, y, paths: lines.map(({ values }) => draw([...values]) ?? '') };
    },
    lines.map(({ values }) => values),
  );
  const at = Math.min(store.reading.at.value, last);
  const jump = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    store.go(Math.round(x.invert(((event.clientX - left) / width) * WIDTH)));
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="slider"
      tabIndex={0}
      aria-label={texts.game.charts.jump(name)}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={texts.game.moment(at, last)}
      onClick={jump}
    >
      <clipPath id={past}>
        <rect width={x(at)} height={HEIGHT} />
      </clipPath>
      <Grid y={y} />
      {lines.map(({ kind }, index) => (
        <Line key={kind} kind={kind} path={paths[index] ?? ''} past={past} />
      ))}
      <line class="chart-now" x1={x(at)} x2={x(at)} y1="4" y2={FLOOR} />
    </svg>
  );
};

const Legend = ({ store, name, lines }: ChartProps) => {
  const at = Math.min(store.reading.at.value, lastOf(lines));
  return (
    <figcaption>
      <b>{name}</b>
      {lines.map((one) => (
        <span key={one.name} class={`chart-key chart-${one.kind}`}>
          {one.name} <b>{one.values[at]}</b>
        </span>
      ))}
    </figcaption>
  );
};

/** Lines over the game; a click jumps there. What comes after the moment is faint. */
export const Chart = ({ store, name, lines }: ChartProps) => (
  <figure class="chart">
    <Legend store={store} name={name} lines={lines} />
    <Drawing store={store} name={name} lines={lines} />
    <ChartNumbers store={store} lines={lines} />
  </figure>
);
