import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TypedDocumentString, Viewer } from '../api/documents';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import { useAsked, type Asked } from '../ui/asked';
import { useSettled } from '../ui/settled';

interface ViewVariables {
  readonly id: string;
  readonly as: Viewer;
}

/** Milliseconds that a live game stands still before its panes are asked for again. */
const PAUSE = 400;

/** Of a live game, its last moment once it has been the last for a while; null when it is over. */
export const useLast = (store: GameStore): number | null =>
  useSettled(
    useComputed(() => (store.head.value?.reason === null ? store.extent.value.to : null)),
    PAUSE,
  ).value;

/** What a pane asks once for a view; asked again when a live game has gone on. */
export function useView<T>(
  document: TypedDocumentString<T, ViewVariables>,
  store: GameStore,
): Asked<T> {
  const viewer = store.viewer.value;
  const view = useAsked(document, { id: store.id, as: asked(viewer) }, store.keys());
  const last = useLast(store);
  const known = useRef({ viewer, last });
  useEffect(() => {
    const was = known.current;
    known.current = { viewer, last };
    // Another view has another last moment, and is asked for by itself.
    if (was.viewer === viewer && was.last !== last) view.again();
  }, [viewer, last]);
  return view;
}
