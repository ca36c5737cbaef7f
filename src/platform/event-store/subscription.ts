import type { EventStore, Subscription, SubscriptionOptions } from './event-store';

/** Milliseconds: a slower transaction that ends tells nobody. */
const POLL = 250;
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;
const BATCH = 1_000;

type Source = Pick<EventStore, 'readAll'>;

/** Reads and delivers until stopped; trouble is reported and tried again, ever more slowly. */
export function follow(
  source: Source,
  listen: (listener: () => void) => () => void,
  options: SubscriptionOptions,
): Subscription {
  const waker = new Waker();
  const forget = listen(() => waker.wake());
  let stopped = false;
  const run = async (): Promise<void> => {
    let after = options.after;
    let retry = FIRST_RETRY;
    while (!stopped) {
      waker.reset();
      try {
        const events = await source.readAll(after, options.batch ?? BATCH);
        const last = events.at(-1);
        if (last === undefined) await waker.wait(POLL);
        else {
          await options.deliver(events);
          after = last.position;
        }
        retry = FIRST_RETRY;
      } catch (error) {
        options.onError(error);
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

/** A wait that a signal ends; a signal since the last reset counts. */
export class Waker {
  private awake = false;
  private end: (() => void) | null = null;

  wake(): void {
    this.awake = true;
    this.end?.();
  }

  reset(): void {
    this.awake = false;
  }

  async wait(milliseconds: number): Promise<void> {
    if (this.awake) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.end = null;
  }
}
