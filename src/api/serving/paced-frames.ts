import { setTimeout as sleep } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import type { Asker } from './asker';
import type { Budgets } from './budgets';

const SECOND = 1_000;

export type Frames = AsyncGenerator<ExecutionResult, void, void>;

/** Frames as fast as the asker's budget allows: the next one waits for it, none is refused. */
export function pacedFrames(
  frames: Frames,
  budgets: Pick<Budgets, 'admit'>,
  asker: Asker,
  cost: number,
): Frames {
  const ended = new AbortController();
  const { signal } = ended;
  let sent = 0;

  const turn = async (): Promise<void> => {
    // The subscription itself has paid for the first.
    if (sent === 0) return;
    for (;;) {
      const { ok, left } = await budgets.admit(asker, cost, ended);
      if (ok) return;
      await sleep(left.reset * SECOND, undefined, { signal });
    }
  };
  const done = { done: true, value: undefined } as const;
  const paced: Frames = {
    next: async () => {
      try {
        await turn();
      } catch (error) {
        if (signal.aborted) return done;
        throw error;
      }
      sent += 1;
      return frames.next();
    },
    // Passed on at once, also while a frame is waited for.
    return: async () => {
      ended.abort();
      await frames.return();
      return done;
    },
    throw: async (error: unknown) => {
      ended.abort();
      return frames.throw(error);
    },
    [Symbol.asyncIterator]: () => paced,
    [Symbol.asyncDispose]: async () => {
      await paced.return();
    },
  };
  return paced;
}
