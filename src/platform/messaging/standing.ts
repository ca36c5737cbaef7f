import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumption } from './message-bus';

/** A consumer that has joined its group. */
export interface Joined {
  /** Resolves when it has given up, and takes nothing any more. */
  readonly crashed: Promise<unknown>;
  leave(): Promise<void>;
}

export interface Standing {
  /** Leaves nothing open where it throws. */
  join(): Promise<Joined>;
  onError(error: unknown): void;
  /** Milliseconds before it is tried again; twice as many each time, up to `longest`. */
  readonly pause: number;
  readonly longest: number;
}

/**
 * Joins anew whenever what joined gives up, until stopped. kafkajs can do so by itself, but a
 * consumer that is disconnected as it starts again goes on for ever, with nobody to stop it.
 *
 * @throws what the first `join` throws.
 */
export async function standing(options: Standing): Promise<Consumption> {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const life = live(options, await options.join(), stopping.signal, stopped);
  return {
    stop: () => {
      stopping.abort();
      return life;
    },
  };
}

async function live(
  options: Standing,
  first: Joined,
  signal: AbortSignal,
  stopped: Promise<void>,
): Promise<void> {
  for (let joined: Joined | null = first; joined !== null;) {
    await Promise.race([joined.crashed, stopped]);
    await joined.leave().catch(options.onError);
    joined = await joinedAgain(options, signal);
  }
}

/** Null when it was stopped before that. */
async function joinedAgain(options: Standing, signal: AbortSignal): Promise<Joined | null> {
  for (let pause = options.pause; !signal.aborted; pause = Math.min(2 * pause, options.longest)) {
    // An aborted pause is over.
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    try {
      return await options.join();
    } catch (error) {
      options.onError(error);
    }
  }
  return null;
}
