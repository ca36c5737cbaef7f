import type { Folding } from '#streams/folding';
import { Pace } from './pace';

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
