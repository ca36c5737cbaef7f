import type { Position } from '../event-store/position';

/** Since when, in milliseconds of the process, each projection has waited for an event that was published. */
export class Waiting {
  private readonly since = new Map<
    string,
    { readonly position: Position; readonly began: number }
  >();

  /** Milliseconds in which an event may be on its way. */
  constructor(private readonly patience: number) {}

  /** Whether a projection has waited too long for the event at a position: it is lost on its way. */
  isInVain(name: string, position: Position): boolean {
    const before = this.since.get(name);
    if (before?.position === position) return performance.now() - before.began > this.patience;
    this.since.set(name, { position, began: performance.now() });
    return false;
  }

  isOver(name: string): void {
    this.since.delete(name);
  }
}
