interface Part {
  clear(): void;
  delete(id: string): void;
}

/**
 * All that a process remembers of what is stored, where names of people may be in it. Whatever is
 * remembered belongs to one memory, so that all of it is forgotten together when a name is erased.
 */
export class Memory {
  private readonly parts = new Set<Part>();
  private present = {};

  /** Changes whenever all is forgotten. */
  get era(): object {
    return this.present;
  }

  /** To be cleared with all the rest. */
  add(part: Part): void {
    this.parts.add(part);
  }

  /** What is known under these ids was removed; what is being read meanwhile is not remembered. */
  forget(ids: readonly string[]): void {
    this.present = {};
    for (const part of this.parts) for (const id of ids) part.delete(id);
  }

  /** Names were erased that values may hold; what is being read meanwhile is not remembered. */
  forgetAll(): void {
    this.present = {};
    for (const part of this.parts) part.clear();
  }
}
