import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type Answer } from '../api/ask';
import type { TypedDocumentString } from '../api/documents';
import { pauseAfter } from '../api/refusal';

export interface Asked<T> {
  /** Null until the first answer; the last answer stays while the next is on its way. */
  readonly answer: ReadonlySignal<Answer<T> | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly again: () => void;
}

/** Asks when the variables change; an answer that was overtaken is dropped. */
export function useAsked<T, V>(
  document: TypedDocumentString<T, V>,
  variables: V,
  keys: readonly string[] = [],
): Asked<T> {
  const answer = useSignal<Answer<T> | null>(null);
  const isLoading = useSignal(true);
  const turn = useSignal(0);
  const question = JSON.stringify([variables, keys]);
  useEffect(() => {
    const asking = new AbortController();
    let retry: ReturnType<typeof setTimeout> | null = null;
    isLoading.value = true;
    ask(document, variables, { keys, signal: asking.signal }).then(
      (given) => {
        answer.value = given;
        isLoading.value = false;
        const pause = given.ok ? null : pauseAfter(given.refusal);
        if (pause !== null) retry = setTimeout(() => (turn.value += 1), pause);
      },
      () => undefined,
    );
    return () => {
      asking.abort();
      if (retry !== null) clearTimeout(retry);
    };
  }, [document, question, turn.value]);
  return { answer, isLoading, again: () => (turn.value += 1) };
}
