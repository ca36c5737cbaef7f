import { useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** Not at every step of a held key. */
const PAUSE = 100;
const MARGIN = 30;

/**
 * Brings a line into sight. Where it lies is told by the browser when it has laid the page out: to ask
 * would make it do that twice.
 */
function show(scroller: HTMLElement, here: Element): void {
  const looking = new IntersectionObserver(
    ([seen]) => {
      looking.disconnect();
      const box = seen?.rootBounds;
      if (seen === undefined || box === null || box === undefined) return;
      const { top, bottom } = seen.boundingClientRect;
      if (top < box.top + MARGIN) scroller.scrollTop += top - box.top - 2 * MARGIN;
      else if (bottom > box.bottom - MARGIN) scroller.scrollTop += bottom - box.bottom + 2 * MARGIN;
    },
    { root: scroller },
  );
  looking.observe(here);
}

/** Keeps the present line of the tree in sight: where it is changes with the moment, or with what is told. */
export function useScrolledHere(
  list: RefObject<HTMLElement | null>,
  changing: ReadonlySignal<unknown>,
): void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useSignalEffect(() => {
    void changing.value;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const scroller = list.current;
      const here =
        scroller?.querySelector('.tree-turn-now') ??
        scroller?.querySelector('.tree-fact-now') ??
        scroller?.querySelector('.tree-action-now');
      if (scroller !== null && here !== null && here !== undefined) show(scroller, here);
    }, PAUSE);
  });
}
