import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameStore } from './store';

/** Browsers refuse addresses that change oftener; while a key is held it does not change at all. */
const PAUSE = 700;

export const addressOf = (id: string, viewer: string, at: number): string =>
  `/games/${id}/${viewer}/${at}`;

/** Keeps the address at what is shown: it can be sent to somebody at any time. */
export function useAddress(store: GameStore): void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useSignalEffect(() => {
    const [viewer, at, head] = [
      store.viewer.value,
      store.reading.rested.at.value,
      store.head.value,
    ];
    if (head === null || !store.extents.value.has(viewer) || !store.hasMoments.value) return;
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const address = addressOf(store.id, viewer, at);
      if (location.pathname.startsWith('/games/') && location.pathname !== address)
        history.replaceState(history.state, '', address);
    }, PAUSE);
  });
}
