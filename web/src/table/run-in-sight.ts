import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Servers that do not fit are a row to swipe: the one under attack comes to the middle. */
export function useRunInSight(root: RefObject<HTMLElement | null>, server: string | null): void {
  useLayoutEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('.servers');
    if (server === null || row === null || row === undefined || row.scrollWidth <= row.clientWidth)
      return;
    for (const column of row.querySelectorAll<HTMLElement>('.server'))
      if (column.dataset['server'] === server)
        row.scrollLeft = column.offsetLeft - (row.clientWidth - column.clientWidth) / 2;
  }, [server, root]);
}
