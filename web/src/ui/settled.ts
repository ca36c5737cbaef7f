import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';

/** What a value is once it has been the same for so many milliseconds: for what is asked of the server. */
export function useSettled<T>(source: ReadonlySignal<T>, pause: number): ReadonlySignal<T> {
  const settled = useSignal(source.peek());
  useSignalEffect(() => {
    const now = source.value;
    const timer = setTimeout(() => (settled.value = now), pause);
    return () => clearTimeout(timer);
  });
  return settled;
}
