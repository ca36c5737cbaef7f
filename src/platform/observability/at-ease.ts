import type { Folding } from '#streams/folding';
import { Pace } from './pace';

/** In between others come first, and it ends where nobody waits for it any more. */
export const atEase = <T>(folding: Folding<T>, signal?: AbortSignal): Promise<T> =>
  paced(folding, new Pace(signal));

/** The same for what stores a game and lists it, which has turns of its own beside questions. */
export const storingAtEase = <T>(folding: Folding<T>): Promise<T> =>
  paced(folding, new Pace(undefined, undefined, true));

async function paced<T>(folding: Folding<T>, pace: Pace): Promise<T> {
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
    const others = pace.pause();
    if (others !== undefined) await others;
  }
}
