import type { TypedDocumentString } from '../api/documents';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import type { Viewer } from '../api/documents';
import { useAsked } from '../ui/asked';

interface ViewVariables {
  readonly id: string;
  readonly as: Viewer;
}

/** What a pane asks once for a view; asked again when a live game goes on. */
export function useView<T>(document: TypedDocumentString<T, ViewVariables>, store: GameStore) {
  const variables = { id: store.id, as: asked(store.viewer.value) };
  return useAsked(document, variables, store.keys());
}
