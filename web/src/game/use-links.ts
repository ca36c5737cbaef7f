import { useEffect } from 'preact/hooks';
import { look } from './look';
import type { GameStore } from './store';
import { viewerNamed, type ViewerName } from './viewers';

export const momentIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** Leads to what an address of this game names; a view without a moment is shown at the same point. */
function follow(store: GameStore, viewer: ViewerName | null, at: number | null): void {
  if (store.head.peek() === null || viewer === null) return;
  if (at !== null) {
    if (viewer !== store.viewer.peek() || at !== store.at.peek()) store.open(viewer, at);
  } else if (store.extents.peek().has(viewer)) void look(store, viewer);
  else store.open(viewer, 0);
}

/**
 * Back, forward and links within the page lead to another moment of the same game. The router tells of an
 * address that is another than the last it saw, and not of one that is pressed again after some steps.
 */
export function useLinks(store: GameStore, viewer: ViewerName | null, at: number | null): void {
  useEffect(() => follow(store, viewer, at), [viewer, at, store]);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener(
      'click',
      (event) => {
        const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
        // What the router let be is the browser's.
        if (link === undefined || link.origin !== location.origin || !event.defaultPrevented)
          return;
        const [, games, id, name, at] = link.pathname.split('/');
        if (games === 'games' && id === store.id) follow(store, viewerNamed(name), momentIn(at));
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [store]);
}
