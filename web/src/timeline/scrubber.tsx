import { useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { StoryFact } from '../game/chapters';
import type { GameStore } from '../game/store';
import type { GameSeries } from '../charts/load-series';
import { texts } from '../texts/texts';
import './scrubber.css';

type MarkKind = 'run' | 'access' | 'score' | 'damage' | 'turn';

const MARKS: Readonly<Record<string, MarkKind>> = {
  'run-began': 'run',
  accessed: 'access',
  scored: 'score',
  stolen: 'score',
  'damage-suffered': 'damage',
  'turn-ended': 'turn',
};

const SHAPES: Readonly<Record<Exclude<MarkKind, 'turn'>, string>> = {
  run: 'M0 -4l4 7h-8z',
  access: 'M0 -2.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0 -5',
  score: 'M0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z',
  damage: 'M-3.5 -3.5h7v7h-7z',
};

const HEIGHT = 96;
const FLOOR = HEIGHT - 22;
const MARK_LINE = HEIGHT - 9;

const marksOf = (facts: readonly StoryFact[]) =>
  facts.flatMap(({ at, type }) => {
    const kind = MARKS[type];
    return kind === undefined ? [] : [{ at, kind }];
  });

interface ScrubberProps {
  readonly store: GameStore;
  readonly series: GameSeries | null;
}

/** The whole game as a line: both players' credits, what happened, and where the table is. */
export const Scrubber = ({ store, series }: ScrubberProps) => {
  const width = useSignal(600);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watching = new ResizeObserver(() => (width.value = element.clientWidth));
    watching.observe(element);
    return () => watching.disconnect();
  }, [width]);
  const { from, to } = store.extent.value;
  const x = scaleLinear([from, Math.max(to, from + 1)], [8, width.value - 8]);
  const facts = store.story.facts.value;
  const at = store.at.value;
  const { game } = texts;

  const scrub = (event: PointerEvent): void => {
    if (event.buttons !== 1 || box.current === null) return;
    const { left } = box.current.getBoundingClientRect();
    store.go(Math.round(x.invert(event.clientX - left)));
  };

  return (
    <div class="scrubber" ref={box}>
      <svg
        width={width.value}
        height={HEIGHT}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={scrub}
      >
        <Lines series={series} width={width.value} from={from} to={to} at={at} />
        <Marks facts={facts} width={width.value} from={from} to={to} />
        <g transform={`translate(${x(at)} 0)`}>
          <line class="scrubber-now" y1="4" y2={HEIGHT - 4} />
          <circle class="scrubber-knob" cy={MARK_LINE} r="6" />
        </g>
        <text
          class="scrubber-text"
          x={x(at) + (x(at) > width.value - 140 ? -8 : 8)}
          y="13"
          text-anchor={x(at) > width.value - 140 ? 'end' : 'start'}
        >
          {game.moment(at, to)}
        </text>
      </svg>
      <input
        class="scrubber-range"
        type="range"
        min={from}
        max={Math.max(to, from)}
        value={at}
        aria-label={game.scrubber}
        aria-valuetext={game.moment(at, to)}
        onInput={({ currentTarget }) => store.go(Number(currentTarget.value))}
      />
    </div>
  );
};

interface SpanProps {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

const Lines = ({
  series,
  width,
  from,
  to,
  at,
}: SpanProps & { readonly series: GameSeries | null; readonly at: number }) => {
  const paths = usePaths(series, width, from, to);
  const x = scaleLinear([from, Math.max(to, from + 1)], [8, width - 8]);
  if (paths === null)
    return <line class="scrubber-floor" x1="8" x2={width - 8} y1={FLOOR} y2={FLOOR} />;
  return (
    <>
      <clipPath id="scrubber-past">
        <rect width={x(at)} height={HEIGHT} />
      </clipPath>
      <line class="scrubber-floor" x1="8" x2={width - 8} y1={FLOOR} y2={FLOOR} />
      {paths.map(({ side, d }) => (
        <g key={side} class={`scrubber-line scrubber-${side}`}>
          <path class="scrubber-future" d={d} />
          <path d={d} clip-path="url(#scrubber-past)" />
        </g>
      ))}
    </>
  );
};

/** Paths of the whole game are worked out once for a width. */
function usePaths(series: GameSeries | null, width: number, from: number, to: number) {
  const kept = useRef<{ of: unknown[]; paths: readonly { side: string; d: string }[] } | null>(
    null,
  );
  if (series === null) return null;
  const of = [series, width, from, to];
  if (kept.current?.of.every((one, index) => one === of[index]) === true) return kept.current.paths;
  const most = Math.max(10, ...series.corpCredits, ...series.runnerCredits);
  const x = scaleLinear([from, Math.max(to, from + 1)], [8, width - 8]);
  const y = scaleLinear([0, most], [FLOOR, 18]);
  const draw = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
    .curve(curveStepAfter);
  const paths = [
    { side: 'corp', d: draw(series.corpCredits) ?? '' },
    { side: 'runner', d: draw(series.runnerCredits) ?? '' },
  ];
  kept.current = { of, paths };
  return paths;
}

const Marks = ({
  facts,
  width,
  from,
  to,
}: SpanProps & { readonly facts: readonly StoryFact[] }) => {
  const kept = useRef<{ of: unknown[]; drawn: ComponentChild } | null>(null);
  const of = [facts, width, from, to];
  if (kept.current?.of.every((one, index) => one === of[index]) !== true) {
    const x = scaleLinear([from, Math.max(to, from + 1)], [8, width - 8]);
    kept.current = {
      of,
      drawn: (
        <g>
          {marksOf(facts).map(({ at, kind }, index) =>
            kind === 'turn' ? (
              <line
                key={index}
                class="mark-turn"
                x1={x(at)}
                x2={x(at)}
                y1={FLOOR - 4}
                y2={FLOOR + 4}
              />
            ) : (
              <path
                key={index}
                class={`mark mark-${kind}`}
                d={SHAPES[kind]}
                transform={`translate(${x(at)} ${MARK_LINE})`}
              />
            ),
          )}
        </g>
      ),
    };
  }
  return <>{kept.current.drawn}</>;
};
