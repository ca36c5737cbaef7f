import type { Anchors } from './anchors';
import type { Subscription } from './event-store';
import { Waker } from './waker';

/** Milliseconds: what was appended since the last anchor can be taken away without a trace. */
const INTERVAL = 10_000;

/** Anchors what is appended until stopped, and then what there is. Any number of processes may do so. */
export function keepAnchors(
  anchors: Pick<Anchors, 'advance'>,
  onError: (error: unknown) => void,
): Subscription {
  const waker = new Waker();
  let stopped = false;
  const advance = async (): Promise<void> => {
    try {
      while ((await anchors.advance()) > 0);
    } catch (error) {
      onError(error);
    }
  };
  const run = async (): Promise<void> => {
    while (!stopped) {
      await advance();
      waker.reset();
      if (!stopped) await waker.wait(INTERVAL);
    }
    await advance();
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      waker.wake();
      await running;
    },
  };
}
