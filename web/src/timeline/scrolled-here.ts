import { useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** Asking where something lies makes the browser lay the page out: not at every step of a held key. */
const PAUSE = 100;
const MARGIN = 30;

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
        scroller?.querySelector('.tree-fact-now') ?? scroller?.querySelector('.tree-action-now');
      if (scroller === null || here === null || here === undefined) return;
      const [box, line] = [scroller.getBoundingClientRect(), here.getBoundingClientRect()];
      if (line.top < box.top + MARGIN) scroller.scrollTop += line.top - box.top - 2 * MARGIN;
      else if (line.bottom > box.bottom - MARGIN)
        scroller.scrollTop += line.bottom - box.bottom + 2 * MARGIN;
    }, PAUSE);
  });
}
