import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds that one piece of work takes at a stretch. */
const SLICE = 5;
/** The same where others have worked in the same turn of the event loop. */
const SHORT_SLICE = 1;

/** Since when the present turn of the event loop works; null where nobody has asked in it. */
let turnBegan: number | null = null;

const nextTurn = (): void => {
  turnBegan = null;
};

/** How a piece of work goes on: as long as somebody waits for it, and so that others come first. */
export class Pace {
  private began: number | null = null;

  constructor(
    /** Aborted when nobody waits any more. */
    private readonly signal: AbortSignal | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Undefined where the work goes on at once; else it has taken a while, and goes on in another turn of
   * the event loop. Throws, or rejects, when nobody waits for the answer any more: only between turns is
   * it heard that a client has gone.
   */
  pause(): Promise<void> | undefined {
    this.signal?.throwIfAborted();
    const time = this.now();
    if (turnBegan === null) {
      turnBegan = time;
      setImmediate(nextTurn);
    }
    this.began ??= time;
    const most = time - turnBegan < SLICE ? SLICE : SHORT_SLICE;
    if (time - this.began < most) return undefined;
    return turn().then(() => {
      this.began = null;
      this.signal?.throwIfAborted();
    });
  }
}
