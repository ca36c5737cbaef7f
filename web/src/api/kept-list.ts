import { signal, type ReadonlySignal } from '@preact/signals';

/** What this browser keeps at a place, the same in all its tabs. */
export interface KeptList<T> {
  readonly all: ReadonlySignal<readonly T[]>;
  readonly keep: (all: readonly T[]) => void;
}

/** What is stored there and is none of these is passed over. */
export function keptList<T>(place: string, isOne: (value: unknown) => value is T): KeptList<T> {
  const stored = (): readonly T[] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
      return Array.isArray(value) ? value.filter(isOne) : [];
    } catch {
      // Storage can be switched off; what is kept then lives as long as the page.
      return [];
    }
  };
  const all = signal(stored());
  if (typeof addEventListener === 'function')
    addEventListener('storage', ({ key }) => {
      if (key === place) all.value = stored();
    });
  return {
    all,
    keep: (kept) => {
      all.value = kept;
      try {
        localStorage.setItem(place, JSON.stringify(kept));
      } catch {
        // As above.
      }
    },
  };
}
