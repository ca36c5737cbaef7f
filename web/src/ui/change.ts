import { useSignal, type ReadonlySignal } from '@preact/signals';
import { ask } from '../api/ask';
import type { TypedDocumentString } from '../api/documents';
import type { Refusal } from '../api/refusal';

export interface Change {
  readonly isBusy: ReadonlySignal<boolean>;
  /** Why the last was refused. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** What came of it; null where it was refused, or one is on its way. */
  readonly make: <T, V>(
    document: TypedDocumentString<T, V>,
    variables: V,
    keys?: readonly string[],
  ) => Promise<T | null>;
}

/** Changes on the server, one at a time. */
export function useChange(): Change {
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | null>(null);
  return {
    isBusy,
    refusal,
    make: async (document, variables, keys = []) => {
      if (isBusy.peek()) return null;
      isBusy.value = true;
      const answer = await ask(document, variables, { keys });
      isBusy.value = false;
      refusal.value = answer.ok ? null : answer.refusal;
      return answer.ok ? answer.value : null;
    },
  };
}
