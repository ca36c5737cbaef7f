import type { GameStore } from './store';

const PAUSE = 30_000;

/** Asks now and then, and when somebody comes back to the page, whether it may still be shown. */
export function watch(store: GameStore): () => void {
  const look = (): void => {
    if (store.head.peek() !== null && document.visibilityState === 'visible') void store.refresh();
  };
  const timer = setInterval(look, PAUSE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
