import { Pace } from '../../platform/observability/pace';

/** A fold that can be left after each of its steps. */
export type Folding<T> = Generator<void, T>;

/** What is folded already. */
export function* folded<T>(value: T): Folding<T> {
  yield;
  return value;
}

/** All of it at once. */
export function whole<T>(folding: Folding<T>): T {
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
  }
}

/** In between others come first, and it ends where nobody waits for it any more. */
export async function atEase<T>(folding: Folding<T>, signal?: AbortSignal): Promise<T> {
  const pace = new Pace(signal);
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
    const others = pace.pause();
    if (others !== undefined) await others;
  }
}
