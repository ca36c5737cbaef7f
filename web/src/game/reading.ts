import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Moment } from './position';

/** Milliseconds between what one reads while a key is held. */
const PAUSE = 500;
/** Between what one sees at a glance: the sentence, the cursor of the whole game. */
const GLANCE = 100;
/** After which a key that has not moved the table is none that is held. */
const SILENCE = 2 * PAUSE;

interface Shown {
  readonly at: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment | null>;
}

/** What is told of: it follows what is shown. */
class Followed {
  readonly at = signal(0);
  readonly moment = signal<Moment | null>(null);

  catchUp({ at, moment }: Shown): void {
    batch(() => {
      this.at.value = at.peek();
      this.moment.value = moment.peek();
    });
  }
}

/**
 * Where the table is, for what is told beside it: the same at once, but while a key is held no oftener
 * than anybody reads. The cards and numbers of the table move with every step.
 */
export class Reading extends Followed {
  /** What takes no reading, but no eye follows sixty times a second. */
  readonly glance = new Followed();
  /** What nobody reads before the key is let go. */
  readonly rested = new Followed();
  /** Whether a key goes on by itself: what lasts a moment is seen by nobody. */
  isHeld = false;
  /** For where nobody heard that a key was let go, and what is waited for does not come. */
  private silence: ReturnType<typeof setTimeout> | null = null;
  private readAt = 0;
  private glancedAt = 0;

  constructor(private readonly shown: Shown) {
    super();
  }

  /** The table has moved. */
  follow(): void {
    if (!this.isHeld) {
      this.rest();
      return;
    }
    this.silence ??= setTimeout(() => this.rest(), SILENCE);
    // In the frame of a step, which is laid out once for both; never both of them in the same one.
    const now = performance.now();
    if (now - this.readAt >= PAUSE) this.readOn(now);
    else if (now - this.glancedAt >= GLANCE) this.lookUp(now);
  }

  /** A key goes on by itself. */
  hold(): void {
    if (!this.isHeld) this.readAt = performance.now();
    this.isHeld = true;
  }

  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.rest();
  }

  private lookUp(now: number): void {
    this.glancedAt = now;
    this.glance.catchUp(this.shown);
  }

  private readOn(now: number): void {
    this.readAt = now;
    this.catchUp(this.shown);
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
  }

  private rest(): void {
    const now = performance.now();
    batch(() => {
      this.readOn(now);
      this.lookUp(now);
      this.rested.catchUp(this.shown);
    });
  }
}
