import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { useId, useMemo } from 'preact/hooks';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { saidAt, type ChartLine } from './chart-line';
import { ChartNumbers } from './chart-numbers';
import './chart.css';

interface ChartProps {
  readonly store: GameStore;
  readonly name: string;
  readonly lines: readonly ChartLine[];
  /** What the scale reaches at least: the same for charts that are read beside each other. */
  readonly most?: number;
  /** For charts of which there are many. */
  readonly isLow?: boolean;
  /** Moments that numbers are of, where each holds until the next; a click leads there. */
  readonly stops?: readonly number[];
}

const WIDTH = 340;
const HIGH = 110;
const LOW = 56;
const LEFT = 22;
/** Where a line runs that no number is large enough for. */
const ABOVE = 3;

const lastOf = (lines: readonly ChartLine[]): number =>
  Math.max(1, (lines[0]?.values.length ?? 1) - 1);

type Scale = ScaleLinear<number, number>;

/** What a game does not change while one steps through it: drawn once. */
const Grid = pure(({ y, ticks }: { readonly y: Scale; readonly ticks: number }) => (
  <>
    {y.ticks(ticks).map((tick) => (
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

const isFinite = (value: number | null): value is number => Number.isFinite(value);

const Drawing = ({ store, name, lines, most = 4, isLow = false, stops }: ChartProps) => {
  const height = isLow ? LOW : HIGH;
  const floor = height - 8;
  const past = `past-${useId()}`;
  const last = lastOf(lines);
  const { x, y, paths } = useMemo(() => {
    const top = Math.max(most, ...lines.flatMap(({ values }) => values.filter(isFinite)));
    const x = scaleLinear([0, last], [LEFT, WIDTH - 4]);
    const y = scaleLinear([0, top], [floor, 10]).nice();
    const draw = line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => x(index))
      .y((value) => (isFinite(value) ? y(value) : ABOVE))
      .curve(curveStepAfter);
    return { x, y, paths: lines.map(({ values }) => draw([...values]) ?? '') };
  }, [most, ...lines.map(({ values }) => values)]);
  const at = Math.min(store.reading.at.value, last);
  const jump = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const pointed = Math.round(x.invert(((event.clientX - left) / width) * WIDTH));
    store.go(stops?.findLast((stop) => stop <= pointed) ?? pointed);
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
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
        <rect width={x(at)} height={height} />
      </clipPath>
      <Grid y={y} ticks={isLow ? 2 : 3} />
      {lines.map(({ kind }, index) => (
        <Line key={kind} kind={kind} path={paths[index] ?? ''} past={past} />
      ))}
      <line class="chart-now" x1={x(at)} x2={x(at)} y1={ABOVE} y2={floor} />
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
          {one.name} <b>{saidAt(one, at)}</b>
        </span>
      ))}
    </figcaption>
  );
};

/** Lines over the game; a click jumps there. What comes after the moment is faint. */
export const Chart = (props: ChartProps) => (
  <figure class="chart">
    <Legend {...props} />
    <Drawing {...props} />
    <ChartNumbers store={props.store} lines={props.lines} stops={props.stops} />
  </figure>
);
