/** Milliseconds between what one reads while a key is held. */
export const PAUSE = 500;
/** Between what one sees at a glance: the sentence. */
const GLANCE = 100;
/** How much longer all of them wait for a step that leaves the table as it is: every third does. */
const PATIENCE = 100;

const PARTS = [
  ['read', PAUSE],
  ['passed', PAUSE],
  ['glance', GLANCE],
] as const;
type Part = (typeof PARTS)[number][0];

/** Which part of what stands beside the table follows a step of a held key: never two the same one. */
export class Pace {
  private readonly toldAt = new Map<Part, number>();

  /** A key goes on by itself from now on. */
  begin(now: number): void {
    this.tell('read', now);
    this.tell('passed', now - PAUSE / 2);
  }

  tell(part: Part, now: number): void {
    this.toldAt.set(part, now);
  }

  /** `isIdle` for a step that leaves the table as it is. */
  due(now: number, isIdle: boolean): Part | null {
    const patience = isIdle ? 0 : PATIENCE;
    const part = PARTS.find(
      ([name, pause]) => now - (this.toldAt.get(name) ?? -Infinity) >= pause + patience,
    );
    if (part === undefined) return null;
    this.tell(part[0], now);
    return part[0];
  }
}
