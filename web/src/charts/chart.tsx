import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { useId, useMemo } from 'preact/hooks';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import './chart.css';

interface ChartLine {
  readonly name: string;
  /** Which colour it has. */
  readonly kind: string;
  readonly values: readonly number[];
}

interface ChartProps {
  readonly store: GameStore;
  readonly name: string;
  readonly lines: readonly ChartLine[];
}

const WIDTH = 340;
const HEIGHT = 110;
const LEFT = 22;
const FLOOR = HEIGHT - 8;

/** Lines over the game; a click jumps there. What comes after the moment is faint. */
export const Chart = ({ store, name, lines }: ChartProps) => {
  const { charts } = texts.game;
  const past = `past-${useId()}`;
  const last = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const most = Math.max(4, ...lines.flatMap(({ values }) => values));
  const x = scaleLinear([0, last], [LEFT, WIDTH - 4]);
  const y = scaleLinear([0, most], [FLOOR, 10]).nice();
  const paths = useMemo(
    () => {
      const draw = line<number>()
        .x((_, index) => x(index))
        .y((value) => y(value))
        .curve(curveStepAfter);
      return lines.map(({ values }) => draw([...values]) ?? '');
    },
    lines.map(({ values }) => values),
  );
  const at = Math.min(store.at.value, last);
  const jump = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    store.go(Math.round(x.invert(((event.clientX - left) / width) * WIDTH)));
  };
  return (
    <figure class="chart">
      <figcaption>
        <b>{name}</b>
        {lines.map((one) => (
          <span key={one.name} class={`chart-key chart-${one.kind}`}>
            {one.name} <b>{one.values[at]}</b>
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="slider"
        tabIndex={0}
        aria-label={charts.jump(name)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={texts.game.moment(at, last)}
        onClick={jump}
      >
        <clipPath id={past}>
          <rect width={x(at)} height={HEIGHT} />
        </clipPath>
        {y.ticks(3).map((tick) => (
          <g key={tick}>
            <line class="chart-grid" x1={LEFT} x2={WIDTH - 4} y1={y(tick)} y2={y(tick)} />
            <text class="chart-tick" x={LEFT - 4} y={y(tick) + 3.5} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {lines.map(({ kind }, index) => (
          <g key={kind} class={`chart-line chart-${kind}`}>
            <path class="chart-future" d={paths[index]} />
            <path d={paths[index]} clip-path={`url(#${past})`} />
          </g>
        ))}
        <line class="chart-now" x1={x(at)} x2={x(at)} y1="4" y2={FLOOR} />
      </svg>
      <details class="chart-numbers">
        <summary>{charts.numbers}</summary>
        <div class="chart-numbers-scroll" tabIndex={0}>
          <table class="pane-table">
            <thead>
              <tr>
                <th scope="col">{texts.game.panes.columns.at}</th>
                {lines.map((one) => (
                  <th key={one.name} scope="col">
                    {one.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changesOf(lines, store.at.value).map((moment) => (
                <tr key={moment}>
                  <td>
                    <button type="button" class="pane-jump" onClick={() => store.go(moment)}>
                      {moment}
                    </button>
                  </td>
                  {lines.map((one) => (
                    <td key={one.name}>{one.values[moment]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};

/** Moments in which a number became another, up to the present one. */
const changesOf = (lines: readonly ChartLine[], until: number): readonly number[] => {
  const [first] = lines;
  if (first === undefined) return [];
  return first.values.flatMap((_, at) =>
    at <= until && (at === 0 || lines.some(({ values }) => values[at] !== values[at - 1]))
      ? [at]
      : [],
  );
};
