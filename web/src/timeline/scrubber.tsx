import { useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { StoryFact } from '../game/chapters';
import type { GameStore } from '../game/store';
import type { GameSeries } from '../charts/load-series';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
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

/** Around a point: a transform would cost every step of a held key, for every mark. */
const SHAPES: Readonly<Record<Exclude<MarkKind, 'turn'>, (x: number, y: number) => string>> = {
  run: (x, y) => `M${x} ${y - 4}l4 7h-8z`,
  access: (x, y) => `M${x} ${y - 2.5}a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0 -5`,
  score: (x, y) => `M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5z`,
  damage: (x, y) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`,
};

const HEIGHT = 96;
const FLOOR = HEIGHT - 22;
const MARK_LINE = HEIGHT - 9;

interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
}

/** One of a kind in a moment: more would lie on each other. */
function marksOf(facts: readonly StoryFact[]): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { at, type } of facts) {
    const kind = MARKS[type];
    if (kind !== undefined) marks.set(`${at} ${kind}`, { at, kind });
  }
  return [...marks.values()];
}

interface ScrubberProps {
  readonly store: GameStore;
  readonly series: GameSeries | null;
}

interface SpanProps {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

const EDGE = 8;
const scaleOf = ({ width, from, to }: SpanProps) =>
  scaleLinear([from, Math.max(to, from + 1)], [EDGE, width - EDGE]);

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
  const span = { width: width.value, from, to };

  const scrub = (event: PointerEvent): void => {
    if (event.buttons !== 1 || box.current === null) return;
    const { left } = box.current.getBoundingClientRect();
    store.go(Math.round(scaleOf(span).invert(event.clientX - left)));
  };

  return (
    <div
      class="scrubber"
      ref={box}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={scrub}
    >
      <svg class="scrubber-game" width={span.width} height={HEIGHT} aria-hidden="true">
        <line class="scrubber-floor" x1={EDGE} x2={span.width - EDGE} y1={FLOOR} y2={FLOOR} />
        <Lines {...span} series={series} />
        <Marks {...span} facts={store.story.facts.value} />
      </svg>
      <Past {...span} store={store}>
        <svg width={span.width} height={HEIGHT} aria-hidden="true">
          <Lines {...span} series={series} />
        </svg>
      </Past>
      <Cursor {...span} store={store} />
    </div>
  );
};

/**
 * The lines up to where the table is. Two layers that move against each other: while a key is held
 * nothing has to be painted again.
 */
const Past = ({
  store,
  children,
  ...span
}: SpanProps & { readonly store: GameStore; readonly children: ComponentChildren }) => {
  const left = span.width - scaleOf(span)(store.at.value);
  return (
    <div class="scrubber-past" style={{ transform: `translateX(${-left}px)` }}>
      <div style={{ transform: `translateX(${left}px)` }}>{children}</div>
    </div>
  );
};

const Cursor = ({ store, ...span }: SpanProps & { readonly store: GameStore }) => {
  const { game } = texts;
  const at = store.at.value;
  const { from, to, width } = span;
  const x = scaleOf(span)(at);
  return (
    <>
      <div class="scrubber-now" style={{ transform: `translateX(${x}px)` }}>
        <span class={x > width - 140 ? 'scrubber-text scrubber-text-left' : 'scrubber-text'}>
          {game.moment(at, to)}
        </span>
      </div>
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
    </>
  );
};

const Lines = pure(({ series, ...span }: SpanProps & { readonly series: GameSeries | null }) => {
  if (series === null) return null;
  const most = Math.max(10, ...series.corpCredits, ...series.runnerCredits);
  const x = scaleOf(span);
  const y = scaleLinear([0, most], [FLOOR, 18]);
  const draw = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
    .curve(curveStepAfter);
  return (
    <>
      <path class="scrubber-line scrubber-corp" d={draw(series.corpCredits) ?? ''} />
      <path class="scrubber-line scrubber-runner" d={draw(series.runnerCredits) ?? ''} />
    </>
  );
});

const markAt = ({ at, kind }: Mark, x: number) =>
  kind === 'turn' ? (
    <line key={`${at} turn`} class="mark-turn" x1={x} x2={x} y1={FLOOR - 4} y2={FLOOR + 4} />
  ) : (
    <path key={`${at} ${kind}`} class={`mark mark-${kind}`} d={SHAPES[kind](x, MARK_LINE)} />
  );

const Marks = pure(({ facts, ...span }: SpanProps & { readonly facts: readonly StoryFact[] }) => {
  const x = scaleOf(span);
  return <g>{marksOf(facts).map((mark) => markAt(mark, x(mark.at)))}</g>;
});
