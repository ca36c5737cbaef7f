import { useComputed, type ReadonlySignal } from '@preact/signals';
import { HeldPurposesDocument } from '../api/documents';
import { useAsked } from '../ui/asked';
import type { GameStore } from './store';

/** Whether the keys that are held decide who looks at the game: whoever sent it, or both players. */
export function useOwner(store: GameStore): ReadonlySignal<boolean> {
  const { answer } = useAsked(HeldPurposesDocument, {}, store.keys());
  return useComputed(() => {
    const given = answer.value;
    const held = given?.ok === true ? given.value.keys : [];
    const own = held.filter(({ game }) => game?.id === store.id);
    const seats = new Set(own.flatMap(({ side }) => side ?? []));
    return seats.size === 2 || own.some((one) => one.for === 'UPLOAD' || one.for === 'IMPORT');
  });
}
