import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type Answer } from '../api/ask';
import type { TypedDocumentString } from '../api/documents';

export interface Asked<T> {
  /** Null until the first answer; the last answer stays while the next is on its way. */
  readonly answer: ReadonlySignal<Answer<T> | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly again: () => void;
}

/** Milliseconds until a server that does not answer is asked again, as its refusal says. */
export const RETRY = 3_000;

const isUnreachable = (given: Answer<unknown>): boolean =>
  !given.ok && given.refusal.code === 'UNREACHABLE';

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
        if (isUnreachable(given)) retry = setTimeout(() => (turn.value += 1), RETRY);
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
