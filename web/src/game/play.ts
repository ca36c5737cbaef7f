import { useEffect } from 'preact/hooks';
import type { GameStore } from './store';

/** Goes on by itself while it plays; stops at the end. */
export function usePlaying(store: GameStore): void {
  const isPlaying = store.isPlaying.value;
  const speed = store.speed.value;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      // What has not come yet is waited for.
      if (!store.isDrawn) return;
      if (store.at.peek() >= store.extent.peek().to) store.isPlaying.value = false;
      else store.step('moment', 1);
    }, 1_000 / speed);
    return () => clearInterval(timer);
  }, [store, isPlaying, speed]);
}
