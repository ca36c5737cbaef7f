/**
 * All that a process remembers of what is stored, where names of people may be in it. Whatever is
 * remembered belongs to one memory, so that all of it is forgotten together when a name is erased.
 */
export class Memory {
  private readonly parts = new Set<{ clear(): void }>();
  private present = {};

  /** Changes whenever all is forgotten. */
  get era(): object {
    return this.present;
  }

  /** To be cleared with all the rest. */
  add(part: { clear(): void }): void {
    this.parts.add(part);
  }

  /** Names were erased that values may hold; what is being read meanwhile is not remembered. */
  forgetAll(): void {
    this.present = {};
    for (const part of this.parts) part.clear();
  }
}
