import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameStore } from '../game/store';

/** Follows a game that goes on; what that takes is loaded for such games alone. */
export function useFollowing(store: GameStore): void {
  const head = store.head.value;
  const viewer = store.viewer.value;
  const isOver = head === null || head.reason !== null || head.observed !== null;
  const turn = useSignal(0);
  const mayLook = store.extents.value.has(viewer);
  useEffect(() => {
    if (isOver || !mayLook) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    void import('./follow').then(({ follow }) => {
      if (!isLeft) stop = follow(store, () => (turn.value += 1));
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [store, viewer, isOver, mayLook, turn.value]);
}
