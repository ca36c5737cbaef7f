import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { HeldPurposesDocument, type HeldPurposesQuery } from '../api/documents';
import type { GameStore } from './store';

/** Whoever sent the game decides who looks at it, and so do both players together. */
function decides(held: HeldPurposesQuery['keys'], id: string): boolean {
  const own = held.filter(({ game }) => game?.id === id);
  const seats = new Set(own.flatMap(({ side }) => side ?? []));
  return seats.size === 2 || own.some((one) => one.for === 'UPLOAD' || one.for === 'IMPORT');
}

/** Whether the keys that are held decide who looks at the game; without any nothing is asked. */
export function useOwner(store: GameStore): ReadonlySignal<boolean> {
  const isOwner = useSignal(false);
  const keys = store.keys();
  useEffect(() => {
    isOwner.value = false;
    if (keys.length === 0) return;
    const asking = new AbortController();
    ask(HeldPurposesDocument, {}, { keys, signal: asking.signal }).then(
      (answer) => (isOwner.value = answer.ok && decides(answer.value.keys, store.id)),
      () => undefined,
    );
    return () => asking.abort();
  }, [store, keys.join(), isOwner]);
  return isOwner;
}
