import type { EventStore, Subscription, SubscriptionOptions } from './event-store';
import { Waker } from './waker';

/** Milliseconds: a slower transaction that ends tells nobody. */
const POLL = 250;
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;
const BATCH = 1_000;

export interface Following {
  /** False when there was nothing to do. */
  step(): Promise<boolean>;
  /** Lets more come together before the next step, where that makes fewer steps. */
  gather?(): Promise<void>;
  /** Calls back when there may be something to do, until the returned function is called. */
  listen(listener: () => void): () => void;
  onError(error: unknown): void;
}

/** Steps until stopped; trouble is reported and tried again, ever more slowly. */
export function follow({ step, gather, listen, onError }: Following): Subscription {
  const waker = new Waker();
  const forget = listen(() => waker.wake());
  let stopped = false;
  const run = async (): Promise<void> => {
    let retry = FIRST_RETRY;
    while (!stopped) {
      waker.reset();
      try {
        if (!(await step())) await waker.wait(POLL);
        await gather?.();
        retry = FIRST_RETRY;
      } catch (error) {
        onError(error);
        await waker.wait(retry);
        retry = Math.min(2 * retry, LONGEST_RETRY);
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      forget();
      waker.wake();
      await running;
    },
  };
}

export function deliverAll(
  store: Pick<EventStore, 'readAll' | 'listen'>,
  options: SubscriptionOptions,
): Subscription {
  let { after } = options;
  return follow({
    step: async () => {
      const events = await store.readAll(after, options.batch ?? BATCH);
      const last = events.at(-1);
      if (last === undefined) return false;
      await options.deliver(events);
      after = last.position;
      return true;
    },
    listen: (listener) => store.listen(listener),
    onError: (error) => options.onError(error),
  });
}
