import type { Pool } from 'pg';
import { START, type Position } from '../event-store/position';
import { Waker } from '../event-store/waker';
import { statesOf } from './projection-slot';

/** Milliseconds between looks at what other processes have projected. */
const POLL = 50;

/** How far projections are, for those who wait for them. */
export class Reached {
  private readonly waiters = new Set<Waker>();
  private readonly arrival = new Waker();
  /** By this process itself. */
  private readonly positions = new Map<string, Position>();
  private looked: { readonly at: number; readonly states: ReturnType<typeof statesOf> } | null =
    null;

  constructor(private readonly pool: Pool) {}

  note(projection: string, position: Position): void {
    this.positions.set(projection, position);
  }

  wake(): void {
    for (const waiter of this.waiters) waiter.wake();
  }

  /** Resolves as soon as somebody waits, or after so many milliseconds. */
  async awaited(milliseconds: number): Promise<void> {
    if (this.waiters.size > 0) return;
    this.arrival.reset();
    await this.arrival.wait(milliseconds);
  }

  /** Whether all of them have read the event at `position`, waiting at most so many milliseconds. */
  async wait(
    projections: readonly string[],
    position: Position,
    patience: number,
  ): Promise<boolean> {
    const waker = new Waker();
    this.waiters.add(waker);
    this.arrival.wake();
    const deadline = performance.now() + patience;
    try {
      for (;;) {
        waker.reset();
        if (this.isHere(projections, position) || (await this.isStored(projections, position)))
          return true;
        const left = deadline - performance.now();
        if (left <= 0) return false;
        await waker.wait(Math.min(left, POLL));
      }
    } finally {
      this.waiters.delete(waker);
    }
  }

  private isHere(projections: readonly string[], position: Position): boolean {
    return projections.every((name) => (this.positions.get(name) ?? START) >= position);
  }

  /** Another process may be the one that projects, and wakes nobody here: all who wait look together. */
  private async isStored(projections: readonly string[], position: Position): Promise<boolean> {
    const now = performance.now();
    if (this.looked === null || now - this.looked.at >= POLL)
      this.looked = { at: now, states: statesOf(this.pool, projections) };
    const states = await this.looked.states;
    return projections.every((name) => (states.get(name)?.position ?? START) >= position);
  }
}
