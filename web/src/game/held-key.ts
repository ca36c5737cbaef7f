/** Milliseconds between two repeats of a key that goes on by itself; slower ones are a reader's own pace. */
const FLOWING = 60;
/** A key that is silent for so long is held no longer, though nobody heard that it was let go. */
const SILENCE = 250;

/**
 * A key that is held: it steps in the frames of the screen, not when its repeats come. Keyboards repeat
 * at a pace of their own, some 30 times a second, and a step in the midst of a frame is too late for it.
 */
export class HeldKey {
  private wanted: (() => void) | null = null;
  private frame: number | null = null;
  private flows = false;
  private isDue = false;
  private heardAt = -Infinity;

  /** A repeat at a time by the clock of events; `flows` for what goes on in the frames between repeats. */
  repeat(at: number, doing: () => void, flows: boolean): void {
    this.flows = flows && at - this.heardAt <= FLOWING;
    this.heardAt = at;
    this.wanted = doing;
    this.isDue = true;
    this.frame ??= requestAnimationFrame(this.onFrame);
  }

  /** A repeat that no frame has come for is still done. */
  letGo(): void {
    const due = this.isDue ? this.wanted : null;
    this.stop();
    due?.();
  }

  stop(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    this.wanted = null;
    this.flows = false;
    this.isDue = false;
    this.heardAt = -Infinity;
  }

  private readonly onFrame = (now: number): void => {
    const goesOn = this.flows && now - this.heardAt <= SILENCE;
    const doing = goesOn || this.isDue ? this.wanted : null;
    this.isDue = false;
    this.frame = goesOn ? requestAnimationFrame(this.onFrame) : null;
    doing?.();
  };
}
