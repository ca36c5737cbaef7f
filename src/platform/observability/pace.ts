import { setImmediate } from 'node:timers';
import { Client } from './client';
import { WaitingLine } from './waiting-line';

/** Milliseconds that one piece of work takes at a stretch. */
const SLICE = 5;
/** The same where others have worked in the same turn of the event loop. */
const SHORT_SLICE = 1;

/** Since when the present turn of the event loop works; null where nobody has asked in it. */
let turnBegan: number | null = null;

const nextTurn = (): void => {
  turnBegan = null;
};

const beginTurn = (time: number): number => {
  if (turnBegan === null) setImmediate(nextTurn);
  turnBegan = time;
  return time;
};

const line = new WaitingLine(setImmediate);

/** How a piece of work goes on: as long as somebody waits for it, and so that others come first. */
export class Pace {
  private began: number | null = null;
  private hasWaited = false;
  /** What waits for its turn: parts of one piece of work go on one after another. */
  private last: Promise<void> | null = null;

  constructor(
    /** Says when nobody waits any more. What has one client, or one signal, was asked for by one. */
    private readonly client: Client | AbortSignal | undefined,
    private readonly now: () => number = () => performance.now(),
    private readonly isStoring = false,
  ) {}

  /**
   * Undefined where the work goes on at once; else it has taken a while, and goes on in another turn of
   * the event loop. Throws, or rejects, when nobody waits for the answer any more: only between turns is
   * it heard that a client has gone.
   */
  pause(): Promise<void> | undefined {
    this.client?.throwIfAborted();
    const { last } = this;
    if (last === null && !this.isUsedUp()) return undefined;
    // The part before works between its turn and this question.
    const turn =
      last === null ? this.turn() : last.then(() => (this.isUsedUp() ? this.turn() : undefined));
    const gone = (): void => {
      if (this.last === turn) this.last = null;
    };
    this.last = turn;
    turn.then(gone, gone);
    return turn;
  }

  private isUsedUp(): boolean {
    const time = this.now();
    const since = turnBegan ?? beginTurn(time);
    this.began ??= time;
    const most = time - since < SLICE ? SLICE : SHORT_SLICE;
    return time - this.began >= most;
  }

  private asker(): object {
    const { client } = this;
    return (client instanceof Client ? client.signal : client) ?? this;
  }

  private async turn(): Promise<void> {
    const place = this.isStoring ? 'storing' : this.hasWaited ? 'others' : 'newcomers';
    this.hasWaited = true;
    await line.wait(this.asker(), place);
    this.began = beginTurn(this.now());
    this.client?.throwIfAborted();
  }
}
