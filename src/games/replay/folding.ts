import { breath } from '../../platform/observability/breath';

/** A fold that can be left after each of its steps. */
export type Folding<T> = Generator<void, T>;

/** All of it at once. */
export function whole<T>(folding: Folding<T>): T {
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
  }
}

/** In between others come first, and it ends where nobody waits for it any more. */
export async function atEase<T>(folding: Folding<T>, pause = breath): Promise<T> {
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
    const others = pause();
    if (others !== undefined) await others;
  }
}
