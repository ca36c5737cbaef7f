import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CardView } from '../game/position';

/** Asking for sizes makes the browser lay the page out: not while a key is held. */
const PAUSE = 80;

interface Eyed {
  /** The server under attack. */
  readonly server: string | null;
  /** Cards that changed; none while a key is held. */
  readonly changed: ReadonlySet<CardView>;
}

/**
 * What does not fit is a row to swipe: the server under attack comes to the middle of its row, and so
 * does a card that changed out of sight, but for servers while there is a run on another.
 */
export function useInSight(root: RefObject<HTMLElement | null>, { server, changed }: Eyed): void {
  useEffect(() => {
    if (server === null) return;
    return later(() => forRows(root.current, '.servers', (row) => attackedIn(row, server)));
  }, [server, root]);
  useEffect(() => {
    if (changed.size === 0) return;
    const rows = server === null ? '.servers, .rig-cards' : '.rig-cards';
    return later(() => forRows(root.current, rows, hiddenChangeIn));
  }, [changed, server, root]);
}

function later(doing: () => void): () => void {
  const timer = setTimeout(doing, PAUSE);
  return () => clearTimeout(timer);
}

/** Brings to the middle of each row that is longer than its box what is found in it. */
function forRows(
  table: HTMLElement | null,
  rows: string,
  find: (row: HTMLElement) => HTMLElement | null,
): void {
  for (const row of table?.querySelectorAll<HTMLElement>(rows) ?? []) {
    if (row.scrollWidth <= row.clientWidth) continue;
    const found = find(row);
    if (found === null) continue;
    const [box, wanted] = [row.getBoundingClientRect(), found.getBoundingClientRect()];
    row.scrollLeft += wanted.left - box.left - (box.width - wanted.width) / 2;
  }
}

const attackedIn = (row: HTMLElement, server: string): HTMLElement | null =>
  [...row.querySelectorAll<HTMLElement>('.server')].find(
    (column) => column.dataset['server'] === server,
  ) ?? null;

/** Nothing where one of them is in sight. */
function hiddenChangeIn(row: HTMLElement): HTMLElement | null {
  const { left, right } = row.getBoundingClientRect();
  const changed = [...row.querySelectorAll<HTMLElement>('.card-changed')];
  const isSeen = (card: HTMLElement): boolean => {
    const box = card.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  };
  return changed.some(isSeen) ? null : (changed[0] ?? null);
}
