/** Chance at the edge; what it drew is recorded, so nothing needs to be drawn again. */
export interface Draws {
  shuffled<T>(items: readonly T[]): readonly T[];
}
