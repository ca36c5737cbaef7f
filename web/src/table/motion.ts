import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Moment } from '../game/position';

/** Steps that follow faster than this are not shown moving: nobody would see it. */
const CALM = 160;
const DURATION = 220;

const isCalm = matchMedia('(prefers-reduced-motion: no-preference)');

const placesIn = (root: HTMLElement): Map<string, DOMRect> => {
  const places = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>('.card[data-handle]'))
    places.set(card.dataset['handle'] ?? '', card.getBoundingClientRect());
  return places;
};

/** Cards that went from one place to another go there before one's eyes. */
export function useMotion(root: RefObject<HTMLElement | null>, moment: Moment): void {
  const last = useRef<{ time: number; places: Map<string, DOMRect> }>({
    time: 0,
    places: new Map(),
  });
  useLayoutEffect(() => {
    if (root.current === null || !isCalm.matches) return;
    const now = performance.now();
    const isHasty = now - last.current.time < CALM;
    const before = last.current.places;
    last.current = { time: now, places: isHasty ? new Map() : placesIn(root.current) };
    if (isHasty) return;
    for (const card of root.current.querySelectorAll<HTMLElement>('.card-changed[data-handle]')) {
      const handle = card.dataset['handle'] ?? '';
      const [from, to] = [before.get(handle), last.current.places.get(handle)];
      if (from === undefined || to === undefined) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: DURATION,
        easing: 'ease-out',
      });
    }
  }, [moment, root]);
}
