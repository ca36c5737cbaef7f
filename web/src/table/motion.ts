import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Moment } from '../game/position';

/** Steps that follow faster than this are not shown moving: nobody would see it. */
const CALM = 160;
const DURATION = 220;

const isCalm = matchMedia('(prefers-reduced-motion: no-preference)');

type Places = ReadonlyMap<string, DOMRect>;

const handleOf = (card: HTMLElement): string => card.dataset['handle'] ?? '';

const placesIn = (root: HTMLElement): Places =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.card[data-handle]')].map((card) => [
      handleOf(card),
      card.getBoundingClientRect(),
    ]),
  );

/** Those that changed go from where they were to where they are. */
function move(root: HTMLElement, places: Places): void {
  for (const card of root.querySelectorAll<HTMLElement>('.card-changed[data-handle]')) {
    const from = places.get(handleOf(card));
    if (from === undefined) continue;
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'ease-out',
    });
  }
}

/**
 * Cards that went from one place to another go there before one's eyes. Where they lie is read when the
 * table has been still for a while: in the midst of a step the browser would have to lay it out for that.
 */
export function useMotion(root: RefObject<HTMLElement | null>, moment: Moment): void {
  const places = useRef<Places | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const movedAt = useRef(0);
  useLayoutEffect(() => {
    const look = (): void => {
      const left = movedAt.current + CALM - performance.now();
      timer.current = left > 0 ? setTimeout(look, left) : null;
      if (left <= 0 && root.current !== null) places.current = placesIn(root.current);
    };
    if (root.current !== null && places.current !== null) move(root.current, places.current);
    places.current = null;
    if (!isCalm.matches) return;
    movedAt.current = performance.now();
    timer.current ??= setTimeout(look, CALM);
  }, [moment, root]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
}
