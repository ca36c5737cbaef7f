import { useSignal } from '@preact/signals';
import { lazy } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import type { GameSeries } from '../charts/load-series';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { Marks } from './marks';
import { EDGE, FLOOR, HEIGHT, momentAt, momentScale, type MomentSpan } from './moment-scale';
import './scrubber.css';

// Drawn when the numbers have come: the table does not wait for what draws them.
const CreditLines = lazy(() => import('./credit-lines').then((m) => m.CreditLines));

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
  const span = { width: width.value, from, to };

  const scrub = (event: PointerEvent): void => {
    if (event.buttons !== 1 || box.current === null) return;
    const { left } = box.current.getBoundingClientRect();
    store.go(momentAt(span, event.clientX - left));
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
      <svg width={span.width} height={HEIGHT} aria-hidden="true">
        <line class="scrubber-floor" x1={EDGE} x2={span.width - EDGE} y1={FLOOR} y2={FLOOR} />
        {series !== null && <CreditLines {...span} series={series} />}
        <Marks {...span} facts={store.story.facts.value} />
      </svg>
      <Cursor {...span} store={store} />
      <Range {...span} store={store} />
    </div>
  );
};

interface CursorProps extends MomentSpan {
  readonly store: GameStore;
}

/**
 * Where the table is; behind it the lines are veiled. It moves with every step, also of a held key, as
 * many a step leaves the table as it is; as a layer of its own: nothing of the scrubber is painted again.
 */
const Cursor = ({ store, ...span }: CursorProps) => {
  const x = momentScale(span)(store.at.value);
  return (
    <div class="scrubber-now" style={{ transform: `translateX(${x}px)` }}>
      {/* No pseudo-elements: the browser would work their style out at every step. */}
      <i class="scrubber-veil" />
      <i class="scrubber-dot" />
      <CursorText {...span} store={store} />
    </div>
  );
};

/** Pixels that the text takes. */
const ROOM = 140;

const CursorText = pure(({ store, ...span }: CursorProps) => {
  const at = store.reading.at.value;
  const isLeft = momentScale(span)(at) > span.width - ROOM;
  return (
    <span class={isLeft ? 'scrubber-text scrubber-text-left' : 'scrubber-text'}>
      {texts.game.moment(at, span.to)}
    </span>
  );
});

/** The same for keys and for those who hear the page. */
const Range = ({ store, from, to }: CursorProps) => {
  const { game } = texts;
  const at = store.reading.at.value;
  return (
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
  );
};
