import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Asking for sizes makes the browser lay the page out: not while a key is held. */
const PAUSE = 80;

/** Servers that do not fit are a row to swipe: the one under attack comes to the middle. */
export function useRunInSight(root: RefObject<HTMLElement | null>, server: string | null): void {
  useEffect(() => {
    if (server === null) return;
    const timer = setTimeout(() => bringToMiddle(root.current, server), PAUSE);
    return () => clearTimeout(timer);
  }, [server, root]);
}

function bringToMiddle(table: HTMLElement | null, server: string): void {
  const row = table?.querySelector<HTMLElement>('.servers');
  if (row === null || row === undefined || row.scrollWidth <= row.clientWidth) return;
  for (const column of row.querySelectorAll<HTMLElement>('.server'))
    if (column.dataset['server'] === server)
      row.scrollLeft = column.offsetLeft - (row.clientWidth - column.clientWidth) / 2;
}
