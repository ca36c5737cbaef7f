import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { Pace, PAUSE } from './pace';
import type { Moment } from './position';

/** After which a key that has not moved the table is none that is held. */
const SILENCE = 2 * PAUSE;

interface Shown {
  readonly at: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment | null>;
}

/** Whether a step draws no card and no number anew: what is the same is the same object. */
const isIdle = (before: Moment | null, { position: now }: Moment): boolean =>
  before !== null &&
  before.position.corp === now.corp &&
  before.position.runner === now.runner &&
  before.position.run === now.run;

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
  /** Which turn it is: as often as what is read, but in steps of its own. */
  readonly passed = new Followed();
  /** What nobody reads before the key is let go. */
  readonly rested = new Followed();
  /** Whether a key goes on by itself: what lasts a moment is seen by nobody. */
  isHeld = false;
  /** For where nobody heard that a key was let go, and what is waited for does not come. */
  private silence: ReturnType<typeof setTimeout> | null = null;
  private readonly pace = new Pace();
  /** What the step before showed. */
  private stepped: Moment | null = null;

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
    // In the frame of a step, which is laid out once for both.
    const shown = this.shown.moment.peek();
    const idle = shown !== null && isIdle(this.stepped, shown);
    this.stepped = shown;
    switch (this.pace.due(performance.now(), idle)) {
      case 'read':
        return this.readOn();
      case 'passed':
        return this.passed.catchUp(this.shown);
      case 'glance':
        return this.glance.catchUp(this.shown);
      case null:
    }
  }

  /** A key goes on by itself. */
  hold(): void {
    if (!this.isHeld) this.pace.begin(performance.now());
    this.isHeld = true;
  }

  letGo(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.rest();
  }

  private readOn(): void {
    this.catchUp(this.shown);
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
  }

  private rest(): void {
    batch(() => {
      this.readOn();
      for (const one of [this.passed, this.glance, this.rested]) one.catchUp(this.shown);
    });
  }
}
