/** A wait that a signal ends; a signal since the last reset counts. */
export class Waker {
  private awake = false;
  private end: (() => void) | null = null;

  wake(): void {
    this.awake = true;
    this.end?.();
  }

  reset(): void {
    this.awake = false;
  }

  async wait(milliseconds: number): Promise<void> {
    if (this.awake) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.end = null;
  }
}
