import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Moment } from './position';

/** Milliseconds between what one reads while a key is held. */
const PAUSE = 500;

interface Shown {
  readonly at: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment | null>;
}

/**
 * Where the table is, for what is told beside it: the same at once, but while a key is held no oftener
 * than anybody reads. The table itself moves with every step.
 */
export class Reading {
  readonly at = signal(0);
  readonly moment = signal<Moment | null>(null);
  /** Whether a key goes on by itself: what lasts a moment is seen by nobody. */
  isHeld = false;
  private coming: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly shown: Shown) {}

  /** The table has moved. */
  follow(): void {
    if (!this.isHeld) this.catchUp();
    else this.coming ??= setTimeout(() => this.catchUp(), PAUSE);
  }

  /** A key goes on by itself. */
  hold(): void {
    this.isHeld = true;
  }

  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.catchUp();
  }

  private catchUp(): void {
    if (this.coming !== null) clearTimeout(this.coming);
    this.coming = null;
    batch(() => {
      this.at.value = this.shown.at.peek();
      this.moment.value = this.shown.moment.peek();
    });
  }
}
