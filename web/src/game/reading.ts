import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Moment } from './position';

/** Milliseconds between what one reads while a key is held. */
const PAUSE = 500;
/** Between what one sees at a glance: the sentence, the cursor of the whole game. */
const GLANCE = 100;

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
  /** Whether a key goes on by itself: what lasts a moment is seen by nobody. */
  isHeld = false;
  private coming: ReturnType<typeof setTimeout> | null = null;
  private glancedAt = 0;

  constructor(private readonly shown: Shown) {
    super();
  }

  /** The table has moved. */
  follow(): void {
    if (!this.isHeld) {
      this.readOn();
      return;
    }
    this.coming ??= setTimeout(() => this.readOn(), PAUSE);
    if (performance.now() - this.glancedAt >= GLANCE) this.lookUp();
  }

  /** A key goes on by itself. */
  hold(): void {
    this.isHeld = true;
  }

  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.readOn();
  }

  private lookUp(): void {
    this.glancedAt = performance.now();
    this.glance.catchUp(this.shown);
  }

  private readOn(): void {
    if (this.coming !== null) clearTimeout(this.coming);
    this.coming = null;
    batch(() => {
      this.catchUp(this.shown);
      this.lookUp();
    });
  }
}
